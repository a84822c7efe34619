/** Where a text has the words by which a firm is known. */

/** @returns a pattern of any of the words, where it is a whole one and no end of a longer one; of two that fit, the longer */
export function wordPattern(words: readonly string[]): RegExp {
  if (words.length === 0) return /(?!)/g
  const longestFirst = [...words].sort((a, b) => b.length - a.length)
  const escaped = longestFirst.map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
  return new RegExp(`(?<![\\p{L}\\p{N}]-?)(?:${escaped.join('|')})(?![\\p{L}\\p{N}])`, 'gu')
}
