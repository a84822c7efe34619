/** Everything that matters works with scripting off. */
import { expect, listArticles, searchBox, test, visibleCards } from './journey'

test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 800 } })

test('the menu opens and leads on', async ({ page }) => {
  await page.goto('/')
  await page.getByLabel('Menu', { exact: true }).click()
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Services' })
    .click()
  await expect(page).toHaveURL('/services')
})

test('all articles can be reached from the list, each below its category', async ({
  page,
  request,
}) => {
  const articles = await listArticles(request)
  await page.goto('/articles')
  await expect(searchBox(page)).toBeHidden()
  expect(await visibleCards(page).count()).toBeGreaterThan(6)
  const index = page.getByRole('navigation', { name: 'All articles' })
  await expect(index.getByRole('link')).toHaveCount(articles.length)
  for (const category of new Set(articles.map((article) => article.category)))
    await expect(index.getByRole('heading', { name: category })).toBeVisible()
})

test('a message is stored and confirmed', async ({ page }) => {
  await page.goto('/contact')
  await expect(page.locator('#sent')).toBeHidden()
  await page.getByLabel('Name').fill('Ada Reader')
  await page.getByLabel('Email').fill('ada@reader.example')
  await page.getByLabel('Message').fill('Plain as paper')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page).toHaveURL('/contact#sent')
  await expect(page.locator('#sent')).toBeVisible()
})

test('an invalid message gets its reasons, and Back keeps the words', async ({ page, watch }) => {
  watch.expected.push(/422/)
  await page.goto('/contact')
  await page.getByLabel('Name').fill('Ada Reader')
  // The browser lets this address pass; the schema does not.
  await page.getByLabel('Email').fill('ada@reader')
  await page.getByLabel('Message').fill('Keep these words')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.locator('h1')).toHaveText('Your message was not sent')
  await expect(page.locator('li')).toContainText('email')
  await page.goBack()
  await expect(page.getByLabel('Message')).toHaveValue('Keep these words')
})
