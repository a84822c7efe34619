/** No word of the interface stands in a component: another firm writes them all in `words.ts`. */
import { readdirSync, readFileSync } from 'node:fs'
import { type ESTree, parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'

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

/** @returns the texts with letters among those that a file shows */
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
  return texts.filter((text) => /\p{L}/u.test(text))
}

test.each(files)('%s has no words of its own', (file) => expect(wordsIn(file)).toEqual([]))
