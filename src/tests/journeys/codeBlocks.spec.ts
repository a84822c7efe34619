/** What an article gives its readers to copy: with the clipboard, without it, early, and on a narrow screen. */
import type { Page } from 'playwright/test'
import { prompt, slugs } from '../fixture/fixture'
import { delayApp, expect, open, test } from './journey'

const path = `/articles/${slugs.features}`
const block = (page: Page) => page.getByRole('figure', { name: 'For the “first” interview' })
const button = (page: Page) => block(page).getByRole('button')
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

test('a prompt is copied as it was written, and the page says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, path)
  await button(page).click()
  await expect(block(page).getByRole('status')).toHaveText('Copied')
  expect(await clipboard(page)).toBe(prompt)
  await expect(page.locator('.code-block [role=status]', { hasText: 'Copied' })).toHaveCount(1)
})

test('a click before the app is there copies later', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const startApp = await delayApp(page)
  await page.goto(path)
  await button(page).click()
  startApp()
  await expect(block(page).getByRole('status')).toHaveText('Copied')
  expect(await clipboard(page)).toBe(prompt)
})

test('where copying is not allowed, the text is selected', async ({ page }) => {
  await page.addInitScript(() => {
    const writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'))
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } })
  })
  await open(page, path)
  await button(page).focus()
  await page.keyboard.press('Enter')
  await expect(block(page).getByRole('status')).toHaveText(/^Copying is not allowed here/)
  expect(await page.evaluate(() => String(getSelection()).trimEnd())).toBe(prompt)
})

test('lines wrap on a phone, so that nothing has to be scrolled sideways', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto(path)
  const widths = await page
    .locator('.code-block pre')
    .evaluateAll((all) => all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
  expect(widths).toEqual([0, 0, 0])
})

test('on paper there is the text with its caption, and no button', async ({ page }) => {
  await page.goto(path)
  await page.emulateMedia({ media: 'print' })
  await expect(block(page)).toContainText('Ask "why" twice')
  await expect(button(page)).toBeHidden()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('there is the prompt, and no button', async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('.code-block pre').first()).toBeVisible()
    await expect(page.locator('.code-block button').first()).toBeHidden()
  })
})
