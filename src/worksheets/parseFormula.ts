/**
 * The formulas of worksheets: numbers, names, + - * /, parentheses, and functions such as `sum(points)`.
 * They become data, which browsers evaluate without a parser and without `eval`.
 */
import { type Aggregate, isFunction, type Operation } from './compute'

/** A number, a name, or an operation and what it is applied to. */
export type Formula = number | string | readonly [Aggregate | Operation, ...Formula[]]

const token = /\s*(?:(\d+(?:\.\d+)?)|([A-Za-z]\w*)|([-+*/(),]))/y

function tokensOf(text: string) {
  const tokens: string[] = []
  const source = text.trimEnd()
  token.lastIndex = 0
  while (token.lastIndex < source.length) {
    const start = token.lastIndex
    const match = token.exec(source)
    if (!match) throw new SyntaxError(`has “${source.slice(start).trim().slice(0, 10)}”`)
    tokens.push(match[0].trim())
  }
  return tokens
}

const isOneOf = <T extends string>(list: readonly T[], value: string | undefined): value is T =>
  list.some((each) => each === value)

const isCallable = (name: string): name is Aggregate | 'round' => isFunction(name)

/** @throws SyntaxError with what is wrong */
export function parseFormula(text: string): Formula {
  const tokens = tokensOf(text)
  const follows = (expected: string) => tokens[0] === expected
  const expect = (expected: string) => {
    const found = tokens.shift()
    if (found !== expected)
      throw new SyntaxError(`has ${found ? `“${found}”` : 'its end'} where “${expected}” belongs`)
  }
  const operand = (): Formula => {
    const next = tokens.shift()
    if (next === '-') return ['-', 0, operand()]
    if (next === '(') {
      const inner = sum()
      expect(')')
      return inner
    }
    if (!next || /^[+*/),]$/.test(next))
      throw new SyntaxError(`has ${next ? `“${next}”` : 'its end'} where a number or name belongs`)
    if (/^\d/.test(next)) return Number(next)
    if (!follows('(')) return next
    if (!isCallable(next)) throw new SyntaxError(`has the unknown function ${next}`)
    tokens.shift()
    const parts = [sum()]
    while (follows(',')) {
      tokens.shift()
      parts.push(sum())
    }
    expect(')')
    return [next, ...parts]
  }
  /** Operations of one rank, from left to right. */
  const chain = (operators: readonly ('+' | '-' | '*' | '/')[], part: () => Formula) => () => {
    let left = part()
    for (let [next] = tokens; isOneOf(operators, next); [next] = tokens) {
      tokens.shift()
      left = [next, left, part()]
    }
    return left
  }
  const sum: () => Formula = chain(['+', '-'], chain(['*', '/'], operand))
  const formula = sum()
  if (tokens[0]) throw new SyntaxError(`has “${tokens[0]}” where it could end`)
  return formula
}
