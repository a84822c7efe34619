/** The letters of the site's fonts: any other looks different, as the device's own font shows it. */

/**
 * The small letters beside a to z of Albanian, Basque, Bosnian, Breton, Catalan, Croatian, Czech, Danish, Dutch, Estonian,
 * Faroese, Finnish, French, Frisian, Friulian, Galician, German, Greenlandic, Hungarian, Icelandic, Irish, Italian,
 * Latvian, Lithuanian, Luxembourgish, Maltese, Norwegian, Occitan, Polish, Portuguese, Romanian, Romansh, Sami,
 * Sardinian, Scottish Gaelic, Serbian in Latin letters, Slovak, Slovenian, Sorbian, Spanish, Swedish, Turkish and Welsh,
 * as their locales in CLDR list them (`exemplarCharacters` in https://github.com/unicode-org/cldr-json). Fraunces has no
 * ŧ for Northern Sami and no ə for Azerbaijani, Instrument Sans no ţ, which old texts have for the ț of Romanian.
 */
const small =
  'ßàáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿ' + 'āăąćċčďđēėęěğġģħīįıķĺļľłńņňŋőœŕřśşšťūůűųŵŷźżžșțẁẃẅỳ'
const accented = [...new Set([...small, ...small.toUpperCase(), ...'İẞ'])]

/** Tells whether the packages of the fonts have a letter in their files for western languages. */
const isWestern = (letter: string) => letter <= '\u00ff' || 'ıŒœ'.includes(letter)

const ascii = Array.from({ length: 0x7f - 0x20 }, (_, n) => String.fromCharCode(0x20 + n))
const signs = '\u00a0§©®°±·×–—‘’‚“”„…•−↑↓€£«»‹›¡¿ªº'

/** The letters of the fonts that every page loads. */
export const western = [...ascii, ...accented.filter(isWestern), ...signs].join('')

/** The letters of the second fonts, which a page loads if it has one of these. */
export const others = accented.filter((letter) => !isWestern(letter)).join('')

const shown = new Set(western + others)

/** @returns whether the site's fonts have a character */
export const isInFonts = (character: string) => shown.has(character)
