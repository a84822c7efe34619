/** A reading path: what the visitor marks as read, and the list of articles narrowed by it. */
import type { Page } from 'playwright/test'
import { fixturePath, fixtureSteps, words } from '../fixture/fixture'
import { cards, delayApp, expect, open, searchBox, status, test } from './journey'

const count = fixtureSteps.length
const slug = fixturePath.split('/').at(-1) ?? ''
const box = (page: Page, n: number) => page.getByRole('checkbox').nth(n)
const progress = (page: Page) =>
  page.getByRole('region', { name: 'Articles of this path' }).getByRole('status')
const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }))
const narrowed = (page: Page) => page.locator('summary', { hasText: 'Reading path' })

test('marks last over a reload, and until they are cleared', async ({ page }) => {
  await open(page, fixturePath)
  await box(page, 0).check()
  await box(page, 2).check()
  await expect(progress(page)).toHaveText(
    new RegExp(`^2 of ${count} read, about \\d+ minutes left`),
  )
  await page.reload()
  await open(page, fixturePath)
  await expect(box(page, 0)).toBeChecked()
  await expect(box(page, 1)).not.toBeChecked()
  await expect(progress(page)).toHaveText(new RegExp(`^2 of ${count} read`))
  expect(Object.values(await stored(page))).toEqual([`${fixtureSteps[0]} ${fixtureSteps[2]}`])
  await page.getByRole('button', { name: 'Clear these marks' }).click()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
  expect(await stored(page)).toEqual({})
})

test('an article is marked at its end, and leads to the next and back to its path', async ({
  page,
}) => {
  await open(page, `/articles/${fixtureSteps[1]}`)
  const place = page.getByRole('complementary', { name: 'Reading paths' })
  await expect(place).toContainText(`2 of ${count}`)
  await place.getByRole('checkbox').check()
  await place.getByRole('link').nth(1).click()
  await expect(page).toHaveURL(`/articles/${fixtureSteps[2]}`)
  await expect(place.getByRole('checkbox')).not.toBeChecked()
  await place.getByRole('link').first().click()
  await expect(page).toHaveURL(fixturePath)
  await expect(box(page, 1)).toBeChecked()
  await expect(progress(page)).toContainText(`1 of ${count} read`)
})

test('a mark made before the app is there is not lost, by key or pointer', async ({ page }) => {
  const release = await delayApp(page)
  await page.goto(fixturePath)
  await box(page, 1).focus()
  await page.keyboard.press('Space')
  await release()
  await expect(box(page, 1)).toBeChecked()
  await expect(progress(page)).toContainText(`1 of ${count} read`)
})

test('where storage is blocked marks last for the visit, and the page tells so', async ({
  page,
  context,
}) => {
  await context.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('', 'SecurityError')
      },
    }),
  )
  await open(page, fixturePath)
  await expect(page.getByText('gone when you reload')).toBeVisible()
  await box(page, 0).check()
  await expect(progress(page)).toContainText(`1 of ${count} read`)
  await page.getByRole('link', { name: 'All in one document' }).click()
  await expect(page).toHaveURL(`${fixturePath}/document`)
  await page.goBack()
  await expect(box(page, 0)).toBeChecked()
})

test('the list is narrowed by a path with a term, kept in the address for reload and Back', async ({
  page,
}) => {
  await open(page, '/articles')
  await narrowed(page).click()
  await page.getByRole('button', { name: 'A short path', exact: true }).click()
  await expect(status(page)).toHaveText(`${count} articles found`)
  await expect(page).toHaveURL(`/articles?path=${slug}`)
  const shown = await cards(page).evaluateAll((all) => all.map((card) => card.getAttribute('href')))
  expect(shown.sort()).toEqual(fixtureSteps.map((step) => `/articles/${step}`).sort())

  const title = (await cards(page).first().locator('h2').textContent()) ?? ''
  await searchBox(page).fill(title)
  await expect(status(page)).toHaveText('1 article found')
  await expect(page).toHaveURL(/[?&]q=/)
  await page.reload()
  await expect(status(page)).toHaveText('1 article found')
  await expect(narrowed(page)).toContainText('A short path')
  await cards(page).click()
  await expect(page).toHaveURL(/articles\/./)
  await page.goBack()
  await expect(status(page)).toHaveText('1 article found')
  await expect(page).toHaveURL(new RegExp(`[?&]path=${slug}`))
})

test('no match names the path, and offers the same term beyond it', async ({ page }) => {
  await open(page, `/articles?q=${words.title}&path=${slug}`)
  await expect(page.getByText(`"${words.title}" on the path A short path`)).toBeVisible()
  await page.getByRole('button', { name: 'Search Beyond the Path' }).click()
  await expect(status(page)).toHaveText('1 article found')
  await expect(page).toHaveURL(`/articles?q=${words.title}`)
})

test('a path that is not there narrows nothing', async ({ page }) => {
  await open(page, '/articles?path=nowhere')
  await expect(narrowed(page)).toHaveText(/^Reading path/)
  await expect(cards(page).first()).toBeVisible()
  await expect(narrowed(page)).not.toContainText(':')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the path leads to its articles, and its document to their parts', async ({ page }) => {
    await page.goto(fixturePath)
    await expect(page.getByRole('checkbox')).toHaveCount(0)
    await page.getByRole('link', { name: 'All in one document' }).click()
    const contents = page.getByRole('navigation', { name: 'Contents' })
    await expect(contents.getByRole('link')).toHaveCount(count)
    await contents.getByRole('link').last().click()
    await expect(page.locator('article h2').last()).toBeInViewport()
    await expect(page.getByRole('button', { name: 'Print' })).toHaveCount(0)
  })
})
