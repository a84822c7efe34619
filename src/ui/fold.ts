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

/**
 * The marks of other scripts than Latin, Greek and Cyrillic stay, as they make another letter.
 * @returns a text that another one with the same reading equals; that of two texts in a row is that of both joined
 */
export const fold = (text: string) =>
  text.toLowerCase().replace(/\P{ASCII}/gu, (letter) => {
    const parts = letter.normalize('NFKD').toLowerCase()
    return parts
      .replace(/[\u0300-\u036f]/g, '')
      .replace(/[‘’]/g, "'")
      .replace(/[“”„«»]/g, '"')
      .replace(/[‐–—]/g, '-')
      .replace(/\P{ASCII}/gu, (part) => plain[part] ?? part)
      .normalize()
  })
