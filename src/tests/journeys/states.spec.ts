/** axe over what a page shows only after a click or a word; `pages.spec.ts` has each page, on a phone, too. */
import { categories } from '../fixture/firm/src/site'
import { articleList, film } from '../fixture/firm/src/words'
import { pages, words } from '../fixture/fixture'
import { audit, auditOnce, auditSchemes } from './audit'
import { expect, labels, phone, test } from './journey'
import { servers } from './servers'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('menu, question of analytics and answer, dark by the switch', async ({ page, site }) => {
  await site.open('/')
  await audit(page, 'question', 'footer')
  const allow = page.getByRole('contentinfo').getByRole('region').getByRole('button')
  await allow.click()
  await expect(allow).toHaveAttribute('aria-pressed', 'true')
  await auditSchemes(page, 'answer', 'footer')
  await site.themeSwitch.click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await auditOnce(page, 'dark by the switch')
  await site.themeSwitch.click()
  await page.setViewportSize(phone)
  await site.menuButton.click()
  await auditSchemes(page, 'menu', 'header')
})

test('a list that loads, fails, has results, a typing error, none', async ({ page, site }) => {
  site.expected.push(/500|Failed to fetch articles/)
  const fail = await site.delay('**/api/articles', (route) => route.fulfill({ status: 500 }))
  await site.open('/articles')
  await site.searchBox.fill(words.common)
  await expect(page.getByText(articleList.loading)).toBeVisible()
  await auditSchemes(page, 'loading', 'main')
  fail()
  await expect(page.getByText(articleList.failed)).toBeVisible()
  await auditSchemes(page, 'failed', 'main')
  await page.unroute('**/api/articles')
  await page.getByRole('radio', { name: categories[0], exact: true }).check()
  await expect(page.locator('mark').first()).toBeVisible()
  await audit(page, 'results', 'main')
  await page.getByRole('radio', { name: articleList.allCategories, exact: true }).check()
  await site.searchBox.fill(words.mistyped)
  await expect(page.getByText(articleList.suggestions)).toBeVisible()
  await auditSchemes(page, 'typing error', 'main')
  await site.searchBox.fill('zzz')
  await expect(page.getByText('„zzz“')).toBeVisible()
  await auditSchemes(page, 'no match', 'main')
})

test.describe('without providers', () => {
  test.use({ baseURL: servers.plain.url })

  test('the film, the dialog, and the answer to a sign-up', async ({ page, site }) => {
    await site.open(pages.film)
    await page.getByRole('button', { name: film.play.replace('{title}', '').trim() }).click()
    await expect(page.locator('main iframe')).toBeVisible()
    await auditOnce(page, 'film')
    await site.newsletter.click()
    const frame = page.getByRole('dialog').locator('iframe').contentFrame()
    await expect(frame.locator('form')).toBeVisible()
    await audit(page, 'dialog')
    await frame.getByLabel(labels.name).fill('Ada Reader')
    await frame.getByLabel(labels.email).fill('ada@reader.example')
    await frame.getByRole('button', { name: 'Anmelden' }).click()
    await expect(frame.getByRole('heading', { level: 1 })).toContainText('ist angekommen')
    await auditSchemes(page, 'the answer')
  })

  test('form errors, a failure and a success', async ({ page, site }) => {
    await site.rejectMessages()
    await site.open('/contact')
    await site.send.click()
    await expect(page.locator('#field-name-error')).toBeVisible()
    await audit(page, 'errors', 'main')
    await site.fillForm('Hello')
    await site.send.click()
    await expect(site.failure).toBeVisible()
    await auditSchemes(page, 'failure', 'main, [data-variant]')
    await page.unroute('**/api/contact')
    await site.send.click()
    await expect(page.getByTestId('outcome')).toContainText('angekommen')
    await auditSchemes(page, 'success', 'main, [data-variant]')
  })
})
