/** Each page in the browser: the app takes over without changing a word, it fits a phone, and axe finds nothing. */
import { auditWidths } from './audit'
import { expect, open, paths, test } from './journey'
import { checkReflow } from './reflow'

/** In the page: its text without the buttons of tables, which only script adds. */
function wordsOfPage() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('.table-copy { display: none !important }')
  document.adoptedStyleSheets = [sheet]
  const words = document.body.innerText
  document.adoptedStyleSheets = []
  return words
}

for (const path of paths)
  test(path, async ({ page }) => {
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () =>
        Reflect.set(window, 'prerendered', document.body.innerText),
      ),
    )
    await open(page, path)
    expect(await page.evaluate(wordsOfPage)).toBe(
      await page.evaluate(() => Reflect.get(window, 'prerendered')),
    )
    await expect(page.locator('[style]')).toHaveCount(0)
    await auditWidths(page, path)
    await page.setViewportSize({ width: 375, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
    await checkReflow(page)
  })

test('a page fetches its first script only, until the visitor shows intent', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script' || request.url().includes('/data/'))
      scripts.push(request.url())
  })
  await page.goto('/services', { waitUntil: 'networkidle' })
  expect(scripts).toHaveLength(1)
  await page.keyboard.press('Tab')
  await expect(page.locator('html[data-app-ready]')).toBeAttached()
  expect(scripts.length).toBeGreaterThan(1)
})
