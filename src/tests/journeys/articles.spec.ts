/** An article, and what it gives its readers: contents, sources, tables, texts to copy, a form for paper. */
import type { Locator, Page } from 'playwright/test'
import { fill } from '../../locale'
import { articleView, controls, copying } from '../fixture/firm/src/words'
import { prompt, slugs } from '../fixture/fixture'
import { expect, phone, test } from './journey'

const path = `/articles/${slugs.features}`

/** An entry of the contents list, and the heading that it leads to, below the bar of the site. */
async function followContents(page: Page, n: number) {
  const entry = page.getByRole('navigation', { name: controls.contents }).getByRole('link').nth(n)
  await entry.click()
  await expect(entry).toHaveAttribute('aria-current', 'location')
  const part = page.locator((await entry.getAttribute('href')) ?? '')
  await expect.poll(async () => (await part.boundingBox())?.y).toBeLessThan(200)
  expect((await part.boundingBox())?.y).toBeGreaterThan(64)
}

test('the contents list leads to each part and follows along', async ({ page, site }) => {
  await site.open(path)
  const contents = page.getByRole('navigation', { name: controls.contents })
  for (const n of [1, 2]) await followContents(page, n)
  await expect(contents).toBeInViewport()
  await page.setViewportSize(phone)
  await contents.getByText(controls.contents).click()
  await contents.getByRole('link').last().click()
  await expect(contents).not.toBeInViewport()
})

const block = (page: Page) => page.getByRole('figure', { name: 'Für das „erste“ Gespräch' })
const copy = (page: Page) => block(page).getByRole('button')

/** Tables by what stands in them: one of three columns, one of six. */
const boxOf = (page: Page, text: string) => page.locator('.table-scroll', { hasText: text }).first()
const narrow = (page: Page) => boxOf(page, 'Wochen')
const wide = (page: Page) => boxOf(page, 'Was jeder Teil braucht')
const overflow = (box: Locator) => box.evaluate((box) => box.scrollWidth - box.clientWidth)

test('on paper it has what is read; on a phone, rows as cards', async ({ page, site }) => {
  await page.goto(path)
  const author = await page.locator('meta[name=author]').getAttribute('content')
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await page.emulateMedia({ media: 'print', colorScheme: 'light' })
  const light = await paper()
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await paper()).toBe(light)
  for (const part of ['h1', 'article time', '.prose h2'])
    await expect(page.locator(part).first()).toBeVisible()
  await expect(
    page.getByText(fill(articleView.author, { author: String(author) })).first(),
  ).toBeVisible()
  await expect(block(page)).toContainText('Frage zweimal "warum"')
  const useless = [copy(page), site.newsletter, page.getByRole('contentinfo')]
  for (const part of [...useless, page.getByRole('heading', { name: articleView.related })])
    await expect(part.first()).toBeHidden()
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  const foot = await page.locator('html').evaluate((html) => html.style.getPropertyValue('--title'))
  expect(foot).toBe(JSON.stringify(await page.title()))
  await page.emulateMedia({ media: 'screen' })
  await page.setViewportSize(phone)
  for (const box of [narrow(page), wide(page)]) expect(await overflow(box)).toBe(0)
  const cell = wide(page).locator('td').first()
  const label = await cell.evaluate((cell) => getComputedStyle(cell, '::before').content)
  const head = wide(page).locator('thead th').nth(1)
  // The table's own header is read out, and hence the label is not.
  expect(label).toBe(`${JSON.stringify(await head.textContent())} / ""`)
})

test('a prompt is copied, also by a click before the app', async ({ page, context, site }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const startApp = await site.delayApp()
  await page.goto(path)
  await copy(page).click()
  startApp()
  await expect(block(page).getByRole('status')).toHaveText(copying.done)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(prompt)
  await expect(page.locator('.code-block [role=status]', { hasText: copying.done })).toHaveCount(1)
})

test('where copying is not allowed, the text of a prompt is selected', async ({ page, site }) => {
  await page.addInitScript(() => {
    const writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'))
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } })
  })
  await site.open(path)
  await copy(page).press('Enter')
  await expect(block(page).getByRole('status')).toHaveText(copying.refused)
  expect(await page.evaluate(() => String(getSelection()).trimEnd())).toBe(prompt)
})

test.describe('with the wide cells of a reader’s own style sheet', () => {
  test.use({ viewport: { width: 1024, height: 900 } })
  const enlarge = (page: Page, css = 'td { min-width: 20rem }') =>
    page.evaluate((css) => {
      const own = new CSSStyleSheet()
      own.replaceSync(css)
      document.adoptedStyleSheets = [own]
    }, css)

  test('the box of a table is a named tab stop while it overflows', async ({ page, site }) => {
    await site.open(`/articles/${slugs.longest}`)
    await page.locator(`.prose a[href="${path}"]`).first().click()
    await expect(page).toHaveURL(path)
    await enlarge(page)
    const region = page.getByRole('region', { name: 'Was jeder Teil braucht' })
    await expect(region).toHaveAttribute('tabindex', '0')
    const leftOf = (part: Locator) =>
      part.evaluate((element) => element.getBoundingClientRect().left)
    const still = [wide(page).locator('caption'), wide(page).getByRole('rowheader').first()]
    const before = await Promise.all(still.map(leftOf))
    await region.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => wide(page).evaluate((box) => box.scrollLeft)).toBeGreaterThan(0)
    // The first column and the caption stay in sight.
    expect(await Promise.all(still.map(leftOf))).toEqual(before)
    await enlarge(page, '')
    await expect(region).toHaveCount(0)
    await expect(wide(page)).not.toHaveAttribute('tabindex')
  })
})
