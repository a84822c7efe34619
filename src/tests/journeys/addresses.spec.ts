/** One meaning for each address, and the headers that machines get with it, by the real runtime. */
import { existsSync, readdirSync } from 'node:fs'
import { aliases, dist, origin, slugs } from '../fixture/fixture'
import { expect, open, paths, test } from './journey'

test('other spellings of an address lead to the one, for good', async ({ request }) => {
  const spellings = [
    ...['/index', '/index/', '/index.html'].map((from) => [from, '/'] as const),
    ['/innovationmetrics.htm', '/innovationmetrics'] as const,
    ...paths
      .filter((path) => path !== '/' && path !== '/404')
      .flatMap((path) =>
        ['/', '.html', '/index', '/index.html'].map((end) => [path + end, path] as const),
      ),
  ]
  // One after the other: the development server loses requests when there are many at once.
  for (const [from, to] of spellings) {
    const answer = await request.get(from, { maxRedirects: 0 })
    expect([from, answer.status(), answer.headers().location]).toEqual([from, 301, to])
  }
  for (const path of paths.filter((path) => path !== '/404'))
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(200)
  // Capitals and small letters differ: no page answers to both.
  expect((await request.get('/SERVICES', { maxRedirects: 0 })).status()).toBe(404)
})

test('an older address leads to its article at once, for good, in each spelling', async ({
  request,
}) => {
  const spellings = aliases.flatMap((alias) => {
    const address = alias.replace(/\/$/, '')
    return alias.endsWith('.htm') ? [alias] : [address, `${address}/`, `${address}.html`]
  })
  for (const from of spellings) {
    const answer = await request.get(from, { maxRedirects: 0 })
    const { location } = answer.headers()
    expect([from, answer.status(), location]).toEqual([from, 301, `/articles/${slugs.ownCover}`])
  }
})

test('what only programs read is kept out of search engines, and a Markdown version names its page', async ({
  request,
}) => {
  const headers = async (path: string) => (await request.get(path)).headers()
  for (const path of ['/data/index.json', '/articles.json', '/embed/newsletter/', '/404'])
    expect((await headers(path))['x-robots-tag'], path).toBe('noindex')
  for (const path of ['/', '/services', '/sitemap.xml', '/robots.txt'])
    expect((await headers(path))['x-robots-tag'], path).toBeUndefined()
  for (const [path, page] of [
    ['/index.md', '/'],
    ['/services/ai-strategy.md', '/services/ai-strategy'],
  ] as const) {
    const { link, 'content-type': type } = await headers(path)
    expect(link, path).toBe(`<${origin}${page}>; rel="canonical"`)
    expect(type).toBe('text/markdown; charset=utf-8')
  }
  for (const [path, type] of [
    ['/feed.xml', 'application/rss+xml; charset=utf-8'],
    ['/atom.xml', 'application/atom+xml; charset=utf-8'],
    ['/feed.json', 'application/feed+json; charset=utf-8'],
    ['/llms.txt', 'text/plain; charset=utf-8'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
  ] as const)
    expect((await headers(path))['content-type'], path).toBe(type)
})

test('what is for the host, or for another one, is served to nobody', async ({ request }) => {
  const forHosts = ['_headers', '_redirects', '_worker.js', '_routes.json', '_nginx.conf']
  for (const name of [...forHosts, '.assetsignore']) {
    expect(existsSync(`${dist}/${name}`), name).toBe(true)
    expect((await request.get(`/${name}`)).status(), name).toBe(404)
  }
})

test('a hashed file lasts a year, and one that is missing does not', async ({ request }) => {
  const caching = async (path: string) => {
    const answer = await request.get(path)
    return [answer.status(), answer.headers()['cache-control']]
  }
  for (const name of readdirSync(`${dist}/assets`))
    expect(await caching(`/assets/${name}`), name).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ])
  for (const path of ['/assets/none.js', '/assets/main-00000000.js', '/data/none.json', '/none'])
    expect(await caching(path), path).toEqual([404, 'public, max-age=0, must-revalidate'])
})

test('each response is kept from the pages of other sites, but for pictures, which they may show', async ({
  request,
}) => {
  const script = readdirSync(`${dist}/assets`).find((name) => name.endsWith('.js'))
  const cover = readdirSync(`${dist}/covers`)[0]
  const form = { Accept: 'text/html', 'Content-Type': 'application/x-www-form-urlencoded' }
  const answers = [
    ...['/', '/embed/newsletter/', `/assets/${script}`, '/data/index.json', '/none', '/api/health'],
    ...['/mark.svg', '/cards/index.png', `/covers/${cover}`, '/images/fixture.svg'],
  ].map((path) => [path, request.get(path)] as const)
  const sent = request.post('/api/contact?form=newsletter', { headers: form, data: 'email=' })
  for (const [path, answer] of [...answers, ['a rejected form', sent] as const]) {
    const headers = (await answer).headers()
    const policy = /\.(svg|png)$/.test(path) ? 'cross-origin' : 'same-origin'
    expect(headers['cross-origin-resource-policy'], path).toBe(policy)
    expect(headers['cross-origin-embedder-policy'], path).toBe('require-corp')
    expect(headers['cross-origin-opener-policy'], path).toBe('same-origin')
  }
})

test('a page is isolated from other sites, and its frames are shown', async ({ page, watch }) => {
  watch.expected.push(/status of 422/)
  await open(page, '/')
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true)
  await page.getByRole('button', { name: 'Newsletter' }).click()
  const frame = page.getByRole('dialog').locator('iframe').contentFrame()
  await frame.getByLabel('Email').fill('nobody')
  await frame.locator('form').evaluate((form: HTMLFormElement) => form.submit())
  await expect(frame.getByRole('heading', { name: 'Your sign-up was not sent' })).toBeVisible()
})
