/** Shows mistakes of the content: in the terminal, and in Vite's overlay over every open page. */
import { resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { ErrorPayload, NormalizedHotChannelClient, ViteDevServer } from 'vite'
import { formatProblems, type Problem } from '../../content/problem'

/**
 * In every page: as each update of a module takes Vite's overlay away, the page requires it again. One that could not
 * load the app says so, as it may have begun before the mistake was mended, and connected after that.
 */
export const overlayScript = `import { createHotContext } from '/@vite/client'
const hot = createHotContext('/content')
hot.on('vite:afterUpdate', () => hot.send('content:updated'))
import('/src/main.tsx').catch(() => hot.send('content:failed', performance.timeOrigin))`

const overlayOf = (message: string, stack: string): ErrorPayload => ({
  type: 'error',
  err: { plugin: 'content', message, stack },
})

/** @param findProblems checks all of the content. @returns what begins a check, once the one before has ended */
export function contentCheck(
  { config: { root, logger }, environments, ws }: ViteDevServer,
  findProblems: () => Promise<Problem[]>,
) {
  /** What covers the pages now, if anything. */
  let overlay: ErrorPayload | undefined
  /** When the last mistake went, in ms since 1970, and the tabs that wait for this one to go. */
  let mended = 0
  const failed = new Set<NormalizedHotChannelClient>()
  let printed = ''
  let required = 0
  let last = Promise.resolve()

  function show(text: string, found?: ErrorPayload) {
    const print = found ? logger.error : logger.warn
    if (text !== printed)
      print(text || 'The content has no mistakes any more.', { timestamp: true })
    printed = text
    // To those that are there: Vite keeps an error that nobody sees for the next tab, mended or not.
    const message = found ?? { type: 'update' as const, updates: [] }
    if (found || overlay) for (const client of ws.clients) client.send(message)
    if (!found && overlay) {
      mended = Date.now()
      for (const client of failed) client.send({ type: 'full-reload' })
      failed.clear()
    }
    overlay = found
  }

  function showProblems(problems: readonly Problem[]) {
    const mistakes = formatProblems(problems.filter(({ isWarning }) => !isWarning))
    // Vite makes links of absolute paths.
    const linked = mistakes.replace(
      /^(\S+?):(\d+) /gm,
      (_, file, line) => `\n${resolve(root, file)}:${line}:1\n  `,
    )
    show(
      formatProblems(problems),
      mistakes ? overlayOf('The content has mistakes', linked) : undefined,
    )
  }

  function showError({ message, stack = '' }: Error) {
    const text = stripVTControlCharacters(message)
    show(`${text}\n${stack}`, overlayOf(text, stack))
  }

  for (const event of ['vite:client:connect', 'content:updated'])
    environments.client.hot.on(event, (_, client) => {
      if (overlay) client.send(overlay)
    })

  environments.client.hot.on('content:failed', (began: number, client) => {
    if (began < mended) client.send({ type: 'full-reload' })
    else failed.add(client)
  })

  return () => {
    required += 1
    const number = required
    // A check that another one follows already is left out.
    const isNewest = () => number === required
    last = last
      .then(async () => (isNewest() ? findProblems() : []))
      .then((problems) => isNewest() && showProblems(problems))
      .catch((error) => isNewest() && showError(error))
      .then(() => {})
  }
}
