/** Checks the content, and shows its mistakes: once in the terminal, and over every open page. */
import type { ErrorPayload, ViteDevServer } from 'vite'
import type { ModuleRunner } from 'vite/module-runner'
import type { ArticleList } from '../../content/articles/readArticles'
import { type ContentProblem, formatProblems } from '../../content/contentError'
import { overlayOfError, overlayOfProblems } from './errorOverlay'

export interface ContentCheck {
  /** Checks all of the content anew. */
  check(): Promise<void>
  /** Checks it, unless that was done before. */
  start(): void
  /** Shows what only a request has met, unless the mistakes of the content explain it. */
  report(error: unknown): Promise<void>
}

/** Milliseconds that reading a text takes at most where it need not be rendered. */
const readTime = 20

/** @param idle resolves once all requests are answered */
export function contentCheck(
  { config, environments, ws }: ViteDevServer,
  runner: ModuleRunner,
  idle: () => Promise<void>,
): ContentCheck {
  /** What covers the pages now, if anything. */
  let overlay: ErrorPayload | undefined
  /** What the terminal has shown last. */
  let reported = ''

  function show(text: string, found: ErrorPayload | undefined) {
    if (text === reported) return
    if (found) config.logger.error(text, { timestamp: true })
    else if (text) config.logger.warn(text, { timestamp: true })
    else config.logger.info('The content has no mistakes any more.', { timestamp: true })
    reported = text
    overlay = found
    // To those that are there: Vite keeps an error that nobody sees for the next tab, mended or not.
    for (const client of ws.clients)
      if (overlay) client.send(overlay)
      else client.send('content-mended')
  }

  function showError(error: unknown) {
    const found = overlayOfError(error, config.root)
    show([found.err.message, found.err.stack].join('\n'), found)
  }

  // A tab that is opened or loaded while there are mistakes.
  environments.client.hot.on('vite:client:connect', (_, client) => {
    if (overlay) client.send(overlay)
  })

  /** Renders the texts that have changed, one at a time: all at once would keep every page waiting. */
  async function readTexts(isLast: () => boolean) {
    const { readArticles, readableFiles } = await runner.import(
      '/src/content/articles/readArticles.ts',
    )
    const { readBody } = await runner.import('/src/content/articles/articleBody.ts')
    const files: ArticleList['files'] = readableFiles(await readArticles())
    for (const file of files) {
      if (!isLast()) return
      const started = performance.now()
      await readBody(file)
      if (performance.now() - started > readTime) await idle()
    }
  }

  /** How many checks were asked for; each leaves the work to the next one. */
  let asked = 0
  async function checkNow() {
    const number = asked
    const isLast = () => number === asked
    try {
      const { siteProblems } = await runner.import('/src/content/loadSite.ts')
      await readTexts(isLast)
      if (!isLast()) return
      const problems: ContentProblem[] = await siteProblems({ unpublished: true })
      show(formatProblems(problems), overlayOfProblems(problems, config.root))
    } catch (error) {
      // A page file that is no program, or data that no rule foresees.
      showError(error)
    }
  }

  /** One after the other, as each makes the next one cheap. */
  let last: Promise<void> | undefined
  function check() {
    asked++
    last = (last ?? Promise.resolve()).then(checkNow)
    return last
  }
  return {
    check,
    start() {
      last ??= checkNow()
    },
    async report(error) {
      const number = asked + 1
      await check()
      if (!overlay && number === asked) showError(error)
    },
  }
}
