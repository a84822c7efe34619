/** The file of an article as a form needs it, and back: what the form did not change stays as it was written. */
import { parseDocument } from 'yaml'
import { splitSource } from '../content/splitSource'
import { updateYaml } from './updateYaml'

/** Of no field: the form hands it on from reading to writing. */
const original = 'original'

const document = (text: string) => parseDocument(text, { schema: 'core' })

export const articleFormat = {
  /** @throws Error where the front matter is no YAML */
  fromFile(text: string) {
    const { frontMatter = '', body } = splitSource(text)
    const parsed = document(frontMatter)
    if (parsed.errors[0]) throw parsed.errors[0]
    // The form would take its default for a draft where none is written, and hide the article.
    return { draft: false, ...parsed.toJS(), body, [original]: frontMatter }
  },
  toFile({ body, draft, [original]: before, ...values }: Record<string, unknown>) {
    const source = document(typeof before === 'string' ? before : '')
    const yaml = updateYaml(source, draft ? { ...values, draft } : values)
    return `---\n${yaml}---\n${typeof body === 'string' ? body : ''}`
  },
}
