/** The words of rendered prose, for indexes: no tags, no character references, single blanks. */
export const plainText = (html: string) =>
  html
    .replace(/<[^>]+>|&#?\w+;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
