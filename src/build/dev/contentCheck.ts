/** Checks the content at every change, and shows its mistakes: once in the terminal, and over every open page. */
import type { ErrorPayload, ViteDevServer } from 'vite'
import { type ContentProblem, formatProblems } from '../../content/contentError'
import { overlayOfError, overlayOfProblems } from './errorOverlay'

export function contentCheck(server: ViteDevServer) {
  const { config, environments, ws } = server
  /** What covers the pages now, if anything. */
  let overlay: ErrorPayload | undefined
  /** What the terminal has told last. */
  let told = ''

  function show(text: string, found: ErrorPayload | undefined) {
    if (text === told) return
    if (found) config.logger.error(text, { timestamp: true })
    else if (text) config.logger.warn(text, { timestamp: true })
    else config.logger.info('The content has no mistakes any more.', { timestamp: true })
    told = text
    overlay = found
    // To those that are there: Vite keeps an error that nobody sees for the next tab, mended or not.
    for (const client of ws.clients)
      if (overlay) client.send(overlay)
      else client.send('content-mended')
  }

  function showError(error: unknown) {
    const found = overlayOfError(error)
    show(found.err.stack, found)
  }

  // A tab that is opened or loaded anew while there are mistakes.
  environments.client.hot.on('vite:client:connect', (_, client) => {
    if (overlay) client.send(overlay)
  })

  async function check() {
    try {
      const { siteProblems } = await server.ssrLoadModule('/src/content/loadSite.ts')
      const problems: ContentProblem[] = await siteProblems()
      show(formatProblems(problems), overlayOfProblems(problems, config.root))
    } catch (error) {
      // A page file that is no program, or data that no rule foresees.
      showError(error)
    }
  }

  /** The check that runs, so that those who ask meanwhile wait for it. */
  let checking: Promise<void> | undefined
  return {
    /** Checks all of the content anew, after a check that is running. */
    check() {
      checking = (checking ?? Promise.resolve()).then(check)
      return checking
    },
    /** For what only a request has found: shown unless the content's mistakes explain it. */
    async report(error: unknown) {
      await this.check()
      if (!overlay) showError(error)
    },
  }
}
