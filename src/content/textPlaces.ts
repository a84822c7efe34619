/** Where the texts of a site's files stand, as their parsers see them: problems of finished pages are named with these lines. */
import { existsSync, readFileSync } from 'node:fs'
import { type ESTree, parseSync, Visitor } from 'vite'
import { LineCounter, parseDocument, visit } from 'yaml'

export interface Place {
  file: string
  line: number
}

export interface TextPlace extends Place {
  text: string
  /** What stands around each `${…}`, if there are any. */
  parts?: readonly string[]
}

/** Keys whose value is written as a link is, and is none. */
const noLinks = ['parent', 'aliases']

/** @returns the strings of a file of code, but for the names of what it imports */
function stringsOfCode(file: string, source: string): TextPlace[] {
  const found: TextPlace[] = []
  const skipped: ESTree.Node[] = []
  const add = (node: ESTree.Node, text: unknown, parts?: readonly string[]) => {
    const isSkipped = skipped.some(({ start, end }) => start <= node.start && node.end <= end)
    if (typeof text !== 'string' || isSkipped) return
    found.push({ file, line: source.slice(0, node.start).split('\n').length, text, parts })
  }
  new Visitor({
    ImportDeclaration: (node) => void skipped.push(node),
    Property(node) {
      if (node.key.type === 'Identifier' && noLinks.includes(node.key.name)) skipped.push(node)
    },
    Literal: (node) => add(node, node.value),
    TemplateLiteral(node) {
      const parts = node.quasis.map(({ value }) => value.cooked ?? value.raw)
      add(node, parts.join(''), parts.length > 1 ? parts : undefined)
    },
  }).visit(parseSync(file, source).program)
  return found
}

function stringsOfYaml(file: string, source: string): TextPlace[] {
  const lineCounter = new LineCounter()
  const found: TextPlace[] = []
  visit(parseDocument(source, { lineCounter, logLevel: 'silent' }), {
    Scalar(_, { value, type, range }) {
      if (typeof value !== 'string') return
      const { line } = lineCounter.linePos(range?.[0] ?? 0)
      // A block begins on the line below its sign.
      const isBlock = type === 'BLOCK_LITERAL' || type === 'BLOCK_FOLDED'
      found.push({ file, line: isBlock ? line + 1 : line, text: value.trim() })
    },
  })
  return found
}

/** @returns the strings of all files that are there, in their order */
const placesIn = (files: readonly string[]) =>
  files
    .filter((file) => existsSync(file))
    .flatMap((file) => {
      const source = readFileSync(file, 'utf8')
      return file.endsWith('.yaml') ? stringsOfYaml(file, source) : stringsOfCode(file, source)
    })

/** Tells whether a text may be made of a string with `${…}` in it: most of it is what stands around these. */
function isMadeOf(parts: readonly string[], text: string) {
  let end = 0
  for (const part of parts) {
    const start = text.indexOf(part, end)
    if (start < 0) return false
    end = start + part.length
  }
  const isWhole = text.startsWith(parts[0] ?? '') && text.endsWith(parts.at(-1) ?? '')
  return isWhole && parts.join('').length * 2 > text.length
}

export type TextPlaces = ReturnType<typeof textPlaces>

/**
 * @param files of code, and of YAML, in which the texts of pages stand
 * @returns a function that gives the places of the strings that are a text: those in the file itself, else those in all
 * others; `isIt` finds strings that are more or less than it
 */
export function textPlaces(files: readonly string[]) {
  const places = placesIn(files)
  return (file: string, text: string, isIt = (written: string) => written === text) => {
    const whole = places.filter((place) => isIt(place.text))
    const made = places.filter(({ parts }) => parts && isMadeOf(parts, text))
    const found = whole.length > 0 ? whole : made
    const own = found.filter((place) => place.file === file)
    return own.length > 0 ? own : found
  }
}
