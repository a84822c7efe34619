/** A YAML file of entries by id as the list that a form needs, and back, without losing its comments. */
import { parseDocument } from 'yaml'
import { updateYaml } from './updateYaml'

export interface Entry {
  id: string
  [key: string]: unknown
}

/** @param field the name of the form's list; a format serves one file, whose comments it remembers */
export function entriesFormat(field: string) {
  let document = parseDocument('')
  let entries: readonly Entry[] = []
  return {
    /** What was read or written last. */
    entries: () => entries,
    /** @throws Error where the file is no YAML */
    fromFile(text: string) {
      document = parseDocument(text)
      if (document.errors[0]) throw document.errors[0]
      const values: Record<string, object> = document.toJS() ?? {}
      entries = Object.entries(values).map(([id, entry]) => ({ ...entry, id }))
      return { [field]: entries }
    },
    toFile({ [field]: list = [] }: Record<string, readonly Entry[]>) {
      entries = list
      return updateYaml(document, Object.fromEntries(list.map(({ id, ...entry }) => [id, entry])))
    },
  }
}
