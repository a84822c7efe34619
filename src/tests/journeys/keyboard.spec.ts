/** The site by keyboard alone: where the focus goes, and that it never gets lost. */
import type { Page } from 'playwright/test'
import { expect, open, tabTo, test } from './journey'

test('the skip link leads past the menu to the first link of the content', async ({ page }) => {
  await open(page, '/about')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.locator('main a, main button').first()).toBeFocused()
})

test('Enter opens the newsletter dialog, Tab goes round in it, and its end gives the focus back', async ({
  page,
}) => {
  await open(page, '/')
  const button = page.getByRole('button', { name: 'Newsletter' })
  await tabTo(page, button)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(dialog.getByRole('button', { name: 'Back to the page' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()
})

test('the theme switches, and its button keeps the focus', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page, '/about')
  const button = page.getByRole('button', { name: 'Switch to' })
  await tabTo(page, button)
  for (const [key, theme] of [
    ['Enter', 'dark'],
    ['Space', 'light'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    await expect(button).toBeFocused()
  }
})

test('a link that is followed by Enter leads to the top of the next page', async ({ page }) => {
  await open(page, '/')
  await tabTo(page, page.getByRole('link', { name: 'About', exact: true }).first())
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/about')
  await expect(page.locator('main')).toBeFocused()
  // On a busy machine a skeleton comes first, which has no link.
  await expect(page.locator('main h1')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.locator('main a, main button').first()).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 800 } })

  test('the menu opens by Enter and Space, is gone through by Tab, and gives the focus back', async ({
    page,
  }) => {
    await open(page, '/')
    const opener = page.getByLabel('Menu', { exact: true })
    const menu = page.getByRole('navigation', { name: 'Main' })
    await tabTo(page, opener)
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key)
      await expect(menu).toBeVisible()
      for (const link of await menu.getByRole('link').all()) {
        await page.keyboard.press('Tab')
        await expect(link).toBeFocused()
      }
      await page.keyboard.press('Escape')
      await expect(menu).toBeHidden()
      await expect(opener).toBeFocused()
    }
  })
})

test('Enter sends a form, and the first field that is wrong gets the focus and says why', async ({
  page,
}) => {
  await open(page, '/contact')
  await tabTo(page, page.getByLabel('Name'))
  await page.keyboard.type('Ada')
  await page.keyboard.press('Tab')
  await page.keyboard.type('not an address')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/name@company\.com/)
})

test.describe('a toast', () => {
  /** Shows one, with the focus on the button that was pressed. */
  async function fail(page: Page) {
    await page.route('**/api/contact', (route) => route.fulfill({ status: 503, body: 'away' }))
    await open(page, '/contact')
    for (const name of ['Name', 'Email', 'Message'])
      await page.getByLabel(name).fill('ada@reader.example')
    const send = page.getByRole('button', { name: 'Send Message' })
    await send.press('Enter')
    await expect(page.locator('[data-variant=destructive]')).toBeVisible()
    return send
  }

  test('F8 leads to it, and Escape and its button give the focus back', async ({ page, watch }) => {
    watch.expected.push(/503/)
    const send = await fail(page)
    for (const keys of [['Escape'], ['Tab', 'Enter']]) {
      await page.keyboard.press('F8')
      await expect(page.locator('.toast-region')).toBeFocused()
      for (const key of keys) await page.keyboard.press(key)
      await expect(page.locator('[data-variant]')).toHaveCount(0)
      await expect(send).toBeFocused()
      await send.press('Enter')
      await expect(page.locator('[data-variant=destructive]')).toBeVisible()
    }
  })
})
