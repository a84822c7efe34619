/** A title as it was typed in a shell, as it is to be shown. */

/** Quotes as a typesetter would set them; a quote after a letter or digit closes, or stands for a letter. */
const curlQuotes = (text: string) =>
  text
    .replace(/(?<=^|[\s([{“‘—–-])"/g, '“')
    .replaceAll('"', '”')
    .replace(/(?<=^|[\s([{“—–-])'(?=\p{L}[^']*\p{L}'(?!\p{L}))/gu, '‘')
    .replaceAll("'", '’')

/** @returns the title in one line, without what cannot be seen */
export const cleanTitle = (typed: string) =>
  curlQuotes(
    typed
      .normalize('NFC')
      .replace(/[\p{White_Space}\p{Cc}]+/gu, ' ')
      .replace(/[\u200B\u2060\uFEFF]/g, '')
      .trim(),
  )
