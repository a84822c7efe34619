/** A YAML file of entries by id as the list that a form needs, and back, without losing its comments. */
import { parseDocument } from 'yaml'
import { updateYaml } from './updateYaml'

export interface Entry {
  id: string
  [key: string]: unknown
}

/** @param field the name of the form's list; a format serves one file, whose comments it remembers */
export function entriesFormat(field: string) {
  let source = ''
  let entries: readonly Entry[] = []
  return {
    /** What was read or written last. */
    entries: () => entries,
    /** @throws Error where the file is no YAML */
    fromFile(text: string) {
      source = text
      const document = parseDocument(text)
      if (document.errors[0]) throw document.errors[0]
      const values: Record<string, object> = document.toJS() ?? {}
      entries = Object.entries(values).map(([id, entry]) => ({ ...entry, id }))
      return { [field]: entries }
    },
    /** @throws Error where two entries have one id */
    toFile({ [field]: list = [] }: Record<string, readonly Entry[]>) {
      const ids = list.map(({ id }) => id)
      const twice = ids.find((id, n) => ids.indexOf(id) !== n)
      if (twice !== undefined) throw new Error(`Two entries have the id ${twice}`)
      entries = list
      const values = Object.fromEntries(list.map(({ id, ...entry }) => [id, entry]))
      return updateYaml(parseDocument(source), source, values)
    },
  }
}
