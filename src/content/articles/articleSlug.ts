/** What the name of an article's file may be: it is a part of an address, and a name on every system. */

/** Each with what it is the name of. */
const reserved: Record<string, string> = {
  index: 'the address of the list itself',
  archive: 'the address below which the older articles are',
}

/** On Windows these are devices, with any ending. */
const devices = /^(con|prn|aux|nul|com\d|lpt\d)$/

/** @returns why a file cannot have the name; undefined where it can */
export function slugProblem(slug: string): string | undefined {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
    return `is "${slug}"; a file is named by small letters, digits and single hyphens`
  const meaning = devices.test(slug) ? 'a device on Windows' : reserved[slug]
  return meaning && `is "${slug}", which is ${meaning}`
}
