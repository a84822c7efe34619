/** @returns a pattern of any of the words, as a whole and no end of a longer one; of two that fit, the longer */
export function wordPattern(words: readonly string[]): RegExp {
  if (words.length === 0) return /(?!)/g
  const longestFirst = [...words].sort((a, b) => b.length - a.length)
  const escaped = longestFirst.map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
  return new RegExp(`(?<![\\p{L}\\p{N}]-?)(?:${escaped.join('|')})(?![\\p{L}\\p{N}])`, 'gu')
}
