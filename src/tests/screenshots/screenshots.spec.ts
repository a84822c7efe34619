/** Compares views of the fixture site with the pictures in `baseline/`: all of content that only tests see. */
import { expect, type Page, test } from 'playwright/test'
import { articleList } from '../fixture/firm/src/words'
import { fixturePath, oddPage, slugs } from '../fixture/fixture'
import { forcePseudoState, type PseudoState } from './pseudoStates'

interface View {
  path: string
  selector?: string
  width?: 375 | 1440
  scheme?: 'light' | 'dark' | 'forced'
  /** The state in which all controls are. */
  state?: PseudoState
  /** Pixels by which it may differ: more where there are many words or curves, or the system's colors. */
  tolerance?: number
}

const article = `/articles/${slugs.features}`

/** Views by the names of their pictures. */
const views: Record<string, View> = {
  'all-features-1440-light-article': { path: article, selector: 'main > article', tolerance: 3500 },
  'all-features-1440-light-figure': { path: article, selector: '.figure.ring', tolerance: 1400 },
  'all-features-375-dark-table': {
    path: article,
    selector: '.table-scroll >> nth=1',
    width: 375,
    scheme: 'dark',
  },
  'articles-1440-light-list': {
    path: '/articles',
    selector: `[aria-label="${articleList.label}"] ul.grid`,
    tolerance: 3500,
  },
  'odd-characters-375-light-page': { path: oddPage, width: 375 },
  'a-short-path-1440-dark-page': { path: fixturePath, scheme: 'dark', tolerance: 3500 },
}

/** Resolves once nothing of the page moves any more. */
async function settle(page: Page) {
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([document.fonts.ready, ...[...document.images].map((one) => one.decode())])
  })
}

const hint =
  'The expected picture, the actual one and their difference are named below. If the change is meant, run `npx playwright test --project screenshots -u`, look at the new pictures and commit them'

Object.entries(views).forEach(([name, view]) => {
  // Ends of words lie up to a pixel further left or right in another browser.
  const { path, selector = 'main', width = 1440, scheme = 'light', state, tolerance = 250 } = view
  const forced = scheme === 'forced'
  test.describe(() => {
    test.use({
      viewport: { width, height: 1000 },
      colorScheme: forced ? 'light' : scheme,
      contextOptions: { reducedMotion: 'reduce', forcedColors: forced ? 'active' : 'none' },
    })

    test(name, async ({ page }) => {
      await page.clock.setFixedTime('2024-07-01')
      await page.goto(path)
      await settle(page)
      if (state) await forcePseudoState(page, state)
      await expect(page.locator(selector).first(), hint).toHaveScreenshot(`${name}.png`, {
        maxDiffPixels: tolerance,
      })
    })
  })
})
