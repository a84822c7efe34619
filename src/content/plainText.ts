/** Rendered prose as plain text, for indexes: no tags, no character references, no numbers of sources, no controls, single spaces. */
export const plainText = (html: string) =>
  html
    .replace(/<a [^>]*class="citation"[^>]*>[^<]*<\/a>/g, '')
    .replace(/<button[^>]*>[^<]*<\/button>/g, '')
    .replace(/<[^>]+>|&#?\w+;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
