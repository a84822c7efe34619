/** Addresses whose `#…` names no part of the page, or cannot be read at all: nothing throws, and Back works. */
import type { Page } from 'playwright/test'
import { slugs } from '../fixture/fixture'
import { bar, documentsOf, expect, open, test } from './journey'

const fragments = ['#%', '#%E0%A4%A', '#"]', '#%00']
const article = `/articles/${slugs.features}`
const pages = ['/about', '/articles', article]

/** The fragment as the browser has it: it escapes the quotation mark. */
const hash = (page: Page) => page.evaluate(() => location.hash)
const escaped = (fragment: string) => fragment.replace('"', '%22')

const heading = (page: Page) => page.locator('h1').first()

for (const path of pages)
  test(`${path} opens with any fragment, and reloads`, async ({ page }) => {
    for (const fragment of fragments) {
      await page.goto('about:blank')
      await open(page, path + fragment)
      expect(await hash(page)).toBe(escaped(fragment))
      await expect(heading(page)).toBeVisible()
      await page.reload()
      await expect(heading(page)).toBeVisible()
      await page.mouse.move(250, 350)
      await page.mouse.move(260, 360)
      await expect(page.locator('html[data-app-ready]')).toBeAttached()
    }
  })

/** Adds a link at the start of an element, as the text of an article may hold one. */
const addLink = (page: Page, selector: string, href: string) =>
  page.locator(selector).evaluate((element, href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'A broken link' })
    link.setAttribute('href', href)
    element.prepend(link)
  }, href)

test('any fragment is reached in the app: by a link, by the address, by Back and Forward', async ({
  page,
}) => {
  await open(page, article)
  const title = await heading(page).innerText()
  const documents = documentsOf(page)
  for (const fragment of fragments) {
    await addLink(page, '.prose', `/about${fragment}`)
    await page.getByRole('link', { name: 'A broken link' }).first().click()
    await expect(page).toHaveURL((url) => url.pathname === '/about')
    expect(await hash(page)).toBe(escaped(fragment))
    await expect(heading(page)).toBeVisible()
    await bar(page).getByRole('link', { name: 'Services' }).click()
    await expect(page).toHaveURL('/services')
    await page.goBack()
    await expect(page).toHaveURL((url) => url.pathname === '/about')
    expect(await hash(page)).toBe(escaped(fragment))
    await page.goBack()
    await expect(page).toHaveURL(article)
    // The address changes before the page does, and the last one has prose, too.
    await expect(heading(page)).toHaveText(title)
  }
  for (const path of [article, '/about', '/articles']) {
    await open(page, path)
    for (const fragment of fragments) {
      await page.evaluate((fragment) => {
        location.hash = fragment
      }, fragment)
      expect(await hash(page)).toBe(escaped(fragment))
      await addLink(page, 'main', fragment)
      await page.getByRole('link', { name: 'A broken link' }).first().click()
    }
    for (const _ of fragments) await page.goBack()
    await expect(page).toHaveURL(path)
    await expect(heading(page)).toBeVisible()
  }
  expect(documents).toEqual([article, '/about', '/articles'])
})
