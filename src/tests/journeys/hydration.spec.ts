/** The app takes over each prerendered page without an error and without changing a word. */
import { expect, open, paths, test } from './journey'

for (const path of paths)
  test(`${path} hydrates as it is`, async ({ page }) => {
    await page.goto(path)
    const before = await page.locator('body').innerText()
    await open(page, path)
    expect(await page.locator('body').innerText()).toBe(before)
    expect(await page.locator('[style]').count()).toBe(0)
  })

test('a page asks for its first script only, until the visitor shows intent', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script' || request.url().includes('/data/'))
      scripts.push(request.url())
  })
  await page.goto('/services', { waitUntil: 'networkidle' })
  expect(scripts).toHaveLength(1)
  await page.keyboard.press('Tab')
  await expect(page.locator('html[data-app=ready]')).toBeAttached()
  expect(scripts.length).toBeGreaterThan(1)
})
