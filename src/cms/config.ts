/** The editor under `/admin/`: its forms, derived from the schemas of the content, and what its pages may reach. */
import type { CmsConfig, CollectionFile, Field } from '@sveltia/cms'
import { day, isLength } from '../articles/fields'
import {
  articleSchema,
  personSchema,
  type Signer,
  signatureOf,
  sourceSchema,
  termSchema,
} from '../articles/schema'
import { fill } from '../locale'
import { analytics, cms, site } from '../site'
import { editor as words } from '../words'

type CmsSettings = typeof cms
export type People = readonly Signer[]

/** @returns the options of a field for those who may sign an article */
const authorOptions = (people: People) =>
  people.map((person) => {
    const value = signatureOf(person, people)
    return { value, label: value === person.name ? value : `${person.name} (${value})` }
  })

/** The part of a valibot schema, or of an action in its pipe, that a form can follow. */
interface Schema {
  readonly type: string
  readonly pipe?: readonly Schema[]
  readonly requirement?: unknown
  readonly wrapped?: Schema
  readonly item?: Schema
  readonly entries?: Entries
  readonly options?: readonly string[]
}
type Entries = Readonly<Record<string, Schema>>

/** Options that a schema does not have for its field, such as a hint or another widget. */
type Options = Readonly<Record<string, unknown>>

/** Characters above which a text gets a box of several lines. */
const lineLength = 100

const labels: Readonly<Record<string, string>> = words.fields
const { hints } = words

/** @returns the requirements of a schema and of one that it extends, by names such as `max_length`, or `range` of a length */
const requirementsOf = ({ type, requirement, pipe = [] }: Schema): Options => {
  const own = isLength(requirement) ? { range: requirement.range } : { [type]: requirement }
  return Object.assign(own, ...pipe.map(requirementsOf))
}

/** @returns a field that refuses what the schema refuses, as far as it can. @throws Error where none is known */
function fieldOf(name: string, schema: Schema, special: Options = {}): Field {
  const field = {
    name,
    label: labels[name] ?? name,
    required: !schema.wrapped,
    ...special,
  }
  if ('widget' in special) return field
  const value = schema.wrapped ?? schema
  const { type, options, entries, item } = value
  if (value === day) {
    const date = { type: 'date', format: 'YYYY-MM-DD', input_timezone: site.timeZone } as const
    return { ...field, widget: 'datetime', ...date }
  }
  if (options) return { ...field, widget: 'select', options: [...options] }
  if (entries) return { ...field, widget: 'object', fields: fieldsOf(entries) }
  if (type === 'boolean') return { ...field, widget: 'boolean' }
  if (type === 'number') return { ...field, widget: 'number', value_type: 'float' }
  const { max_length: max, regex, starts_with: start, range } = requirementsOf(value)
  const isRange = Array.isArray(range)
  // A form that refused what only warns could not save what came from elsewhere.
  const [least = 0, most = 0] = isRange ? range : []
  const right = isRange && fill(item ? words.entries : words.characters, { least, most })
  const hint = [special.hint, right].filter(Boolean).join(' ') || undefined
  if (item) {
    const entry = fieldOf(name, item, { label: words.entry })
    return { ...field, hint, widget: 'list', label_singular: words.entry, field: entry }
  }
  if (type !== 'string') throw new Error(`${name}: src/cms/config.ts has no field for ${type}`)
  const source = regex instanceof RegExp ? regex.source : start && `^${start}\\S+$`
  const pattern = source && [source, special.hint ?? source]
  const usual = isRange ? most : max
  const widget = Number(usual) > lineLength ? 'text' : 'string'
  return { ...field, hint, widget, maxlength: max, pattern }
}

export const fieldsOf = (entries: Entries, special: Readonly<Record<string, Options>> = {}) =>
  Object.entries(entries).map(([name, schema]) => fieldOf(name, schema, special[name]))

const portrait = fieldsOf(personSchema.entries.portrait.wrapped.entries, {
  src: { widget: 'image' },
})

const listOptions = {
  id: { hint: hints.id },
  date: { hint: hints.published },
  url: { hint: hints.url },
  also: { hint: hints.also },
  article: { widget: 'relation', collection: 'articles', display_fields: ['title'] },
  portrait: { widget: 'object', fields: portrait },
  former: { hint: hints.former },
}

/** A file that is a list of entries. @param summary of one of them */
function list(
  name: 'sources' | 'glossary' | 'people',
  summary: string,
  entries: Entries,
): CollectionFile {
  const fields = fieldsOf(entries, listOptions)
  const field: Field = { name, widget: 'list', root: true, collapsed: true, summary, fields }
  return { name, label: words[name], file: `articles/${name}.yaml`, fields: [field] }
}

function backendOf({ host, repository, branch, signIn }: CmsSettings): CmsConfig['backend'] {
  const auth_methods: ('oauth' | 'token')[] = signIn ? ['oauth', 'token'] : ['token']
  // In development there may be no repository; the editor then works on the local folder only.
  const common = { repo: repository || 'local/folder', branch, auth_methods }
  if (host === 'github') return { name: host, ...common, base_url: signIn || undefined }
  return { name: host, ...common, ...(signIn && { auth_type: 'pkce', app_id: signIn }) }
}

/** The form that the editor gives a picture before it uploads it. */
const webp = { format: 'webp', width: 1520 } as const

/** @param people who may sign articles */
export const cmsConfig = (people: People, settings: CmsSettings = cms): CmsConfig => ({
  backend: backendOf(settings),
  publish_mode: settings.review ? 'editorial_workflow' : 'simple',
  site_url: site.origin,
  app_title: site.name,
  logo: { src: '/mark.svg' },
  media_folder: 'public/images',
  public_folder: '/images',
  media_libraries: {
    stock_assets: { providers: [] },
    // Not GIF, which would not move any more; what else is too large the build converts.
    default: {
      config: { slugify_filename: true, transformations: { jpeg: webp, png: webp, webp } },
    },
  },
  slug: { encoding: 'ascii', clean_accents: true },
  output: { omit_empty_optional_fields: true },
  collections: [
    {
      name: 'articles',
      label: words.articles,
      label_singular: words.article,
      folder: 'articles',
      slug: { template: '{{title}}', editable: ['create'] },
      preview_path: 'articles/{{slug}}',
      sortable_fields: {
        fields: ['date', 'title', 'author'],
        default: { field: 'date', direction: 'descending' },
      },
      view_filters: [{ label: words.drafts, field: 'draft', pattern: true }],
      fields: [
        ...fieldsOf(articleSchema.entries, {
          description: { hint: hints.description },
          excerpt: { hint: hints.excerpt },
          // A default would also be saved in an older article that has none.
          date: { hint: hints.date },
          language: { hint: hints.language },
          reviewed: { hint: hints.reviewed },
          author: { widget: 'select', options: authorOptions(people) },
          authors: {
            widget: 'select',
            multiple: true,
            options: authorOptions(people),
            hint: hints.authors,
          },
          cover: { hint: hints.cover },
          coverSeries: { hint: hints.coverSeries },
          aliases: { hint: hints.aliases },
        }),
        {
          name: 'body',
          label: words.fields.body,
          widget: 'richtext',
          linked_images: false,
          use_emoji_autocomplete: false,
        },
      ],
    },
    {
      name: 'shared',
      label: words.shared,
      files: [
        list('sources', '{{author}}, {{title}}', sourceSchema.entries),
        list('glossary', '{{term}}', termSchema.entries),
        list('people', '{{name}}', personSchema.entries),
      ],
      editor: { preview: false },
    },
  ],
})

/** The API of each host, and where it says whether it works; the pictures of its accounts. */
const origins = {
  github: {
    connect: 'https://api.github.com https://www.githubstatus.com',
    pictures: 'https://avatars.githubusercontent.com',
  },
  gitlab: {
    connect: 'https://gitlab.com https://status-api.hostedstatus.com',
    pictures: 'https://gitlab.com https://secure.gravatar.com',
  },
}

/** The editor writes style sheets into its page, reads pictures of the repository as blobs, and its logo as data; its preview is a blob in a frame. */
export const cmsPolicy = ({ host }: Pick<CmsSettings, 'host'>) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    `img-src 'self' blob: data: ${origins[host].pictures}`,
    `connect-src 'self' blob: data: ${origins[host].connect}`,
    'frame-src blob:',
    "form-action 'none'",
    "base-uri 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

/** @returns warnings for whoever builds a site with an editor */
export function cmsWarnings(
  { repository }: Pick<CmsSettings, 'repository'> = cms,
  scripts = [analytics.script, site.challenge.siteKey && site.challenge.origin],
): string[] {
  const others = scripts.filter(Boolean).join(' and ')
  const message = `src/site.ts: cms.repository is set, so /admin/, where editors are signed in, shares its origin with the script of ${others}: whoever controls that script can write to the repository; give the editor a hostname of its own`
  return repository && others ? [message] : []
}
