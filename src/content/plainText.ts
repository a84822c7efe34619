/** Rendered prose as plain text, for indexes: no tags, no character references, no drawings, no numbers of sources, no words for screen readers alone, no controls, single spaces. */
export const plainText = (html: string) =>
  html
    .replace(/<(svg|button)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(
      /<a [^>]*>↩[\s\S]*?<\/a>|<a [^>]*class="citation"[^>]*>[^<]*<\/a>|<span class="sr-only">[^<]*<\/span>/g,
      '',
    )
    .replace(/<\/?(?:a|abbr|b|cite|code|em|i|q|strong)(?: [^>]*)?>/g, '')
    .replace(/<[^>]+>|&#?\w+;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
