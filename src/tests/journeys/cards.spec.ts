/** What the cards of the list cost while the visitor searches. */
import { categories } from '../../articles/card'
import { cards, expect, open, test } from './journey'

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
    await expect(card.locator('img')).not.toHaveJSProperty('naturalWidth', 0)
    // The browser may forget what nothing refers to at any time; here it does so at once.
    await session.send('HeapProfiler.collectGarbage')
  }
  expect(covers.length).toBeGreaterThan(6)
  expect(covers.length).toBe(new Set(covers).size)
})

test('hidden cards cost no picture', async ({ page }) => {
  const pictures = new Set<string>()
  page.on('request', (request) => {
    if (request.url().includes('/covers/')) pictures.add(request.url())
  })
  await open(page, '/articles')
  await page.waitForLoadState('networkidle')
  expect(pictures.size).toBeLessThanOrEqual(6)
})
