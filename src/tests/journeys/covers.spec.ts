/** The cover of a card that is clicked becomes that of its article, where the browser can and the visitor wants it. */
import type { Page } from 'playwright/test'
import { slugs } from '../fixture/fixture'
import { bar, cards, expect, listArticles, open, test, visibleCards } from './journey'

/** Keeps, on the root, which parts of a cover the last transition has animated. */
const watchCovers = (page: Page) =>
  page.addInitScript(() => {
    const note = async (transition: ViewTransition) => {
      await transition.ready.catch(() => {})
      const root = document.documentElement
      const animated = root
        .getAnimations({ subtree: true })
        .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : ''))
      const parts = ['old', 'new'].filter((part) =>
        animated.includes(`::view-transition-${part}(cover)`),
      )
      root.dataset.cover = parts.join(' ')
    }
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (...change) => {
      const transition = start(...change)
      note(transition)
      return transition
    }
  })

const root = (page: Page) => page.locator('html')

/** Which pictures of the page have the name by which one document hands a cover to the next. */
const named = (page: Page) =>
  page
    .locator('main img')
    .evaluateAll((images) =>
      images.flatMap((image, n) =>
        getComputedStyle(image).getPropertyValue('view-transition-name') === 'cover' ? [n] : [],
      ),
    )

/** The transitions before are no matter, once they are over; what follows the scrolling never is. */
const forget = (page: Page) =>
  page.evaluate(async () => {
    const timed = document.getAnimations().filter(({ timeline }) => timeline === document.timeline)
    await Promise.all(timed.map(({ finished }) => finished.catch(() => {})))
    delete document.documentElement.dataset.cover
  })

for (const [reducedMotion, parts] of [
  ['no-preference', 'old new'],
  ['reduce', ''],
] as const)
  test.describe(`motion: ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } })
    test.beforeEach(({ page }) => watchCovers(page))

    test('in the app', async ({ page, request }) => {
      const [, article] = await listArticles(request)
      // What the app has read is there at once; else a busy machine would show a skeleton.
      await open(page, `/articles/${article?.slug}`)
      await bar(page).getByRole('link', { name: 'Articles' }).click()
      await forget(page)
      await cards(page).nth(1).click()
      await expect(page.locator('h1')).toHaveText(article?.title ?? '')
      await expect(root(page)).toHaveAttribute('data-cover', parts)
    })

    // A browser that shows a document before its cover is there has none to hand over, so the names alone are tested.
    test('from one document to the next', async ({ page }) => {
      // The app would show the article in the same document.
      await page.route(/\/assets\/(main|shell)-/, () => {})
      await page.goto('/articles')
      await visibleCards(page).nth(1).focus()
      expect(await named(page)).toEqual(parts ? [1] : [])
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/articles\/./)
      expect(await named(page)).toEqual(parts ? [0] : [])
    })
  })

test('from an article to the next, whose covers have one name at a time', async ({ page }) => {
  await watchCovers(page)
  await open(page, `/articles/${slugs.features}`)
  const first = await page.locator('h1').innerText()
  const card = page.locator('main li a[href^="/articles/"]:has(img)').first()
  const title = await card.getByRole('heading').innerText()
  await card.click()
  await expect(page.locator('h1')).toHaveText(title)
  await page.goBack()
  await expect(page.locator('h1')).toHaveText(first)
  await forget(page)
  await card.click()
  await expect(page.locator('h1')).toHaveText(title)
  await expect(root(page)).toHaveAttribute('data-cover', 'old new')
})

test('where the browser has no such transition, the article opens all the same', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Document.prototype, 'startViewTransition')
  })
  await open(page, '/articles')
  const title = await cards(page).first().getByRole('heading').innerText()
  await cards(page).first().click()
  await expect(page.locator('h1')).toHaveText(title)
})
