/** axe over what a page shows only after a click or a word. */
import { categories, site as firm } from '../../site'
import { slugs, words } from '../fixture/fixture'
import { audit, auditOnce, auditSchemes } from './audit'
import { expect, phone, test } from './journey'
import { servers } from './servers'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the menu', async ({ page, site }) => {
  await page.setViewportSize(phone)
  await site.open('/')
  await site.menuButton.click()
  await auditSchemes(page, 'menu')
})

test('dark by the switch', async ({ page, site }) => {
  await site.open('/services')
  await site.themeSwitch.click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await audit(page, 'dark by the switch')
})

test('the question of analytics, and its answer', async ({ page, site }) => {
  await site.open('/')
  const allow = page.getByRole('contentinfo').getByRole('region').getByRole('button')
  await audit(page, 'question')
  await allow.click()
  await expect(allow).toHaveAttribute('aria-pressed', 'true')
  await audit(page, 'answer')
})

test('search results, a typing error and no match', async ({ page, site }) => {
  await site.open(`/articles?${new URLSearchParams({ q: words.common, category: categories[0] })}`)
  await expect(page.locator('mark').first()).toBeVisible()
  await audit(page, 'results')
  await page.getByRole('radio', { name: 'All', exact: true }).check({ force: true })
  await site.searchBox.fill(words.mistyped)
  await expect(page.getByText('Did you mean')).toBeVisible()
  await audit(page, 'typing error')
  await site.searchBox.fill('zzz')
  await expect(page.getByText('"zzz"')).toBeVisible()
  await audit(page, 'no match')
})

test('a list that is loading, and that fails', async ({ page, site }) => {
  site.expected.push(/500|Failed to fetch articles/)
  const fail = await site.delay('**/api/articles', (route) => route.fulfill({ status: 500 }))
  await site.open('/articles')
  await site.searchBox.fill(words.common)
  await expect(page.getByText('Loading articles...')).toBeVisible()
  await audit(page, 'loading')
  fail()
  await expect(page.getByText('Failed to load articles')).toBeVisible()
  await audit(page, 'failed')
})

test('an open worksheet, with a number that is not allowed', async ({ page, site }) => {
  await site.open(`/articles/${slugs.features}`)
  await page.getByText('Fill in your own').click()
  await page.getByLabel('Pilot 1, Value').fill('501')
  await audit(page, 'worksheet')
})

test.describe('on the site itself', () => {
  test.use({ baseURL: servers.site.url })

  test('the dialog, and the answer to a sign-up', async ({ page, site }) => {
    await site.open('/')
    await site.newsletter.click()
    const frame = page.getByRole('dialog').locator('iframe').contentFrame()
    await expect(frame.locator('form')).toBeVisible()
    await audit(page, 'dialog')
    await frame.getByLabel('Name').fill('Ada Reader')
    await frame.getByLabel('Email').fill('ada@reader.example')
    await frame.getByRole('button', { name: 'Subscribe' }).click()
    await expect(frame.getByRole('heading', { level: 1 })).toContainText('has arrived')
    await audit(page, 'the answer')
  })

  test('the film', async ({ page, site }) => {
    await site.open('/services/speaking-training')
    await page.getByRole('button', { name: /^Play/ }).click()
    await expect(page.locator(`main iframe[src="${firm.video.frame}"]`)).toBeVisible()
    await auditOnce(page, 'film')
  })

  test('form errors, a failure and a success', async ({ page, site }) => {
    await site.rejectMessages()
    await site.open('/contact')
    await site.send.click()
    await expect(page.locator('#field-name-error')).toBeVisible()
    await audit(page, 'errors')
    await site.fillForm('Hello')
    await site.send.click()
    await expect(site.failure).toBeVisible()
    await audit(page, 'failure')
    await page.unroute('**/api/contact')
    await site.send.click()
    await expect(page.getByTestId('outcome')).toContainText('has been sent')
    await audit(page, 'success')
  })
})
