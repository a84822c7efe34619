/** A reading path: what the visitor marks as read. */
import type { Page } from 'playwright/test'
import { fixturePath, fixtureSteps } from '../fixture/fixture'
import { delayApp, expect, open, test } from './journey'

const count = fixtureSteps.length
const box = (page: Page, n: number) => page.getByRole('checkbox').nth(n)
const progress = (page: Page) =>
  page.getByRole('region', { name: 'Articles of this path' }).getByRole('status')
const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }))

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
  await page.getByRole('link', { name: /^Odd/ }).click()
  await expect(page).toHaveURL(/articles\/./)
  await page.goBack()
  await expect(box(page, 0)).toBeChecked()
})
