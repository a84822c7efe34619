/** What the site's fonts show: a letter that is not here looks different, as the device's own font shows it. */

/**
 * By language, its small letters beside a to z, as its locale in CLDR lists them (`exemplarCharacters` in
 * https://github.com/unicode-org/cldr-json). Fraunces has no ŧ for Northern Sami and no ə for Azerbaijani, Instrument
 * Sans no ţ, which old texts have for the ț of Romanian.
 */
const letters = {
  Albanian: 'çë',
  Basque: 'çñ',
  Bosnian: 'čćđšž',
  Breton: 'êñù',
  Catalan: 'àçéèíïóòúü',
  Croatian: 'čćđšž',
  Czech: 'áčďéěíňóřšťúůýž',
  Danish: 'æøå',
  Dutch: 'áäéëíïóöúü',
  Estonian: 'äõöšüž',
  Faroese: 'áæðíóøúý',
  Finnish: 'åäöšž',
  French: 'àâæçéèêëîïôœùûüÿ',
  Frisian: 'áàâäéèêëíïóôöúûüý',
  Friulian: 'àâçèêìîòôùû',
  Galician: 'áéíñóúü',
  German: 'äößü',
  Greenlandic: 'æøå',
  Hungarian: 'áéíóöőúüű',
  Icelandic: 'áæðéíóöþúý',
  Irish: 'áéíóú',
  Italian: 'àéèìîòóù',
  Latvian: 'āčēģīķļņšūž',
  Lithuanian: 'ąčęėįšųūž',
  Luxembourgish: 'äéë',
  Maltese: 'àċèġħìòùż',
  Norwegian: 'àæéåóòôø',
  Occitan: 'áàçéèíïóòúü',
  Polish: 'ąćęłńóśźż',
  Portuguese: 'áàâãçéêíóòôõú',
  Romanian: 'ăâîșț',
  Romansh: 'àéèìòù',
  Sami: 'áčđŋšž',
  Sardinian: 'àèìòù',
  'Scottish Gaelic': 'àèìòù',
  'Serbian in Latin letters': 'čćđšž',
  Slovak: 'áäčďéíĺľňóôŕšťúýž',
  Slovenian: 'čšž',
  Sorbian: 'čćěłńóŕřšśžź',
  Spanish: 'áéíñóúü',
  Swedish: 'åäàéö',
  Turkish: 'âçğıîöşüû',
  Welsh: 'áàâäéèêëíìîïóòôöúùûüẃẁŵẅýỳŷÿ',
}

const all = Object.values(letters).join('')
const accented = [...new Set([...all, ...all.toUpperCase(), ...'İẞ'])]

/** Those that the packages of the fonts have in their files for western languages. */
const isWestern = (letter: string) => letter <= '\u00ff' || 'ıŒœ'.includes(letter)

const ascii = Array.from({ length: 0x7f - 0x20 }, (_, n) => String.fromCharCode(0x20 + n))
const signs = '\u00a0§©®°±·×–—‘’‚“”„…•−↑↓€£«»‹›¡¿ªº'

/** Of the fonts that every page loads. */
export const western = [...ascii, ...accented.filter(isWestern), ...signs].join('')

/** Of those that a page loads which has one of these. */
export const others = accented.filter((letter) => !isWestern(letter)).join('')

const shown = new Set(western + others)

/** @returns whether the site's fonts have a character */
export const isInFonts = (character: string) => shown.has(character)
