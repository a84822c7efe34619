/** axe, with WCAG 2.2 AA, best practices and target size: nothing found, in light and dark, on phone and desktop. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import { expect, open, paths, test } from './journey'

async function audit(page: Page, state: string) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .options({ rules: { 'target-size': { enabled: true } } })
    .analyze()
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
  )
  expect(found, state).toEqual([])
}

const screens = [
  { width: 375, height: 800 },
  { width: 1440, height: 900 },
]
const schemes = ['light', 'dark'] as const

/** Audits what is shown in both schemes and at both widths. */
async function auditAll(page: Page) {
  for (const viewport of screens)
    for (const colorScheme of schemes) {
      await page.setViewportSize(viewport)
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await audit(page, `${viewport.width} px, ${colorScheme}`)
    }
}

for (const path of paths)
  test(path, async ({ page }) => {
    await page.goto(path)
    await auditAll(page)
  })

for (const viewport of screens)
  for (const colorScheme of schemes)
    test.describe(`${viewport.width} px, ${colorScheme}`, () => {
      test.use({ viewport, colorScheme, reducedMotion: 'reduce' })

      test('menu and dialog', async ({ page }) => {
        await open(page, '/')
        if (viewport.width < 1000) {
          await page.getByRole('button', { name: 'Menu' }).click()
          await audit(page, 'menu')
        }
        await page.getByRole('button', { name: 'Newsletter' }).click()
        await expect(page.getByRole('dialog')).toBeVisible()
        await audit(page, 'dialog')
      })

      test('search results and a typing error', async ({ page }) => {
        await open(page, '/articles?q=plan&category=Operations')
        await expect(page.locator('mark').first()).toBeVisible()
        await audit(page, 'results')
        await page.getByRole('button', { name: 'All', exact: true }).click()
        await page.getByPlaceholder('Search articles...').fill('stratgey')
        await expect(page.getByText('Did you mean')).toBeVisible()
        await audit(page, 'typing error')
      })

      test('form errors and toast', async ({ page, watch }) => {
        watch.expected.push(/503/)
        await page.route('**/api/contact', (route) => route.fulfill({ status: 503, body: 'away' }))
        await open(page, '/contact')
        await page.getByRole('button', { name: 'Send Message' }).click()
        await expect(page.locator('#field-name-error')).toBeVisible()
        await audit(page, 'form errors')
        await page.getByLabel('Name').fill('Ada')
        await page.getByLabel('Email').fill('ada@reader.example')
        await page.getByLabel('Message').fill('Hello')
        await page.getByRole('button', { name: 'Send Message' }).click()
        await expect(page.locator('[data-variant=destructive]')).toBeVisible()
        await audit(page, 'toast')
      })
    })
