/** Every control answers the pointer, a press and the focus in a way that can be seen. */
import { expect, type Page, test } from 'playwright/test'
import { fixturePath, oddPage, slugs } from '../fixture/fixture'
import { forcePseudoState, type PseudoState } from './pseudoStates'

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1440, height: 1000 } })

/** Each control with its name and what one can see of it. */
const looks = (page: Page) =>
  page.evaluate(() => {
    const properties = ['backgroundColor', 'borderTopColor', 'color', 'opacity', 'transform']
    const decoration = ['textDecorationLine', 'textDecorationThickness'] as const
    const look = (element: Element) => {
      const style = getComputedStyle(element)
      // Where there is no line, its thickness cannot be seen.
      const [line, thickness] = decoration.map((name) => style[name])
      const seen = properties.map((name) => Reflect.get(style, name))
      return [...seen, line, line === 'none' ? '' : thickness].join()
    }
    // An anchor shows with its heading, a citation is a number in the text; a mark is the browser's.
    const selector =
      'a:not(.anchor, .citation), button:not([aria-disabled=true]), summary, input:not([type=checkbox])'
    const shown = [...document.querySelectorAll(selector)].filter(
      (element) => element.getClientRects().length > 0,
    )
    return shown.map((element) => {
      const parts = [element, ...element.querySelectorAll('*')]
      return {
        name: `${element.tagName} ${element.textContent?.trim() || element.ariaLabel} .${element.className}`,
        look: parts.map(look).join(';'),
      }
    })
  })

/** The controls whose ring is thinner than 2 px, or cut off by what they stand in. */
const withoutRing = (page: Page) =>
  page.evaluate(() => {
    const hasRing = (element: Element) => {
      const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element)
      const width = Number.parseFloat(outlineWidth)
      const reach = width + Number.parseFloat(outlineOffset)
      const box = element.getBoundingClientRect()
      for (let above = element.parentElement; above; above = above.parentElement) {
        const clip = above.getBoundingClientRect()
        const { overflowX, overflowY } = getComputedStyle(above)
        if (overflowX === 'visible' && overflowY === 'visible') continue
        // What scrolls is cut until it is scrolled to.
        if (overflowY === 'auto' && above.scrollHeight > above.clientHeight) break
        const isCutAbove = box.top - reach < clip.top || box.bottom + reach > clip.bottom
        const isCutBeside = box.left - reach < clip.left || box.right + reach > clip.right
        if (overflowY !== 'visible' && isCutAbove) return false
        if (overflowX === 'hidden' && isCutBeside) return false
        if (overflowX === 'auto' && above.scrollWidth > above.clientWidth) break
      }
      return outlineStyle === 'solid' && width >= 2
    }
    return [...document.querySelectorAll('a, button, summary, input, textarea, select')]
      .filter((element) => element.getClientRects().length > 0 && !hasRing(element))
      .map((element) => element.outerHTML.slice(0, 120))
  })

async function unchangedIn(page: Page, state: PseudoState) {
  const rest = await looks(page)
  expect(rest.length).toBeGreaterThan(20)
  const end = await forcePseudoState(page, state)
  const forced = await looks(page)
  await end()
  expect(forced).toHaveLength(rest.length)
  return rest.filter(({ look }, n) => look === forced[n]?.look).map(({ name }) => name)
}

const paths = ['/articles', '/contact', fixturePath, oddPage]
for (const path of [...paths, `/articles/${slugs.features}`])
  test(`pointer, press and focus on ${path}`, async ({ page }) => {
    await page.goto(path)
    expect.soft(await unchangedIn(page, 'hover'), 'as before under the pointer').toEqual([])
    // A field that is pressed has the focus.
    const unpressed = (await unchangedIn(page, 'active')).filter(
      (name) => !name.startsWith('INPUT'),
    )
    expect.soft(unpressed, 'as before while pressed').toEqual([])
    await forcePseudoState(page, 'focus')
    expect.soft(await withoutRing(page), 'without a whole ring').toEqual([])
  })
