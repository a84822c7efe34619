/** Where the texts of a site's files stand, as their parsers see them: problems of finished pages are named with these lines. */
import { existsSync, readFileSync } from 'node:fs'
import { type ESTree, parseSync, Visitor } from 'vite'
import { LineCounter, parseDocument, visit } from 'yaml'

export interface TextPlace {
  file: string
  line: number
  text: string
}

/** Keys whose value is written as a link is, and is none. */
const noLinks = ['parent', 'aliases']

/** @returns the strings of a file of code, but for the names of what it imports */
function stringsOfCode(file: string, source: string): TextPlace[] {
  const found: TextPlace[] = []
  const skipped: ESTree.Node[] = []
  const add = (node: ESTree.Node, text: unknown) => {
    const isSkipped = skipped.some(({ start, end }) => start <= node.start && node.end <= end)
    if (typeof text !== 'string' || isSkipped) return
    found.push({ file, line: source.slice(0, node.start).split('\n').length, text })
  }
  new Visitor({
    ImportDeclaration: (node) => void skipped.push(node),
    Property(node) {
      if (node.key.type === 'Identifier' && noLinks.includes(node.key.name)) skipped.push(node)
    },
    Literal: (node) => add(node, node.value),
    TemplateElement: (node) => add(node, node.value.cooked),
  }).visit(parseSync(file, source).program)
  return found
}

function stringsOfYaml(file: string, source: string): TextPlace[] {
  const lineCounter = new LineCounter()
  const found: TextPlace[] = []
  visit(parseDocument(source, { lineCounter, logLevel: 'silent' }), {
    Scalar(_, { value, range }) {
      const line = lineCounter.linePos(range?.[0] ?? 0).line
      if (typeof value === 'string') found.push({ file, line, text: value })
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

export type TextPlaces = ReturnType<typeof textPlaces>

/**
 * @param files of code, and of YAML, in which the texts of pages stand
 * @returns a function that gives the places of the texts that pass: those in the file itself, else those in all others
 */
export function textPlaces(files: readonly string[]) {
  const places = placesIn(files)
  return (file: string, isIt: (text: string) => boolean): readonly TextPlace[] => {
    const found = places.filter(({ text }) => isIt(text))
    const own = found.filter((place) => place.file === file)
    return own.length > 0 ? own : found
  }
}
