/** What the cards of the list cost while the visitor searches. */
import { categories } from '../../articles/card'
import { words } from '../fixture/fixture'
import { cards, expect, loadMore, open, searchBox, status, test } from './journey'

test('cards that stay keep their place in the document, and their pictures', async ({ page }) => {
  const mark = () =>
    cards(page).evaluateAll((all) => {
      for (const card of all)
        for (const node of [card, card.querySelector('img')])
          Object.assign(node ?? {}, { old: true })
    })
  const marked = () =>
    cards(page).evaluateAll((all) =>
      all.map((card) => [card, card.querySelector('img')].every((node) => node && 'old' in node)),
    )
  await open(page, '/articles')
  await mark()
  const category = (name: string) => page.getByRole('button', { name, exact: true })
  const newest = (await cards(page).first().locator('span span').first().textContent()) ?? ''
  await category(newest).click()
  await expect(status(page)).toContainText('found')
  expect((await marked())[0]).toBe(true)

  await category('All').click()
  await searchBox(page).fill(words.common)
  await expect(cards(page).first().locator('mark').first()).toHaveText(words.common)
  await expect(cards(page).first().locator('time')).toHaveAttribute('datetime', /^\d{4}-/)
  const total = Number.parseInt((await status(page).textContent()) ?? '', 10)
  for (let count = 6; count < total; count += 6) {
    await expect(cards(page)).toHaveCount(count)
    await loadMore(page).click()
  }
  await expect(cards(page)).toHaveCount(total)
  await mark()
  await category(newest).click()
  await expect.poll(async () => (await marked()).length).toBeLessThan(total)
  expect(await marked()).not.toContain(false)
})

test('a cover is fetched once, however often its card comes and goes', async ({ page }) => {
  const covers: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/covers/')) covers.push(pathname)
  })
  await open(page, '/articles')
  const session = await page.context().newCDPSession(page)
  const [first = '', second = '', third = ''] = categories
  for (const name of [first, second, first, third, second]) {
    await page.getByRole('button', { name, exact: true }).click()
    const card = cards(page).first()
    await expect(card).toContainText(name)
    const isLoaded = () =>
      card
        .locator('img')
        .evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0)
    await expect.poll(isLoaded).toBe(true)
    // The browser may forget what nothing refers to at any time; here it does so at once.
    await session.send('HeapProfiler.collectGarbage')
  }
  expect(covers.length).toBeGreaterThan(6)
  expect(covers.length).toBe(new Set(covers).size)
})

test('hidden cards cost no picture, and nothing moves when the app starts', async ({ page }) => {
  const pictures = new Set<string>()
  page.on('request', (request) => {
    if (request.url().includes('/covers/')) pictures.add(request.url())
  })
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        document.documentElement.dataset.shift = String(
          Number(document.documentElement.dataset.shift ?? 0) + Reflect.get(entry, 'value'),
        )
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await open(page, '/articles')
  await page.waitForLoadState('networkidle')
  expect(pictures.size).toBeLessThanOrEqual(6)
  expect(Number((await page.locator('html').getAttribute('data-shift')) ?? 0)).toBeLessThan(0.01)
})
