/** Texts as a plain keyboard writes them: in lower case, without accents, and with plain quotes and hyphens. */

/** Letters that Unicode does not take apart into a plain one and its marks. */
const plain: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ĸ: 'k',
  ł: 'l',
  ŋ: 'n',
  ŧ: 't',
  ς: 'σ',
}

/** The same letters and some more, as they are written with a keyboard that has none of them. */
const spelledOut: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' }

export type Spelling = 'plain' | 'spelled out'

/**
 * The marks of other scripts than Latin, Greek and Cyrillic stay, as they make another letter.
 * @returns a text that another one with the same reading equals; that of two texts in a row is that of both joined
 */
export const fold = (text: string, spelling: Spelling = 'plain') =>
  text.toLowerCase().replace(/\P{ASCII}/gu, (letter) => {
    const written = spelling === 'spelled out' && spelledOut[letter]
    if (written) return written
    const parts = letter.normalize('NFKD').toLowerCase()
    return parts
      .replace(/[\u0300-\u036f]/g, '')
      .replace(/[‘’]/g, "'")
      .replace(/[“”„«»]/g, '"')
      .replace(/[‐–—]/g, '-')
      .replace(/\P{ASCII}/gu, (part) => plain[part] ?? part)
      .normalize()
  })
