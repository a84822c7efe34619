/** The file of an article as a form needs it, and back: what the form did not change stays as it was written. */
import { isMap, parseDocument } from 'yaml'
import { splitSource } from '../content/frontMatter/splitSource'
import { inOrder, updateYaml } from './updateYaml'

/** Of no field: the form hands it on from reading to writing. */
const original = 'original'

const parse = (text: string) => parseDocument(text, { schema: 'core' })

/** The form takes away the empty lines around a text. */
const surround = (body: string, before: string) =>
  `${/^\s*\n/.exec(before)?.[0] ?? ''}${body.trim()}\n`

export const articleFormat = {
  /** @throws Error where the front matter is no YAML */
  fromFile(text: string) {
    const { frontMatter = '', body } = splitSource(text)
    const document = parse(frontMatter)
    if (document.errors[0]) throw document.errors[0]
    // The form would take its default for a draft where none is written, and hide the article.
    return { draft: false, ...document.toJS(), body, [original]: text }
  },
  toFile({ body, draft, [original]: before, ...values }: Record<string, unknown>) {
    const { frontMatter, body: bodyBefore } = splitSource(String(before ?? ''))
    const source = frontMatter === undefined ? '' : `${frontMatter}\n`
    const document = parse(source)
    const keys = isMap(document.contents)
      ? document.contents.items.map(({ key }) => String(key))
      : []
    const written = inOrder(draft ? { ...values, draft } : values, keys)
    const yaml = updateYaml(document, source, Object.fromEntries(written))
    return `---\n${yaml}---\n${surround(String(body ?? ''), bodyBefore)}`
  },
}
