/** Texts as nginx reads them in its configuration. */

/**
 * @returns the text in quotes
 * @throws where it has a `$`, for which nginx knows no escape
 */
export function quote(text: string): string {
  if (text.includes('$'))
    throw new Error(`nginx would take what follows the $ for a variable; write %24 in ${text}`)
  return `"${text.replaceAll(/[\\"]/g, '\\$&')}"`
}

/** @returns a regular expression that fits the text alone; bytes in `%` form as bytes */
export const escapePattern = (text: string): string =>
  text.replaceAll(/%([\dA-Fa-f]{2})|[.*+?^${}()|[\]\\]/g, (found, byte?: string) =>
    byte ? `\\x${byte}` : `\\${found}`,
  )
