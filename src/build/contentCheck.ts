/** The checks that run in the background of the development server, and their mistakes over every open page. */
import { stripVTControlCharacters } from 'node:util'
import pLimit from 'p-limit'
import type { HotPayload, ViteDevServer } from 'vite'
import { formatProblems, type Problem } from '../content/problem.ts'

/** The event that an open page sends once it has updated a module or a style: Vite's client has closed the overlay by then. */
export const updatedEvent = 'content:updated'

/** Shows mistakes in the terminal and over every open page. @returns `begin`, which ends the check before it, and `end` */
export function contentCheck(
  server: ViteDevServer,
  findProblems: (signal: AbortSignal) => Promise<Problem[]>,
) {
  const { root, logger } = server.config
  const queue = pLimit(1)
  let overlay: HotPayload | undefined
  let printed = ''
  /** Whether a page loads again once the last mistake is gone; where the server restarts, Vite sees to that. */
  let reloads = true

  function show(text: string, message = '', stack = '') {
    const print = message ? logger.error : logger.warn
    if (text !== printed)
      print(text || 'The content has no mistakes any more.', { timestamp: true })
    printed = text
    const isCovered = overlay !== undefined
    overlay = message ? { type: 'error', err: { plugin: 'content', message, stack } } : undefined
    // To those that are there: Vite keeps an error that nobody sees for the next tab, mended or not.
    if (overlay || (isCovered && reloads))
      for (const client of server.ws.clients) client.send(overlay ?? { type: 'full-reload' })
  }

  async function check(signal: AbortSignal) {
    try {
      const problems = await findProblems(signal)
      signal.throwIfAborted()
      const mistakes = formatProblems(problems.filter(({ isWarning }) => !isWarning))
      // Vite makes links of absolute paths.
      const linked = mistakes.replace(/^(\S+?):(\d+) /gm, `\n${root}/$1:$2:1\n  `)
      show(formatProblems(problems), mistakes && 'The content has mistakes', linked)
    } catch (error) {
      if (signal.aborted) return
      const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
      const text = stripVTControlCharacters(message)
      show(`${text}\n${stack}`, text, stack)
    }
  }

  for (const event of ['vite:client:connect', updatedEvent])
    server.environments.client.hot.on(event, (_, client) => {
      if (overlay) client.send(overlay)
    })

  let last = new AbortController()
  function end() {
    last.abort()
    queue.clearQueue()
  }
  function begin(isRestarting = false) {
    reloads = !isRestarting
    // The change makes the check before it worthless, whether that has begun or not.
    end()
    last = new AbortController()
    const { signal } = last
    queue(() => check(signal))
  }
  return { begin, end }
}
