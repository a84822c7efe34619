/** Rendered prose as plain text, for indexes: no tags, no character references, single spaces. */
export const plainText = (html: string) =>
  html
    .replace(/<[^>]+>|&#?\w+;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
