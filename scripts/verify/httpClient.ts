/** Requests to a live site: a few requests at once, each with a time limit, no redirect followed. */
import { setTimeout as pause } from 'node:timers/promises'
import pLimit from 'p-limit'

export interface Answer {
  status: number
  headers: Headers
  /** Decompressed. */
  body: Buffer
}

/** @returns the status, and where it leads */
export function describeStatus({ status, headers }: Answer) {
  const location = headers.get('Location')
  return location === null ? String(status) : `${status} to ${location}`
}

/** One request was not answered; the message says why. */
export class NoAnswer extends Error {}

/** The site answers nothing any more, and more requests are of no use. */
export class SiteGone extends Error {}

const defaults = { atOnce: 8, timeoutMs: 10_000 }

/** So many requests in a row without an answer mean that there is no site. */
const mostUnanswered = 16

/** Times that one request waits for a limit of requests to end. */
const mostWaits = 6
/** Seconds. */
const usualWait = 10
const longestWait = 60

/** @returns seconds until the host takes requests again; undefined where it takes them, or not for long */
function waitOf({ status, headers }: Answer) {
  const seconds = Number(headers.get('Retry-After') ?? usualWait)
  return status === 429 && seconds <= longestWait ? seconds : undefined
}

/** @returns the code of a failed connection, such as ECONNREFUSED; undefined where the time limit ended it */
function connectionError(error: unknown) {
  if (!(error instanceof Error) || error.name === 'TimeoutError') return undefined
  const { cause } = error
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.message
}

export type HttpClient = ReturnType<typeof createHttpClient>

/** @param origin of the site, such as https://www.your-firm.com */
export function createHttpClient(origin: string, { atOnce, timeoutMs } = defaults) {
  const limit = pLimit(atOnce)
  const answers = new Map<string, Promise<Answer>>()
  let unanswered = 0
  let isRefused = false

  async function sendOnce(path: string, init: RequestInit): Promise<Answer> {
    const response = await fetch(new URL(path, origin), {
      ...init,
      headers: { 'Accept-Encoding': 'br, gzip', ...init.headers },
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const { status, headers } = response
    return { status, headers, body: Buffer.from(await response.arrayBuffer()) }
  }

  async function sendTwice(path: string, init: RequestInit) {
    try {
      return await sendOnce(path, init)
    } catch (error) {
      // A server may close a connection just as the next request leaves.
      if (connectionError(error) === undefined) throw error
      return sendOnce(path, init)
    }
  }

  /** A limit of requests that these requests reach is no fault of the site. */
  async function sendPatiently(path: string, init: RequestInit) {
    for (let waits = 0; ; waits++) {
      const answer = await sendTwice(path, init)
      const seconds = waitOf(answer)
      if (seconds === undefined || isRefused) return answer
      isRefused = waits === mostWaits
      if (!isRefused) await pause(seconds * 1000)
    }
  }

  /**
   * @param path with its query; an address of another origin is allowed
   * @throws NoAnswer; SiteGone once nothing is answered any more
   */
  const send = (path: string, init: RequestInit = {}) =>
    limit(async () => {
      if (unanswered >= mostUnanswered)
        throw new SiteGone(`${origin} has stopped answering; the last request was ${path}`)
      try {
        const answer = await sendPatiently(path, init)
        unanswered = 0
        return answer
      } catch (error) {
        unanswered += 1
        const code = connectionError(error)
        throw new NoAnswer(code ?? `none within ${timeoutMs / 1000} seconds`)
      }
    })

  return {
    origin,
    send,
    /** The same answer for every check that looks at this path. */
    get(path: string) {
      const known = answers.get(path) ?? send(path)
      answers.set(path, known)
      return known
    },
  }
}
