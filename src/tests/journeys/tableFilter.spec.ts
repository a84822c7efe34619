/** A table whose rows stand in groups: a visitor chooses one group, and one kind of rows. */
import { expect, open, test } from './journey'

test('one group, then one kind of its rows, then all again', async ({ page }) => {
  await open(page, '/innovationmetrics')
  const groups = page.locator('tbody:has([scope=rowgroup])')
  const rows = groups.locator('[scope=row]')
  const [allGroups, allRows] = [await groups.count(), await rows.count()]
  expect(allGroups).toBeGreaterThan(1)

  const chips = (list: number) => page.locator('main ul:has(.chip)').nth(list).getByRole('button')
  await chips(0).nth(2).click()
  await expect(groups).toHaveCount(1)
  await expect(groups.locator('[scope=rowgroup]')).toContainText(await chips(0).nth(2).innerText())
  const ofGroup = await rows.count()
  await chips(1).nth(1).click()
  expect(await rows.count()).toBeLessThan(ofGroup)

  await chips(0).first().click()
  await chips(1).first().click()
  await expect(rows).toHaveCount(allRows)
  await expect(groups).toHaveCount(allGroups)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('all rows show, and no buttons that would do nothing', async ({ page }) => {
    await page.goto('/innovationmetrics')
    await expect(page.locator('tbody:has([scope=rowgroup])').nth(1)).toBeVisible()
    await expect(page.locator('main ul:has(.chip)').first()).toBeHidden()
  })
})
