/** What the editor under `/admin/` shows: collections and forms, derived from the schemas of the content. */
import type { CmsConfig, EntryCollection, FileCollection } from '@sveltia/cms'
import { publishAtForm } from '../articles/days'
import { sourceSchema, termSchema } from '../articles/entrySchemas'
import { articleSchema } from '../articles/schema'
import { cms, people, site } from '../site'
import { backendOf, type CmsSettings } from './backend'
import { articleDescriptions, sourceDescriptions, termDescriptions } from './descriptions'
import { fieldsOf } from './fields'
import { insertions } from './insertions'

const slugPattern: [string, string] = [
  '^[a-z0-9]+(-[a-z0-9]+)*$',
  'Small letters, digits and single hyphens are allowed.',
]

const articles: EntryCollection = {
  ...{ name: 'articles', label: 'Articles', label_singular: 'Article', icon: 'article' },
  ...{ folder: 'articles', extension: 'md', format: 'article-frontmatter' },
  slug: { template: '{{title}}', editable: ['create'], pattern: slugPattern },
  thumbnail: false,
  preview_path: 'articles/{{slug}}',
  sortable_fields: {
    fields: ['date', 'title', 'author'],
    default: { field: 'date', direction: 'descending' },
  },
  view_filters: [{ label: 'Drafts', field: 'draft', pattern: true }],
  view_groups: [
    { label: 'Category', field: 'category' },
    { label: 'Author', field: 'author' },
  ],
  fields: [
    ...fieldsOf(articleSchema.entries, articleDescriptions, {
      date: { default: '{{now}}' },
      publishAt: {
        widget: 'string',
        pattern: [publishAtForm.source, articleDescriptions.publishAt.hint ?? ''],
      },
      author: { widget: 'select', options: Object.keys(people) },
      cover: { widget: 'image' },
      aliases: {
        widget: 'list',
        label_singular: 'Alias',
        field: {
          ...{ name: 'item', label: 'Alias', widget: 'string' },
          pattern: ['^/\\S+$', 'An address of this site begins with /.'],
        },
      },
      draft: { default: true },
    }),
    { name: 'body', label: 'Text', widget: 'article-text', insertions },
  ],
}

/** The list in which the form shows the entries of a file. */
const entryList = (
  name: string,
  label: string,
  summary: string,
  fields: EntryCollection['fields'],
) => ({
  ...{ name, label, file: `articles/${name}.yaml`, format: name },
  fields: [
    {
      ...{ name, label, label_singular: label.replace(/s$/, '') },
      ...{ widget: 'list' as const, summary, collapsed: true },
      fields: [{ name: 'id', label: 'Id', hint: slugPattern[1], pattern: slugPattern }, ...fields],
    },
  ],
})

const shared: FileCollection = {
  ...{ name: 'shared', label: 'Sources and glossary', icon: 'menu_book' },
  files: [
    entryList(
      ...(['sources', 'Sources', '{{author}}, {{title}}'] as const),
      fieldsOf(sourceSchema.entries, sourceDescriptions),
    ),
    entryList(
      ...(['glossary', 'Terms', '{{term}}'] as const),
      fieldsOf(termSchema.entries, termDescriptions, {
        article: { widget: 'relation', collection: 'articles', display_fields: ['title'] },
      }),
    ),
  ],
}

export const cmsConfig = (settings: CmsSettings = cms): CmsConfig => ({
  backend: backendOf(settings),
  publish_mode: settings.review ? 'editorial_workflow' : 'simple',
  site_url: site.origin,
  app_title: site.name,
  logo: { src: '/mark.svg' },
  media_folder: 'public/images',
  public_folder: '/images',
  media_libraries: { stock_assets: { providers: [] } },
  slug: { encoding: 'ascii', clean_accents: true },
  // It would show the text without its figures, tables and sources.
  editor: { preview: false },
  output: { omit_empty_optional_fields: true },
  collections: [articles, shared],
})
