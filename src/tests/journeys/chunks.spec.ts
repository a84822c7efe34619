/** Code that does not come: the page stays, tells what is missing, and tries again at the next click. */
import type { Page } from 'playwright/test'
import { bar, documentsOf, expect, lost, open, test, withResolvers } from './journey'

const newsletter = (page: Page) => page.getByRole('button', { name: 'Newsletter' })

test.describe('a chunk that does not come', () => {
  test('is said, and comes the next time: the newsletter', async ({ page, watch }) => {
    watch.expected.push(lost)
    await open(page, '/')
    const chunks = '**/assets/NewsletterDialog-*'
    await page.route(chunks, (route) => route.abort())
    await newsletter(page).click()
    await expect(page.locator('[data-variant=destructive]')).toContainText('did not load')
    await page.unroute(chunks)
    await newsletter(page).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  test('the app itself: a message is shown, and the next intent starts it', async ({
    page,
    watch,
  }) => {
    watch.expected.push(lost)
    await page.clock.install()
    await page.route('**/assets/main-*', (route) => route.abort())
    await page.goto('/')
    await newsletter(page).click()
    await expect(page.getByText('This part of the page did not load.')).toBeVisible()
    await page.unroute('**/assets/main-*')
    await page.clock.fastForward(1000)
    await page.mouse.move(200, 300)
    await expect(page.locator('html[data-app-ready]')).toBeAttached()
    await expect(page.getByText('This part of the page did not load.')).toBeHidden()
    await newsletter(page).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  for (const fails of ['fails', 'hangs'])
    test(`what changes the head: where it ${fails} the browser loads the next page`, async ({
      page,
      watch,
    }) => {
      watch.expected.push(lost)
      await page.clock.install()
      await open(page, '/')
      const title = await page.title()
      const documents = documentsOf(page)
      await page.route('**/assets/DocumentHead-*', (route) => fails === 'fails' && route.abort())
      await bar(page).getByRole('link', { name: 'Services' }).click()
      await expect(page).toHaveURL('/services')
      await page.clock.runFor(8000)
      await expect(page).not.toHaveTitle(title)
      await expect(page.locator('h1')).toBeVisible()
      expect(documents).toEqual(['/services'])
    })

  for (const fails of ['fails', 'hangs'])
    test(`the app itself: a message is sent all the same where it ${fails}`, async ({
      page,
      watch,
    }) => {
      watch.expected.push(lost, /Too late/)
      await page.clock.install()
      await page.route('**/assets/main-*', (route) => fails === 'fails' && route.abort())
      await page.goto('/contact')
      await page.getByLabel('Name').fill('Ada')
      await page.getByLabel('Email').fill('ada@reader.example')
      await page.getByLabel('Message').fill(`The app ${fails}`)
      await page.getByRole('button', { name: 'Send Message' }).click()
      if (fails === 'hangs') await page.clock.fastForward(15_000)
      await expect(page).toHaveURL('/contact#sent')
      await expect(page.locator('#sent')).toBeVisible()
    })
})

test('HTML is not hydrated with the data of another build, and its links load documents', async ({
  page,
  watch,
}) => {
  watch.expected.push(/another build/)
  const served = withResolvers()
  await page.route('**/data/index.json', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ json: { ...(await response.json()), version: 'newer' } })
    served.resolve()
  })
  await page.goto('/')
  const heading = await page.locator('h1').innerText()
  await page.mouse.move(200, 300)
  await served.promise
  await newsletter(page).click()
  await expect(page.getByText('This part of the page did not load.')).toBeVisible()
  await expect(page.locator('h1')).toHaveText(heading)
  // It may have been fetched ahead, so requests tell nothing.
  const loaded = page.waitForEvent('load')
  await bar(page).getByRole('link', { name: 'Services' }).click()
  await loaded
  await expect(page).toHaveURL('/services')
})
