/** Markdown and HTML in values that are shown as they are written. */
import type { YamlPath } from './readYaml'

const marks = [
  /\*\*[^*]+\*\*/,
  /__[^_]+__/,
  /(?<![\p{L}\p{N}*])\*[^\s*][^*]*\*(?!\*)/u,
  /!?\[[^\]]+\]\([^)]*\)/,
  /`[^`]+`/,
  /<\/?[a-z][a-z0-9]*[^>]*>/i,
  /&(?:[a-z]+|#\d+);/i,
  /^#+ /,
  // As if these were the quotation marks of YAML.
  /^“[^“”]*”$/,
]

function firstMark(text: string): string | undefined {
  for (const mark of marks) {
    const [found] = mark.exec(text) ?? []
    if (found) return found
  }
  return undefined
}

/** @returns each text of the values that has such marks, by its path, and what will be shown */
export function markdownIn(
  values: unknown,
  path: YamlPath = [],
): { path: YamlPath; message: string }[] {
  if (typeof values === 'string') {
    const mark = firstMark(values)
    return mark ? [{ path, message: `has ${mark}, which is shown as it is written` }] : []
  }
  if (typeof values !== 'object' || values === null) return []
  return Object.entries(values).flatMap(([key, value]) =>
    markdownIn(value, [...path, Array.isArray(values) ? Number(key) : key]),
  )
}
