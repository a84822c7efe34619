/** Reads `_redirects` as hosts do. */

export interface Redirect {
  /** May hold `:slug`, which stands for one part of a path. */
  from: string
  to: string
  status: number
}

/** @throws Error for a line that is none */
export const readRedirects = (text: string): Redirect[] =>
  text
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('#'))
    .map((line) => {
      const [from, to, status] = line.trim().split(/\s+/)
      if (!from || !to || !status)
        throw new Error(
          `_redirects holds "${line}"; an old path, a new one and a status are allowed`,
        )
      return { from, to, status: Number(status) }
    })
