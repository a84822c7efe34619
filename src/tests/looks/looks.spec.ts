/** Compares views of the fixture site with the pictures in `baseline/`. */
import { expect, type Page, test } from 'playwright/test'
import { forcePseudoState } from './pseudoStates'
import { nameOf, settings, toleranceOf } from './views'

/** Resolves once nothing of the page moves any more. */
async function settle(page: Page) {
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([document.fonts.ready, ...[...document.images].map((one) => one.decode())])
  })
}

const hint =
  'The expected picture, the actual one and their difference are named below. If the change is meant, run `npx playwright test --project looks -u`, look at the new pictures and commit them'

for (const setting of settings) {
  const { path, width, scheme, state, views } = setting
  const forced = scheme === 'forced'
  test.describe(nameOf(setting), () => {
    test.use({
      viewport: { width, height: 1000 },
      colorScheme: forced ? 'light' : scheme,
      contextOptions: {
        reducedMotion: 'reduce',
        forcedColors: forced ? 'active' : 'none',
      },
    })

    test(Object.keys(views).join(', '), async ({ page }) => {
      await page.clock.setFixedTime('2024-07-01')
      await page.goto(path)
      await settle(page)
      if (state) await forcePseudoState(page, state)
      for (const [view, selector] of Object.entries(views)) {
        const name = `${nameOf(setting)}-${view}`
        await expect
          .soft(page.locator(selector).first(), hint)
          .toHaveScreenshot(`${name}.png`, { maxDiffPixels: toleranceOf(name) })
      }
    })
  })
}
