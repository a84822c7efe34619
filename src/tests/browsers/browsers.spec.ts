/** What every other browser must do as Chromium does in the journeys: read, navigate, search, fill in, write, and mend a chunk that fails. */
import { createServer } from 'node:http'
import { legal } from '../fixture/firm/src/site'
import { articleList, contactForm, layout, newsletter } from '../fixture/firm/src/words'
import { pages, slugs, words } from '../fixture/fixture'
import { servers } from '../journeys/servers'
import { freePort } from './freePort'
import { appReady, button, engines, expect, test, visible, visibleCount } from './visit'

const menu = 'header nav ul a'
const card = '[data-testid=card-article]'
const field = (name: string) => `main form [name=${name}]`
const heading = `document.querySelector('h1')?.textContent`

/** Collects in `reports` what a page's console and its policy say against it. */
const reporter = `
  window.reports = []
  const log = console.error
  console.error = (...parts) => {
    reports.push(parts.map(String).join(' '))
    log(...parts)
  }
  addEventListener('error', ({ message, target }) => reports.push(message ?? 'failed: ' + (target.src ?? target.href)), true)
  addEventListener('unhandledrejection', ({ reason }) => reports.push(String(reason)))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    reports.push(violatedDirective + ' ' + blockedURI))
`

/**
 * Passes requests on to the site, but for the first one to each path that matches, and reports each page's errors.
 * @returns its address
 */
async function passOn(fails?: RegExp) {
  const failed = new Set<string>()
  const port = await freePort()
  const server = createServer(async ({ url = '/' }, response) => {
    const path = url.replace(/\?.*/, '')
    if (path === '/reporter.js') {
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(reporter)
      return
    }
    if (fails?.test(path) && !failed.has(path)) {
      failed.add(path)
      response.writeHead(503).end()
      return
    }
    const answer = await fetch(servers.fixture.url + url)
    const headers = [...answer.headers].filter(([name]) => !/^(content-enc|content-len)/.test(name))
    response.writeHead(answer.status, Object.fromEntries(headers))
    const body = Buffer.from(await answer.arrayBuffer())
    const isPage = answer.headers.get('Content-Type')?.startsWith('text/html')
    const withReporter = '<head><script src="/reporter.js"></script>'
    response.end(isPage ? String(body).replace('<head>', withReporter) : body)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return { url: `http://localhost:${port}`, failed, stop: () => server.close() }
}

for (const engine of engines)
  test.describe(engine.name, () => {
    test.use({ engine })

    test('a page reads: heading, bar and text are in their places', async ({ visitor }) => {
      await visitor.open('/')
      await visitor.shows(visible('h1'))
      await visitor.shows(visible(menu))
      const list = `getComputedStyle(document.querySelector('header ul')).listStyleType`
      expect(await visitor.evaluate(list)).toBe('none')
      const font = `getComputedStyle(document.querySelector('h1')).fontFamily`
      expect(await visitor.evaluate(font)).toContain('Fraunces')
      const overflow = `document.documentElement.scrollWidth <= innerWidth`
      expect(await visitor.evaluate(overflow)).toBe(true)
      await visitor.open(`/articles/${slugs.features}`)
      const width = `document.querySelector('.prose > p').getBoundingClientRect().width`
      expect(await visitor.evaluate(width)).toBeLessThan(800)
    })

    for (const path of ['/', '/articles', '/contact'])
      test(`${path} reports no error and nothing that the policy blocks`, async ({ visitor }) => {
        const site = await passOn()
        await visitor.open(site.url + path)
        await visitor.click('h1')
        await visitor.shows(appReady)
        expect(await visitor.evaluate('reports')).toEqual([])
        site.stop()
      })

    test('a navigation goes to the top, Back to the place', async ({ visitor }) => {
      await visitor.open('/')
      const home = await visitor.evaluate(heading)
      await visitor.click('h1')
      await visitor.shows(appReady)
      await visitor.evaluate(`(window.marker = 1, scrollTo({ top: 900, behavior: 'instant' }))`)
      await visitor.click(`${menu}[href="/articles"]`)
      await visitor.shows('location.pathname', '/articles')
      await visitor.shows('scrollY', 0)
      await visitor.evaluate(`scrollTo({ top: 400, behavior: 'instant' })`)
      await visitor.back()
      await visitor.shows(heading, home)
      await visitor.shows('scrollY', 900)
      expect(await visitor.evaluate('window.marker')).toBe(1)
    })

    test('the list shows six, loads six more, comes back, and is searched', async ({ visitor }) => {
      await visitor.open('/articles')
      await visitor.shows(visibleCount(card), 6)
      await visitor.click(button(articleList.loadMore))
      await visitor.shows(visibleCount(card), 12)
      const first = await visitor.evaluate(`document.querySelector('${card}').textContent`)
      await visitor.click(card)
      await visitor.shows(heading, first)
      await visitor.back()
      await visitor.shows(visibleCount(card), 12)
      await visitor.type('[type=search]', words.common)
      await visitor.shows(
        `/${articleList.found.other.replace('{count}', '\\d+')}/.test(document.querySelector('main').textContent)`,
      )
      await visitor.type('[type=search]', ' zzz')
      const none = articleList.noneMatching.replace('{term}', `${words.common} zzz`)
      await visitor.shows(`document.body.textContent.includes(${JSON.stringify(none)})`)
      await visitor.click(button(articleList.clearSearch))
      await visitor.shows(visibleCount(card), 6)
    })

    test('a message is sent, and a toast says so', async ({ visitor }) => {
      await visitor.open('/contact')
      await visitor.type(field('name'), 'Ada Reader')
      await visitor.type(field('email'), 'info@müller.de')
      await visitor.type(field('message'), 'Hello')
      await visitor.click(button(contactForm.send))
      await visitor.shows(visible('[data-variant=default]'))
      await visitor.shows(`document.querySelector('${field('message')}').value`, '')
    })

    test('an app that fails once starts at a later intent', async ({ visitor }) => {
      const site = await passOn(/\/assets\/main-/)
      await visitor.open(`${site.url}${pages.about}`)
      await visitor.click('h1')
      await expect.poll(() => site.failed.size).toBe(1)
      // Engines differ in which movements of the pointer they report, each of which is an intent.
      await expect(async () => {
        await visitor.click('h1')
        expect(await visitor.evaluate(appReady)).toBe(true)
      }).toPass({ timeout: 30_000 })
      site.stop()
    })

    test('a dialog whose chunk fails once comes later, and closes', async ({ visitor }) => {
      const site = await passOn(/\/assets\/NewsletterDialog-/)
      await visitor.open(site.url + legal.privacy.to)
      await visitor.click(button(newsletter.open))
      await visitor.shows(visible('[role=dialog] iframe'))
      expect(site.failed.size).toBe(1)
      await visitor.pressEscape()
      await visitor.shows(visible('[role=dialog]'), false)
      site.stop()
    })

    test.describe('on a phone', () => {
      test.use({ viewport: { width: 375, height: 800 } })

      test('the menu opens, closes on Escape and on a choice', async ({ visitor }) => {
        await visitor.open('/')
        expect(await visitor.evaluate(visible(menu))).toBe(false)
        await visitor.click(`[aria-label="${layout.menu}"]`)
        await visitor.shows(visible(menu))
        await visitor.shows(appReady)
        await visitor.pressEscape()
        await visitor.shows(visible(menu), false)
        await visitor.click(`[aria-label="${layout.menu}"]`)
        await visitor.click(`${menu}[href="/articles"]`)
        await visitor.shows('location.pathname', '/articles')
        await visitor.shows(visible(menu), false)
      })
    })
  })
