/** Shows mistakes of the content: in the terminal, and in Vite's overlay over every open page. */
import { resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import pLimit from 'p-limit'
import type { ErrorPayload, ViteDevServer } from 'vite'
import { formatProblems, type Problem } from '../../content/problem'

/** @param findProblems checks all of the content. @returns what begins a check, once the one before has ended */
export function contentCheck(
  { config: { root, logger }, environments, ws }: ViteDevServer,
  findProblems: () => Promise<Problem[]>,
) {
  const queue = pLimit(1)
  /** What covers the pages now, if anything. */
  let overlay: ErrorPayload | undefined
  let printed = ''

  function show(text: string, message = '', stack = '') {
    const print = message ? logger.error : logger.warn
    if (text !== printed)
      print(text || 'The content has no mistakes any more.', { timestamp: true })
    printed = text
    const isMended = overlay && !message
    overlay = message ? { type: 'error', err: { plugin: 'content', message, stack } } : undefined
    // To those that are there: Vite keeps an error that nobody sees for the next tab, mended or not.
    for (const client of ws.clients) {
      if (overlay) client.send(overlay)
      if (isMended) client.send({ type: 'full-reload' })
    }
  }

  async function check() {
    const problems = await findProblems()
    const mistakes = formatProblems(problems.filter(({ isWarning }) => !isWarning))
    // Vite makes links of absolute paths.
    const linked = mistakes.replace(
      /^(\S+?):(\d+) /gm,
      (_, file, line) => `\n${resolve(root, file)}:${line}:1\n  `,
    )
    show(formatProblems(problems), mistakes && 'The content has mistakes', linked)
  }

  function showError({ message, stack = '' }: Error) {
    const text = stripVTControlCharacters(message)
    show(`${text}\n${stack}`, text, stack)
  }

  environments.client.hot.on('vite:client:connect', (_, client) => {
    if (overlay) client.send(overlay)
  })

  return () => {
    // A check that another one follows is not begun.
    queue.clearQueue()
    queue(check).catch(showError)
  }
}
