/** axe over what a page shows only after a click or a word. */
import { site } from '../../site'
import { slugs, words } from '../fixture/fixture'
import { audit, auditOnce, auditSchemes } from './audit'
import {
  expect,
  failure,
  fillForm,
  menuButton,
  newsletter,
  open,
  phone,
  searchBox,
  send,
  test,
  themeSwitch,
  withResolvers,
} from './journey'
import { servers } from './servers'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the menu', async ({ page }) => {
  await page.setViewportSize(phone)
  await open(page, '/')
  await menuButton(page).click()
  await auditSchemes(page, 'menu')
})

test('dark by the switch', async ({ page }) => {
  await open(page, '/services')
  await themeSwitch(page).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await audit(page, 'dark by the switch')
})

test('the question of analytics, and its answer', async ({ page }) => {
  await open(page, '/')
  const allow = page.getByRole('contentinfo').getByRole('region').getByRole('button')
  await audit(page, 'question')
  await allow.click()
  await expect(allow).toHaveAttribute('aria-pressed', 'true')
  await audit(page, 'answer')
})

test('search results, a typing error and no match', async ({ page }) => {
  await open(page, `/articles?q=${words.common}&category=Operations`)
  await expect(page.locator('mark').first()).toBeVisible()
  await audit(page, 'results')
  await page.getByRole('button', { name: 'All', exact: true }).click()
  await searchBox(page).fill(words.mistyped)
  await expect(page.getByText('Did you mean')).toBeVisible()
  await audit(page, 'typing error')
  await searchBox(page).fill('zzz')
  await expect(page.getByText('"zzz"')).toBeVisible()
  await audit(page, 'no match')
})

test('a list that is loading, and that fails', async ({ page, watch }) => {
  watch.expected.push(/500|Failed to fetch articles/)
  const answer = withResolvers()
  await page.route('**/api/articles', async (route) => {
    await answer.promise
    await route.fulfill({ status: 500, body: 'broken' })
  })
  await open(page, '/articles')
  await searchBox(page).fill(words.common)
  await expect(page.getByText('Loading articles...')).toBeVisible()
  await audit(page, 'loading')
  answer.resolve()
  await expect(page.getByText('Failed to load articles')).toBeVisible()
  await audit(page, 'failed')
})

test('an open worksheet, with a number that is not allowed', async ({ page }) => {
  await open(page, `/articles/${slugs.features}`)
  await page.getByText('Fill in your own').click()
  await page.getByLabel('Pilot 1, Value').fill('501')
  await audit(page, 'worksheet')
})

test.describe('on the site itself', () => {
  test.use({ baseURL: servers.site.url })

  test('the dialog, and the answer to a sign-up', async ({ page }) => {
    await open(page, '/')
    await newsletter(page).click()
    const frame = page.getByRole('dialog').locator('iframe').contentFrame()
    await expect(frame.locator('form')).toBeVisible()
    await audit(page, 'dialog')
    await frame.getByLabel('Name').fill('Ada Reader')
    await frame.getByLabel('Email').fill('ada@reader.example')
    await frame.getByRole('button', { name: 'Subscribe' }).click()
    await expect(frame.getByRole('heading', { level: 1 })).toContainText('has arrived')
    await audit(page, 'the answer')
  })

  test('the film', async ({ page }) => {
    await open(page, '/services/speaking-training')
    await page.getByRole('button', { name: /^Play/ }).click()
    await expect(page.locator(`main iframe[src="${site.video.frame}"]`)).toBeVisible()
    await auditOnce(page, 'film')
  })

  test('form errors, a failure and a success', async ({ page, watch }) => {
    watch.expected.push(/503/)
    await page.route('**/api/contact', (route) => route.fulfill({ status: 503, body: 'away' }))
    await open(page, '/contact')
    await send(page).click()
    await expect(page.locator('#field-name-error')).toBeVisible()
    await audit(page, 'errors')
    await fillForm(page, 'Hello')
    await send(page).click()
    await expect(failure(page)).toBeVisible()
    await audit(page, 'failure')
    await page.unroute('**/api/contact')
    await send(page).click()
    await expect(page.getByTestId('outcome')).toContainText('has been sent')
    await audit(page, 'success')
  })
})
