/** Where the front matter of a Markdown file ends and its text begins; or why it has none. */

export interface Parts {
  frontMatter?: string
  /** Why there is none, and on which line. */
  mistake?: { line: number; message: string }
  /** What stands below it. */
  body: string
  /** The line of the file on which the body starts. */
  bodyLine: number
}

const required = 'the file must begin with a line ---, keys and values, and a line ---'

/** What begins a file in place of `---`. */
const openings: [RegExp, string][] = [
  [/^\s+---\s*$/, 'is indented; its first line is --- without a space before it'],
  [/^(-+|–+|—+)\s*$/, 'begins with a line of other dashes; write exactly three: ---'],
  [/^\+{3}/, `is TOML, which is not read; ${required}, in YAML`],
  [/^[{;]/, `is JSON, which is not read; ${required}, in YAML`],
]

/** A line of signs only, such as `---`. */
const isFence = (line = '') => /^\s*[^\p{L}\p{N}\s]+\s*$/u.test(line)

/** A key with its value, or what is indented below it. */
const isYaml = (line: string) => /^([\w-]+ ?:|\s+\S|- )/.test(line)

function withoutFrontMatter(source: string): Parts {
  const lines = source.split(/\r?\n/)
  const first = Math.max(
    0,
    lines.findIndex((line) => line.trim()),
  )
  const opening = lines[first] ?? ''
  const start = isFence(opening) ? first + 1 : first
  const count = lines.slice(start).findIndex((line) => !isYaml(line))
  const end = count < 0 ? lines.length : start + count
  // What is meant as front matter is not checked as text.
  const textStart = end === start ? first : isFence(lines[end]) ? end + 1 : end
  const text = { body: lines.slice(textStart).join('\n'), bodyLine: textStart + 1 }
  const mistake = (line: number, message: string) => ({ ...text, mistake: { line, message } })
  if (/^---\s*$/.test(opening) && first > 0)
    return mistake(1, 'begins below empty lines; delete them, so that --- is the first line')
  if (/^---\s*$/.test(opening))
    return mistake(
      Math.min(end + 1, lines.length),
      'has no end; below the keys a line of exactly three dashes is required: ---',
    )
  const known = openings.find(([pattern]) => pattern.test(opening))
  return mistake(first + 1, known?.[1] ?? `is missing; ${required}`)
}

export function splitSource(file: string): Parts {
  // Editors for Windows begin a file with a byte order mark, which nobody sees.
  const source = file.replace(/^\ufeff/, '')
  const match = /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)??---[ \t]*(?:\r?\n|$)/.exec(source)
  if (!match) return withoutFrontMatter(source)
  const body = source.slice(match[0].length)
  return { frontMatter: match[1] ?? '', body, bodyLine: match[0].split('\n').length }
}
