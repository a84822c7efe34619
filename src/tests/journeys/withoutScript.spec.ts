/** Everything that matters works with scripting off. */
import { articleList, fieldProblems, notSentPage } from '../fixture/firm/src/words'
import { pages, slugs } from '../fixture/fixture'
import { expect, phone, test } from './journey'
import { functionHost } from './servers'

test.use({ javaScriptEnabled: false, viewport: phone })

test('the menu leads on; the list shows all that works', async ({ page, site }) => {
  await page.goto('/')
  await expect(site.menu).toBeHidden()
  await site.menuButton.click()
  await site.menuLink(pages.services).click()
  await expect(page).toHaveURL(pages.services)
  await page.goto('/articles')
  expect(await site.visibleCards.count()).toBe(await site.cards.count())
  await expect(page.getByRole('navigation', { name: articleList.all })).toBeVisible()
  await site.menuButton.click()
  for (const inert of [site.searchBox, site.themeSwitch, site.newsletter])
    await expect(inert).toBeHidden()
})

test('in an article a text has no button', async ({ page }) => {
  await page.goto(`/articles/${slugs.features}`)
  await expect(page.locator('.code-block pre').first()).toBeVisible()
  await expect(page.locator('.code-block button').first()).toBeHidden()
})

test('folded cards open by a tap, and are whole on a wide screen', async ({ page }) => {
  await page.goto('/schriftproben')
  const first = page.getByText('Beipackzettel')
  const second = page.getByText(/alte Augen|Hausnummern/)
  const opener = page.locator('summary[aria-label="Große Grade"]')
  await expect(first).toBeVisible()
  const shown = second.filter({ visible: true })
  await expect(second).toHaveCount(2)
  await expect(shown).toHaveCount(0)
  await opener.click()
  await expect(shown).toHaveCount(2)
  await opener.click()
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(shown).toHaveCount(2)
  await expect(opener).toBeHidden()
})

test('a form for another origin leads back if it fails, else on', async ({ page, site }) => {
  site.expected.push(/422/)
  await page.goto('/contact')
  await expect(page.locator('#sent')).toBeHidden()
  await site.fillForm('Hello', ' ')
  await site.send.click()
  await expect(page).toHaveURL(`${functionHost.url}/api/contact`)
  await expect(page.getByRole('listitem')).toContainText(fieldProblems.noName)
  await page.getByRole('link', { name: notSentPage.startAgain }).click()
  await expect(page).toHaveURL('/contact')
  await site.fillForm('Hello')
  await site.send.click()
  await expect(page).toHaveURL('/contact#sent')
  await expect(page.getByRole('status').first()).toBeVisible()
})
