/** The rules for `people` in `site.ts`; each violation is reported with its line. */
import { statSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { prose, text } from '../articles/text'
import { people as allPeople, type Person, personPath, personSlug } from '../site'
import type { ContentProblem } from './contentError'
import { lineInPerson, peopleFile } from './linesOfPeople'
import { imageProblem } from './links/imageProblem'
import { imageFiles } from './markdown/imageFiles'
import { allowedInstead } from './nearest'
import type { PageFile } from './pageFiles'

/** An object of these fields and no others. */
const strict = <Fields extends v.ObjectEntries>(fields: Fields) =>
  v.strictObject(fields, (issue) => {
    const key = String(issue.path?.[0].key)
    if (issue.expected !== 'never') return 'is missing'
    return `is no field here${allowedInstead(key, Object.keys(fields))}`
  })

/** The description and the day of a change are checked as those of any page. */
const personSchema = strict({
  title: text(2, 60),
  introduction: v.optional(text(20, 240)),
  beat: text(20, 240),
  description: v.optional(v.unknown()),
  keywords: v.optional(v.array(text(2, 60), 'is not a list of words')),
  portrait: v.optional(strict({ src: text(2, 200), alt: text(5, 200) })),
  slug: v.optional(text(1, 80)),
  biography: prose(40, 2000),
  updated: v.optional(v.unknown()),
})
const nameSchema = text(2, 80)

/** Letters that an address cannot show: those of other scripts, and such as the Polish l. */
const unwritable = (name: string) =>
  [...new Set(name.normalize('NFD'))].filter((char) => /\p{L}/u.test(char) && !/[a-z]/i.test(char))

/** @param taken who has an address already */
function slugProblem(name: string, person: Person, taken: ReadonlyMap<string, string>) {
  const { slug } = person
  const spell = "spell it in small letters and hyphens, such as slug: 'ada-reader'"
  if (slug !== undefined && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
    return `is "${slug}"; small letters, digits and single hyphens are allowed`
  const odd = slug === undefined ? unwritable(name) : []
  if (odd.length > 0) return `is missing, as an address cannot have ${odd.join(', ')}; ${spell}`
  if (!personSlug(name, person)) return `is missing, as the name has no letter; ${spell}`
  const path = personPath(name, person)
  const other = taken.get(path)
  return other && `${path} is the address of ${other} too; give one of them its own: ${spell}`
}

/** Width to height, as pages reserve it. */
const ratio = 4 / 5

/** Portraits are served as they are. */
const maxKilobytes = 250

async function portraitProblem({ portrait }: Person, publicFolder: string) {
  // What is no text is reported as such.
  if (typeof portrait?.src !== 'string') return undefined
  const missing = await imageProblem(portrait.src, publicFolder)
  if (missing) return missing
  const kilobytes = Math.ceil(statSync(join(publicFolder, portrait.src)).size / 1000)
  if (kilobytes > maxKilobytes)
    return `${portrait.src} has ${kilobytes} kB; at most ${maxKilobytes} kB are allowed, as 720 by 900 pixels have`
  const { width, height } = (await imageFiles(portrait.src, publicFolder)).size
  return Math.abs(width / height / ratio - 1) > 0.02
    ? `${portrait.src} is ${width} wide and ${height} high; 4 to 5 is required, such as 720 by 900`
    : undefined
}

/**
 * @param pages those of the people among them
 * @param lineOf where a field of a person stands
 */
export async function checkPeople(
  pages: readonly Pick<PageFile, 'path' | 'file'>[],
  people: Readonly<Record<string, Person>> = allPeople,
  lineOf = lineInPerson,
  publicFolder = 'public',
): Promise<ContentProblem[]> {
  const problems: ContentProblem[] = []
  const taken = new Map(
    pages.flatMap(({ path, file }) => (file === peopleFile ? [] : [[path, file] as const])),
  )
  for (const [name, person] of Object.entries(people)) {
    const report = (field: string, message: string) => {
      const line = lineOf(name, field.split('.')[0] ?? '')
      problems.push({ file: peopleFile, line, field: `people.${name}.${field}`, message })
    }
    const [wrong] = v.safeParse(nameSchema, name, { abortPipeEarly: true }).issues ?? []
    if (wrong) report('name', wrong.message)
    if (/^\s|\s$/.test(name)) report('name', 'begins or ends with a blank')
    const { issues } = v.safeParse(personSchema, person, { abortPipeEarly: true })
    for (const issue of issues ?? []) report(v.getDotPath(issue) ?? 'person', issue.message)
    const slug = wrong ? undefined : slugProblem(name, person, taken)
    if (slug) report('slug', slug)
    else taken.set(personPath(name, person), name)
    const portrait = await portraitProblem(person, publicFolder)
    if (portrait) report('portrait', portrait)
  }
  return problems
}
