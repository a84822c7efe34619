/** Text has an element of its own: a browser that translates the page puts other nodes in its place, beside which React then finds nothing to move or remove. */
import { relative, resolve } from 'node:path'
import { type Node, SyntaxKind } from 'typescript/unstable/ast'
import {
  isBinaryExpression,
  isConditionalExpression,
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  isJsxText,
  isParenthesizedExpression,
  isStringLiteral,
} from 'typescript/unstable/ast/is'
import { API, type Checker, type Type, TypeFlags } from 'typescript/unstable/sync'
import { expect, test } from 'vitest'

const textFlags = TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.AnyOrUnknown

function isTextType(type?: Type): boolean {
  if (!type) return false
  if (type.isUnionType()) return type.getTypes().some(isTextType)
  const isEmpty = 'value' in type && type.value === ''
  return !isEmpty && (type.flags & textFlags) !== 0
}

/** @returns whether a child of an element may be a text; one of blanks alone is not translated */
function mayBeText(node: Node | undefined, checker: Checker): boolean {
  if (!node) return false
  if (isJsxText(node)) return node.text.trim() !== ''
  if (isStringLiteral(node)) return node.text.trim() !== ''
  if (isJsxExpression(node) || isParenthesizedExpression(node))
    return mayBeText(node.expression, checker)
  if (isConditionalExpression(node))
    return mayBeText(node.whenTrue, checker) || mayBeText(node.whenFalse, checker)
  if (isBinaryExpression(node)) {
    const right = mayBeText(node.right, checker)
    // An empty text on the left of `&&` shows nothing.
    if (node.operatorToken.kind === SyntaxKind.AmpersandAmpersandToken) return right
    return right || mayBeText(node.left, checker)
  }
  return isTextType(checker.getTypeAtLocation(node))
}

/** @returns the texts below a node that have siblings, or no element around them, as `line: text` */
function bareTexts(node: Node, checker: Checker): string[] {
  const found: string[] = []
  if (isJsxElement(node) || isJsxFragment(node)) {
    const isThere = (child: Node) =>
      isJsxText(child) ? child.text.trim() !== '' : !isJsxExpression(child) || child.expression
    const children = node.children.filter(isThere)
    const isAlone = isJsxElement(node) && children.length === 1
    for (const child of isAlone ? [] : children) {
      if (!mayBeText(child, checker)) continue
      const text = child.getText().trim()
      const before = child.getSourceFile().text.slice(0, child.end).trimEnd()
      const line = before.slice(0, before.length - text.length).split('\n').length
      found.push(`${line}: ${text}`)
    }
  }
  node.forEachChild((child) => void found.push(...bareTexts(child, checker)))
  return found
}

test('text has an element of its own', () => {
  const api = new API({ cwd: process.cwd() })
  const snapshot = api.updateSnapshot({ openProjects: [resolve('tsconfig.json')] })
  const [project] = snapshot.getProjects()
  if (!project) throw new Error('tsconfig.json is no project')
  const found: string[] = []
  for (const file of project.rootFiles) {
    const path = relative('.', file)
    if (!/^src\/(?!tests\/).*(?<!\.test)\.tsx$/.test(path)) continue
    const source = project.program.getSourceFile(file)
    const texts = source ? bareTexts(source, project.checker) : []
    found.push(...texts.map((text) => `${path}:${text}`))
  }
  api.close()
  expect(found).toEqual([])
})
