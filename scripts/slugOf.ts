/** The address of an article from its title: in a to z, whatever its script. */
import anyAscii from 'any-ascii'

/** Characters; what search results and messages still show whole. */
const maxLength = 60

/** Ideographs stand without blanks between words. */
const spaced = (text: string) => text.replace(/\p{Script=Han}/gu, ' $& ')

const withoutEmoji = (text: string) => text.replace(/\p{Extended_Pictographic}/gu, ' ')

const wordsOf = (text: string) =>
  anyAscii(spaced(text.normalize('NFKC').replace(/['‘’ʼ`´]/g, '')))
    .toLowerCase()
    // Some scripts are written with these in place of letters that English does not have.
    .replace(/['`]/g, '')
    .match(/[a-z0-9]+/g) ?? []

/** As many of the words as fit, or a part of the first where that is too long. */
function shorten(words: readonly string[], length: number): string {
  let slug = (words[0] ?? '').slice(0, length)
  for (const word of words.slice(1)) {
    if (slug.length + 1 + word.length > length) break
    slug += `-${word}`
  }
  return slug
}

/**
 * @param whyNot why an address cannot be used; undefined where it can
 * @returns the address, with a number where the plain one cannot be used, and then why; none of a title without letters
 */
export function slugOf(
  title: string,
  whyNot: (slug: string) => string | undefined = () => undefined,
) {
  const plain = wordsOf(withoutEmoji(title))
  const words = plain.length > 0 ? plain : wordsOf(title)
  if (words.length === 0) return undefined
  const slug = shorten(words, maxLength)
  const problem = whyNot(slug)
  if (!problem) return { slug }
  for (let n = 2; ; n++) {
    const numbered = `${shorten(words, maxLength - `-${n}`.length)}-${n}`
    if (!whyNot(numbered)) return { slug: numbered, problem }
  }
}
