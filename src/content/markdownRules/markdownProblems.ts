/** The rules for Markdown: what it would pass over in silence, and show otherwise than its author meant. */
import type { Root } from 'mdast'
import { articlesOnly } from './articlesOnly'
import { invisibleCharacters, lostCharacters } from './characters'
import { blocksInBlocks, indentedBlocks, unclosedBlocks, unknownLanguages } from './codeBlocks'
import {
  headingLevels,
  headingsThatAreText,
  headingsWithoutAnchor,
  takenAnchors,
  textsThatAreHeadings,
} from './headings'
import { foreignSyntax, rawHtml } from './html'
import { type MarkdownProblem, type MarkdownText, markdownText } from './markdownText'
import { emptyLinks, marksThatAreText } from './marks'
import {
  leftoverDefinitions,
  mistypedReferences,
  undefinedFootnotes,
  undefinedReferences,
} from './references'
import { captionsWithoutTable, cellsPerRow, tablesWithoutRule } from './tableRows'

const rules = [
  ...[undefinedReferences, mistypedReferences, undefinedFootnotes, leftoverDefinitions],
  ...[headingLevels, headingsWithoutAnchor, takenAnchors, headingsThatAreText],
  textsThatAreHeadings,
  ...[rawHtml, foreignSyntax],
  ...[unclosedBlocks, blocksInBlocks, unknownLanguages, indentedBlocks],
  ...[cellsPerRow, tablesWithoutRule, captionsWithoutTable],
  ...[marksThatAreText, emptyLinks],
  ...[invisibleCharacters, lostCharacters],
  articlesOnly,
]

/**
 * @param tree what the parser made of the source, before anything was added to it
 * @returns what breaks a rule, by line; the lines count from the start of the source
 */
export function markdownProblems(
  tree: Root,
  source: string,
  kind: MarkdownText['kind'],
): MarkdownProblem[] {
  const text = markdownText(tree, source, kind)
  return rules.flatMap((rule) => rule(text)).sort((a, b) => a.line - b.line)
}
