/** A reading path: from its list of steps through its articles and back. */
import { fixturePath, fixtureSteps } from '../fixture/fixture'
import { expect, open, test } from './journey'

test('a step leads to its article, which leads to the next and back to its path', async ({
  page,
}) => {
  const articleAt = (n: number) => `/articles/${fixtureSteps[n]}`
  await open(page, fixturePath)
  const steps = page.getByRole('region', { name: 'Articles of this path' }).getByRole('link')
  await expect(steps).toHaveCount(fixtureSteps.length)
  await steps.nth(1).click()
  await expect(page).toHaveURL(articleAt(1))
  const place = page.getByRole('complementary', { name: 'Reading paths' })
  await expect(place).toContainText(`2 of ${fixtureSteps.length}`)
  await place.getByRole('link').nth(1).click()
  await expect(page).toHaveURL(articleAt(2))
  await place.getByRole('link').first().click()
  await expect(page).toHaveURL(fixturePath)
})
