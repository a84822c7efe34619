/** What a visitor typed, focused and sent before the app started, whatever React makes of the page. */
import type { Page } from 'playwright/test'
import { delayApp, expect, test } from './journey'

test.describe('what was typed before the app started is kept', () => {
  /** Changes the page as other programs do, and types, before the app can start. */
  async function typeEarly(page: Page, change: () => void) {
    const startApp = await delayApp(page)
    await page.goto('/contact')
    await page.evaluate(change)
    await page.getByLabel('Name').fill('Ada Reader')
    await page.getByLabel('Email').fill('ada@reader.example')
    await page.getByLabel('Message').pressSequentially('Early words')
    await page.keyboard.press('ArrowLeft')
    return startApp
  }

  const changes = {
    'with a password manager': () => {
      for (const label of document.querySelectorAll('form label'))
        label.after(document.createElement('com-manager-button'))
    },
    'in a translated page': () => {
      for (const element of document.querySelectorAll('h1, h2, label, form button, main p')) {
        const font = document.createElement('font')
        font.append(...element.childNodes)
        element.append(font)
      }
    },
  }
  for (const [name, change] of Object.entries(changes)) {
    test(name, async ({ page, watch }) => {
      watch.expected.push(/hydrat|Minified React error/i)
      const startApp = await typeEarly(page, change)
      startApp()
      await expect(page.locator('html[data-app-ready]')).toBeAttached()
      await expect(page.getByLabel('Name')).toHaveValue('Ada Reader')
      await expect(page.getByLabel('Message')).toBeFocused()
      await page.keyboard.type('!')
      await expect(page.getByLabel('Message')).toHaveValue('Early word!s')
      await page.getByRole('button', { name: 'Send Message' }).click()
      await expect(page.locator('[data-variant]')).toContainText('Message sent successfully!')
    })

    test(`and sent, ${name}`, async ({ page, watch }) => {
      watch.expected.push(/hydrat|Minified React error/i)
      const startApp = await typeEarly(page, change)
      await page.locator('form[action="/api/contact"] [type=submit]').click()
      startApp()
      await expect(page.locator('[data-variant]')).toContainText('Message sent successfully!')
      await expect(page).toHaveURL('/contact')
    })
  }

  test('where the page cannot be rendered at all', async ({ page, watch }) => {
    watch.expected.push(/./)
    await page.route('**/data/contact.json', async (route) => {
      const { sections, ...data } = await (await route.fetch()).json()
      const broken = sections.map(({ kind }: { kind: string }) => ({ kind }))
      await route.fulfill({ json: { ...data, sections: broken } })
    })
    const startApp = await typeEarly(page, () => {})
    startApp()
    await expect(page.locator('form[action="/api/contact"]')).toBeVisible()
    await expect(page.getByLabel('Message')).toHaveValue('Early words')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page).toHaveURL('/contact#sent')
  })
})
