/** No word of the interface stands in a component: another firm writes them all in `words.ts`. */
import { readdirSync, readFileSync } from 'node:fs'
import { type ESTree, parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'
import type * as settings from '../site'
import type * as words from '../words'
import * as secondSettings from './fixture/firm/src/site'
import * as secondWords from './fixture/firm/src/words'

/** The names of words and settings, whatever their values are, with the plurals of any language and lists of any length. */
type Shape<T> = T extends string
  ? string
  : T extends number
    ? number
    : T extends boolean | ((...values: never[]) => unknown)
      ? T
      : T extends readonly (infer Entry)[]
        ? readonly Shape<Entry>[]
        : T extends { other: string }
          ? { other: string }
          : { [Name in keyof T]: Shape<T[Name]> }

/** What a firm names in its own way, or does without. */
type Own = 'links' | 'services' | 'applications' | 'book'

// The compiler says here what the second firm lacks.
secondWords satisfies Shape<typeof words>
secondSettings satisfies Shape<Omit<typeof settings, Own>>

/** All that shows something, in whichever folder. */
const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((name) => `src/${name.replaceAll('\\', '/')}`)
  .filter((file) => file.endsWith('.tsx') && !/^src\/tests\/|\.test\.tsx$/.test(file))

/** The attributes that are read out or shown. */
const wordedAttributes =
  /^(alt|title|placeholder|label|aria-(label|description|roledescription|valuetext))$/

/** @returns what a node itself shows; what a function returns is not looked into */
function textsOf(node: ESTree.Node | null): string[] {
  switch (node?.type) {
    case 'JSXText':
      return [node.value]
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : []
    case 'TemplateLiteral':
      return [...node.quasis.map(({ value }) => value.raw), ...node.expressions.flatMap(textsOf)]
    case 'ConditionalExpression':
      return [...textsOf(node.consequent), ...textsOf(node.alternate)]
    case 'LogicalExpression':
      return [...textsOf(node.left), ...textsOf(node.right)]
    case 'JSXExpressionContainer':
      return textsOf(node.expression)
    default:
      return []
  }
}

/** @returns the texts with letters, or with signs that languages set in their own way, among those that a file shows */
function wordsIn(file: string) {
  const { program, errors } = parseSync(file, readFileSync(file, 'utf8'))
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  const texts: string[] = []
  const addChildren = ({ children }: ESTree.JSXElement | ESTree.JSXFragment) => {
    texts.push(...children.flatMap(textsOf))
  }
  new Visitor({
    JSXElement: addChildren,
    JSXFragment: addChildren,
    JSXAttribute({ name, value }) {
      if (name.type === 'JSXIdentifier' && wordedAttributes.test(name.name))
        texts.push(...textsOf(value))
    },
  }).visit(program)
  return texts.filter((text) => /[\p{L}:;!?]/u.test(text))
}

test.each(files)('%s has no words of its own', (file) => expect(wordsIn(file)).toEqual([]))
