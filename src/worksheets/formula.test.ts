import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { evaluate } from './compute'
import { parseFormula } from './parseFormula'

/** A formula as an editor writes it, of three names, and the same in JavaScript. */
interface Written {
  formula: string
  script: string
}

const same = (text: string): Written => ({ formula: text, script: text })
const space = fc.constantFrom('', ' ')

/** In a chain the divisor is a literal; any other is one of `divide`, which knows what has no value. */
const { sum: written } = fc.letrec<{ sum: Written; operand: Written }>((tie) => ({
  sum: fc
    .tuple(
      tie('operand'),
      fc.array(
        fc.oneof(
          fc.tuple(fc.constantFrom('+', '-', '*'), space, tie('operand')),
          fc.tuple(fc.constant('/'), space, fc.constantFrom('2', '0.5').map(same)),
        ),
        { maxLength: 4 },
      ),
    )
    .map(([first, rest]) => ({
      formula: [
        first.formula,
        ...rest.map(([sign, gap, { formula }]) => gap + sign + gap + formula),
      ].join(''),
      script: [first.script, ...rest.map(([sign, , { script }]) => `${sign} ${script}`)].join(' '),
    })),
  operand: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom('a', 'b', 'c', '0', '2', '0.5', '12.25').map(same),
    tie('sum').map(({ formula, script }) => ({ formula: `(${formula})`, script: `(${script})` })),
    tie('operand').map(({ formula, script }) => ({
      formula: `-${formula}`,
      script: `(0 - ${script})`,
    })),
    tie('sum').map(({ formula, script }) => ({
      formula: `round(${formula}, 1)`,
      script: `(Math.round((${script}) * 10) / 10)`,
    })),
    fc.tuple(tie('sum'), tie('sum')).map(([top, bottom]) => ({
      formula: `((${top.formula}) / (${bottom.formula}))`,
      script: `divide(${top.script}, ${bottom.script})`,
    })),
  ),
}))

const divide = (top: number, bottom: number) => {
  if (bottom === 0) throw new RangeError('no value')
  return top / bottom
}

/** @returns null where a part of it has no value */
function runScript(script: string, values: number[]): number | null {
  try {
    return Number(new Function('divide', 'a', 'b', 'c', `return ${script}`)(divide, ...values))
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

const value = fc.integer({ min: -8000, max: 8000 }).map((eighths) => eighths / 8)

describe('a formula', () => {
  test('gives what JavaScript gives', () => {
    fc.assert(
      fc.property(written, value, value, value, ({ formula, script }, a, b, c) => {
        const expected = runScript(script, [a, b, c])
        const names: Record<string, number> = { a, b, c }
        const result = evaluate(parseFormula(formula), {
          value: (name) => names[name] ?? null,
          column: () => [],
        })
        // Whether a zero is negative makes no difference.
        return result === expected
      }),
      { numRuns: 1000 },
    )
  })

  test('survives as JSON', () => {
    fc.assert(
      fc.property(written, ({ formula }) => {
        const parsed = parseFormula(formula)
        expect(JSON.parse(JSON.stringify(parsed))).toEqual(parsed)
      }),
    )
  })

  test.each([
    ['', 'its end'],
    ['a +', 'its end'],
    ['a b', '“b”'],
    ['(a', 'its end'],
    ['a)', '“)”'],
    ['a ^ 2', '“^ 2”'],
    ['constructor(a)', 'unknown function constructor'],
    ['alert(1)', 'unknown function alert'],
    ['sum()', '“)”'],
    ['1.2.3', '“.3”'],
    ['a = 1', '“= 1”'],
  ])('%j is refused', (text, part) => {
    expect(() => parseFormula(text)).toThrow(part)
  })

  test('any text is parsed or refused, and none hangs', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        try {
          parseFormula(text)
        } catch (error) {
          expect(error).toBeInstanceOf(SyntaxError)
        }
      }),
    )
  })
})
