/** Why YAML cannot be read, in an editor's words: the parser names what it expected, not what was meant. */

export interface YamlMistake {
  /** From 1. */
  line: number
  /** The key on the line, and those that it stands below. */
  path: string[]
  message: string
}

/** A line as `key: value` or `- value`, without a comment at its end. */
interface Line {
  indent: number
  key?: string
  value: string
}

const parts =
  /^([ \t]*)(?:- +)*(?:([\w-]+|"[^"]*"|'[^']*'):(?= |$)|([a-z][\w-]*):(?=[^\s/]))? *(.*?)\s*$/i

function splitLine(line: string): Line {
  const [, spaces = '', key, joined, value = ''] = parts.exec(line) ?? []
  const name = (key ?? joined)?.replace(/['"]/g, '')
  return { indent: spaces.length, ...(name && { key: name }), value }
}

/** What is wrong with a whole line. */
const lineRules: [RegExp, string][] = [
  [/^ *\t/, 'is indented by a tab; indent by spaces'],
  [/^([<>|]{7} |={7}$)/, 'is left from a merge; decide between the two versions'],
  [/^[^"']*[:-]\u00a0/, 'has a no-break space where a plain one belongs; type it anew'],
  [
    /^\s*(- +)?[A-Za-z_-]+:[^ \t\r/]/,
    'has no space behind the colon; write `key: value`, or put the text in quotes',
  ],
]

/** Where a quotation mark closes a value that opens with one; negative where none does. */
function closingQuote(value: string) {
  const pattern = value.startsWith('"') ? /^"(?:[^"\\]|\\.)*"/ : /^'(?:[^']|'')*'/
  const [quoted] = pattern.exec(value) ?? []
  return quoted ? quoted.length : -1
}

const withoutComment = (value: string) => value.replace(/(^|\s)#.*$/, '').trim()

function mistakeInQuoted(value: string) {
  const [quote = ''] = value
  const end = closingQuote(value)
  if (end < 0) return `opens with ${quote} and does not end with it; close the quotation mark`
  if (!withoutComment(value.slice(end)).replace(/^[,\]}]+/, '')) return undefined
  const inside = quote === '"' ? 'a “ or \\" for a mark' : "’ or two of ' for an apostrophe"
  return `goes on behind its closing ${quote}; put the whole value in quotes, and write ${inside} inside it`
}

/** @returns what is wrong with a value on one line */
function mistakeInValue(value: string): string | undefined {
  if (/^["']/.test(value)) return mistakeInQuoted(value)
  const [first = ''] = value
  const isList = /^(\[[^\]]*\]?|\{[^}]*\}?)$/.test(withoutComment(value))
  const isBlock = /^[|>][+-]?\d?[+-]?$/.test(withoutComment(value))
  if (isList || isBlock || first === '#') return undefined
  if (/^[@`%&*!|>{}[\],]|^[-?:] /.test(value))
    return `begins with ${first}, which YAML reads as a sign; put the value in quotes`
  if (/:( |$)/.test(withoutComment(value)))
    return 'has a colon and a space, which make a key; put the value in straight quotes: "…"'
  return undefined
}

/** @returns why a line cannot stand where it does */
function misplaced(text: string, { indent, key }: Line, previous: Line): string | undefined {
  const isEntry = key !== undefined || /^\s*-( |$)/.test(text)
  if (indent === 0 && !isEntry && !/^[\]}]/.test(text))
    return 'is neither `key: value`, nor indented as a text that goes on'
  const isBelowValue = previous.key && previous.value && !/^[|>]/.test(previous.value)
  return key && indent > previous.indent && isBelowValue
    ? 'is indented, and the line above it has a value already'
    : undefined
}

/** Whether a quotation mark that opens on a line closes on one of those that are indented below it. */
function closesBelow(value: string, below: readonly string[], indent: number) {
  if (!/^["']/.test(value) || closingQuote(value) >= 0) return false
  const end = below.findIndex((line) => line.trim() && splitLine(line).indent <= indent)
  const more = below.slice(0, end < 0 ? undefined : end)
  return closingQuote([value, ...more].join('\n')) >= 0
}

/**
 * @param yaml a text that no parser reads
 * @returns what is wrong on which line; nothing where no rule knows
 */
export function yamlMistakes(yaml: string): YamlMistake[] {
  const lines = yaml.split(/\r?\n/)
  const mistakes: YamlMistake[] = []
  /** The keys that the line stands below, each with its indent. */
  let above: { indent: number; key: string }[] = []
  /** Deeper lines belong to a text that began above. */
  let textIndent = Number.POSITIVE_INFINITY
  let previous: Line = { indent: 0, value: '' }
  for (const [index, text] of lines.entries()) {
    if (!text.trim() || /^\s*#/.test(text) || /^(---|\.\.\.)\s*$/.test(text)) continue
    const line = splitLine(text)
    const { indent, key, value } = line
    if (indent > textIndent) continue
    textIndent = Number.POSITIVE_INFINITY
    above = above.filter((each) => each.indent < indent)
    if (key) above.push({ indent, key })
    const rule = lineRules.find(([pattern]) => pattern.test(text))
    const closes = closesBelow(value, lines.slice(index + 1), indent)
    const wrong =
      rule?.[1] ?? misplaced(text, line, previous) ?? (closes ? undefined : mistakeInValue(value))
    if (wrong)
      mistakes.push({ line: index + 1, path: above.map((each) => each.key), message: wrong })
    if (closes || /^[|>][+-]?\d?[+-]?(\s*#.*)?$/.test(value)) textIndent = indent
    previous = line
  }
  return mistakes
}
