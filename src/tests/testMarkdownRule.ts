/** Tests of a rule for Markdown: what a text must break, and what it must not. */
import { describe, expect, test } from 'vitest'
import { parseMarkdown } from '../content/markdown/renderMarkdown'
import {
  type MarkdownRule,
  type MarkdownText,
  markdownText,
} from '../content/markdownRules/markdownText'

interface Cases {
  /** Texts with the line and a part of the message of each problem. */
  reported: readonly (readonly [markdown: string, ...problems: [line: number, message: string][]])[]
  passed: readonly string[]
  isWarning?: true
  kind?: MarkdownText['kind']
}

/** Declares the tests of a rule. */
export const testRule = (
  name: string,
  rule: MarkdownRule,
  { reported, passed, isWarning, kind = 'article' }: Cases,
) =>
  describe(name, () => {
    const check = (markdown: string) => rule(markdownText(parseMarkdown(markdown), markdown, kind))

    for (const [markdown, ...problems] of reported)
      test(`reports ${JSON.stringify(markdown)}`, () => {
        const found = check(markdown)
        expect(found.map(({ line }) => line)).toEqual(problems.map(([line]) => line))
        for (const [n, [, message]] of problems.entries()) {
          expect(found[n]?.message).toContain(message)
          expect(found[n]?.isWarning).toBe(isWarning)
        }
      })

    test.each(passed)('passes %j', (markdown) => expect(check(markdown)).toEqual([]))
  })
