/** Everything that matters works with scripting off. */
import { slugs } from '../fixture/fixture'
import {
  bar,
  cards,
  expect,
  fillForm,
  heading,
  menuButton,
  menuLink,
  newsletter,
  phone,
  searchBox,
  send,
  test,
  themeSwitch,
  visibleCards,
} from './journey'
import { servers } from './servers'

test.use({ javaScriptEnabled: false, viewport: phone })

test('the menu opens and leads on', async ({ page }) => {
  await page.goto('/')
  await expect(bar(page)).toBeHidden()
  await menuButton(page).click()
  await menuLink(page, '/services').click()
  await expect(page).toHaveURL('/services')
})

test('the list shows all of its cards and its index, and nothing that does nothing', async ({
  page,
}) => {
  await page.goto('/articles')
  expect(await visibleCards(page).count()).toBe(await cards(page).count())
  await expect(page.getByRole('navigation', { name: 'All articles' })).toBeVisible()
  await menuButton(page).click()
  for (const inert of [searchBox(page), themeSwitch(page), newsletter(page)])
    await expect(inert).toBeHidden()
})

test('a text to copy has no button', async ({ page }) => {
  await page.goto(`/articles/${slugs.features}`)
  await expect(page.locator('.code-block pre').first()).toBeVisible()
  await expect(page.locator('.code-block button').first()).toBeHidden()
})

test.describe('the contact form', () => {
  test.use({ baseURL: servers.site.url })

  test('stores a message and confirms it', async ({ page }) => {
    await page.goto('/contact')
    await expect(page.locator('#sent')).toBeHidden()
    await fillForm(page, 'Plain as paper')
    await send(page).click()
    await expect(page).toHaveURL('/contact#sent')
    await expect(page.locator('#sent')).toBeVisible()
  })

  test('gives the reasons where a message is invalid, and Back keeps the words', async ({
    page,
    watch,
  }) => {
    watch.expected.push(/422/)
    await page.goto('/contact')
    await fillForm(page, 'Keep these words')
    // The browser lets this address pass; the schema does not.
    await page.getByLabel('Email').fill('ada@reader')
    await send(page).click()
    await expect(heading(page)).toHaveText('Your message was not sent')
    await expect(page.getByRole('listitem')).toContainText('email')
    await page.goBack()
    await expect(page.getByLabel('Message')).toHaveValue('Keep these words')
  })
})
