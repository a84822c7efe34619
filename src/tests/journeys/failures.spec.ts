/** What goes wrong while a visitor navigates: nobody is taken to another page, or to none, and nothing loops. */
import { layout, newsletter } from '../fixture/firm/src/words'
import { pages, words } from '../fixture/fixture'
import { expect, labels, lost, test } from './journey'
import { servers } from './servers'

/** The style sheet shows its text. */
const didNotLoad = `[role=alert][data-text="${layout.loadFailed}"]`

test('with all storage blocked, all works for the visit', async ({ page, site }) => {
  await site.blockStorage()
  await site.open('/')
  const documents = site.documents()
  await site.themeSwitch.click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  for (const path of ['/articles', '/contact']) {
    await site.menuLink(path).click()
    await expect(page).toHaveURL(path)
    await expect(site.heading).toBeVisible()
  }
  await site.fillForm('Without storage')
  await site.send.click()
  await expect(site.success).toBeVisible()
  expect(documents).toEqual([])
})

/** What a new page needs, and how it does not come; after a deploy, its chunks are gone. */
const missing: [what: string, pattern: string, status: number | 'hangs', path: string][] = [
  ['its data', `**/data${pages.services}.json`, 503, pages.services],
  ['its data', `**/data${pages.services}.json`, 'hangs', pages.services],
  ['what changes the head', '**/assets/DocumentHead-*', 'hangs', pages.services],
  ['its view', '**/assets/ArticleList-*', 404, '/articles'],
]
missing.forEach(([what, pattern, status, path]) => {
  test(`without ${what} (${status}), the browser loads the page, once`, async ({ page, site }) => {
    site.expected.push(lost, /error loading/i)
    await page.clock.install()
    await site.open('/')
    const before = await site.heading.innerText()
    const documents = site.documents()
    await page.route(pattern, (route) =>
      status === 'hangs' ? undefined : route.fulfill({ status }),
    )
    await site.menuLink(path).click()
    if (status === 'hangs') {
      await expect(page.getByRole('status', { name: layout.loading })).toBeVisible()
      await page.clock.runFor(8000)
    }
    await expect(page).toHaveURL(path)
    await expect(site.heading).not.toHaveText(before)
    // A loop would load the page again by now.
    await page.waitForLoadState('networkidle')
    expect(documents).toEqual([path])
  })
})

test('a preload error that a listener handles leaves the page, and comes once', async ({
  page,
  site,
}) => {
  site.expected.push(/503|404/)
  await page.route(`**/data${pages.services}.json`, (route) => route.fulfill({ status: 503 }))
  for (const chunk of ['ArticleList', 'NewsletterDialog'])
    await page.route(`**/assets/${chunk}-*`, (route) => route.fulfill({ status: 404 }))
  await site.open('/')
  const before = await site.heading.innerText()
  const documents = site.documents()
  await page.evaluate(() =>
    addEventListener('vite:preloadError', (event) => {
      event.preventDefault()
      const { dataset } = document.documentElement
      dataset.handled = `${dataset.handled ?? ''}${'payload' in event ? 1 : '?'}`
    }),
  )
  const once = () => expect(page.locator('html')).toHaveAttribute('data-handled', '1')
  for (const path of [pages.services, '/articles']) {
    await site.menuLink(path).click()
    await once()
    await expect(page.getByTestId('skeleton')).toHaveCount(0)
    await expect(page).toHaveURL('/')
    await expect(site.heading).toHaveText(before)
    await once()
    await page.evaluate(() => delete document.documentElement.dataset.handled)
  }
  await site.newsletter.click()
  await once()
  await expect(page).toHaveURL('/')
  await site.menuLink(pages.about).click()
  await expect(page).toHaveURL(pages.about)
  expect(documents).toEqual([])
})

test('a page on its way has a skeleton, and moves nobody later', async ({ page, site }) => {
  site.expected.push(lost)
  await site.open('/')
  const before = await site.heading.innerText()
  await site.menuLink('/articles').click()
  const deliver = await site.delay('**/data/articles/*.json')
  const title = await site.cards.first().innerText()
  await site.cards.first().click()
  await expect(page.getByTestId('skeleton')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(page.getByTestId('skeleton')).toBeHidden()
  await expect(site.heading).toHaveText(before)
  await page.goForward()
  deliver()
  await site.cards.first().click()
  await expect(site.heading).toHaveText(title)
  await expect(page.getByTestId('skeleton')).toBeHidden()
  const documents = site.documents()
  const fail = await site.delay(`**/data${pages.services}.json`, (route) => route.abort())
  await site.menuLink(pages.services).click()
  await site.menuLink('/contact').click()
  await expect(page.getByLabel(labels.message)).toBeVisible()
  await page.getByLabel(labels.message).pressSequentially('Still here')
  fail()
  await page.waitForLoadState('networkidle')
  await expect(page).toHaveURL('/contact')
  await expect(page.getByLabel(labels.message)).toHaveValue('Still here')
  expect(documents).toEqual([])
})

test('a page that cannot be rendered is loaded as a document, once', async ({ page, site }) => {
  site.expected.push(/./)
  await site.open('/')
  const documents = site.documents()
  await page.route(`**/data${pages.services}.json`, async (route) => {
    const data = await (await route.fetch()).json()
    await route.fulfill({ json: { ...data, sections: [{ kind: 'hero' }, { kind: 'cards' }] } })
  })
  await site.menuLink(pages.services).click()
  await expect.poll(() => documents).toEqual([pages.services])
  await page.mouse.move(300, 400)
  await page.waitForLoadState('networkidle')
  await expect(site.heading).toBeVisible()
  expect(documents).toEqual([pages.services])
})

test('an app and a chunk that fail come with the next intent', async ({ page, site }) => {
  site.expected.push(lost)
  await page.clock.install()
  const [app, chunk] = ['**/assets/main-*', '**/assets/NewsletterDialog-*']
  for (const file of [app, chunk]) await page.route(file, (route) => route.abort())
  await page.goto('/')
  await site.newsletter.click()
  await expect(page.locator(didNotLoad)).toBeVisible()
  await page.unroute(app)
  await page.clock.fastForward(1000)
  await site.showIntent()
  await expect(page.locator(didNotLoad)).toBeHidden()
  await page.context().setOffline(true)
  await site.newsletter.click()
  await expect(site.failure).toContainText(newsletter.failed.title)
  await page.context().setOffline(false)
  await page.unroute(chunk)
  await site.newsletter.click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

for (const chunk of ['**/assets/main-*', '**/assets/NewsletterDialog-*'])
  test(`without ${chunk} the newsletter has its own page`, async ({ page, site }) => {
    site.expected.push(lost, /assets/)
    await page.route(chunk, (route) => route.fulfill({ status: 404 }))
    await page.goto(servers.plain.url)
    await site.newsletter.click()
    await expect(page).toHaveURL(`${servers.plain.url}/embed/newsletter/`)
  })

test('HTML is not hydrated with the data of another build', async ({ page, site }) => {
  site.expected.push(/another build/)
  await page.route('**/data/index.json', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ json: { ...(await response.json()), version: 'newer' } })
  })
  const served = page.waitForResponse('**/data/index.json')
  await page.goto('/')
  const before = await site.heading.innerText()
  const refused = page.waitForEvent('console', (line) => /another build/.test(line.text()))
  await page.mouse.move(200, 300)
  await served
  await refused
  await expect(site.heading).toHaveText(before)
  // It may have been fetched ahead, so requests tell nothing.
  const loaded = page.waitForEvent('load')
  await site.menuLink(pages.services).click()
  await loaded
  await expect(page).toHaveURL(pages.services)
})

test('offline, a link leaves the reader on the page, and says so', async ({
  page,
  context,
  site,
}) => {
  site.expected.push(lost, /ERR_INTERNET_DISCONNECTED/)
  await site.open('/')
  const before = await site.heading.innerText()
  const documents = site.documents()
  await context.setOffline(true)
  for (const path of [pages.services, '/contact']) {
    await site.menuLink(path).click()
    await expect(site.failure).toContainText(layout.offline.title)
    await expect(page).toHaveURL('/')
    await expect(site.heading).toHaveText(before)
  }
  await context.setOffline(false)
  await site.menuLink(pages.services).click()
  await expect(page).toHaveURL(pages.services)
  expect(documents).toEqual([])
})

test('offline, a result leaves the search and its place as they are', async ({
  page,
  context,
  site,
}) => {
  site.expected.push(lost, /ERR_INTERNET_DISCONNECTED/)
  await site.open('/articles')
  await site.searchBox.fill(words.common)
  await expect(page).toHaveURL(/q=/)
  await expect(page.locator('main mark').first()).toBeVisible()
  // A click scrolls to what it is on first.
  await page.evaluate(() => {
    addEventListener('click', () => Object.assign(window, { place: scrollY }), true)
  })
  const address = page.url()
  await context.setOffline(true)
  await site.visibleCards.nth(2).click()
  await expect(site.failure).toContainText(layout.offline.title)
  await expect(page).toHaveURL(address)
  await expect(site.searchBox).toHaveValue(words.common)
  expect(await page.evaluate(() => scrollY - Reflect.get(window, 'place'))).toBe(0)
})

for (const typed of ['/Contact', '/contact.', '/contact)', '/CONTACT%3Futm_source=x'])
  test(`${typed} offers the page that was meant`, async ({ page, site }) => {
    site.expected.push(/404/)
    await page.goto(typed)
    await page.getByRole('status').getByRole('link').click()
    await expect(page).toHaveURL('/contact')
  })
