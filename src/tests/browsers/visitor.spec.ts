/** Reading, menu, navigation, dialog, theme: what every browser of the floor must do. */
import { slugs } from '../fixture/fixture'
import { phone } from './launchOptions'
import { button, expect, shows, test, visible } from './visit'

const menu = 'header nav ul a'

test('a page reads: its heading, bar and picture stand where they belong', async ({ visitor }) => {
  await visitor.open('/')
  await shows(visitor, visible('h1'))
  await shows(visitor, visible(menu))
  const list = `getComputedStyle(document.querySelector('header ul')).listStyleType`
  expect(await visitor.evaluate(list)).toBe('none')
  const heading = `getComputedStyle(document.querySelector('h1')).fontFamily`
  expect(await visitor.evaluate(heading)).toContain('Fraunces')
  const overflow = `document.documentElement.scrollWidth <= innerWidth`
  expect(await visitor.evaluate(overflow)).toBe(true)
  await visitor.open(`/articles/${slugs.features}`)
  await shows(visitor, visible('.prose h2'))
  const lines = `document.querySelector('.prose > p').getBoundingClientRect().width < 800`
  expect(await visitor.evaluate(lines)).toBe(true)
})

test('a navigation stays in the app and goes to the top; Back returns to the place', async ({
  visitor,
}) => {
  await visitor.open('/')
  const home = await visitor.evaluate(`document.querySelector('h1').textContent`)
  await visitor.click('h1')
  await shows(visitor, `'appReady' in document.documentElement.dataset`)
  await visitor.evaluate(`(window.marker = 1, scrollTo({ top: 900, behavior: 'instant' }))`)
  await visitor.click('footer a[href="/services/ai-strategy"]')
  await shows(visitor, 'location.pathname', '/services/ai-strategy')
  await shows(visitor, 'scrollY', 0)
  await shows(visitor, `document.querySelector('h1').textContent !== ${JSON.stringify(home)}`)
  expect(await visitor.evaluate('window.marker')).toBe(1)
  await visitor.evaluate(`scrollTo({ top: 400, behavior: 'instant' })`)
  await visitor.back()
  await shows(visitor, 'location.pathname', '/')
  await shows(visitor, `document.querySelector('h1').textContent`, home)
  await shows(visitor, 'scrollY', 900)
  expect(await visitor.evaluate('window.marker')).toBe(1)
})

test('the newsletter dialog opens and closes', async ({ visitor }) => {
  await visitor.open('/about')
  await visitor.click(button('Newsletter'))
  await shows(visitor, visible('[role=dialog] iframe'))
  await visitor.press('Escape')
  await shows(visitor, visible('[role=dialog]'), false)
})

test('the switch changes light and dark, and the choice lasts', async ({ visitor }) => {
  await visitor.open('/about')
  const ground = 'getComputedStyle(document.body).backgroundColor'
  const light = await visitor.evaluate(ground)
  await visitor.click('[data-theme-switch]')
  const dark = await visitor.evaluate(ground)
  expect(dark).not.toBe(light)
  await visitor.open('/services')
  await shows(visitor, ground, dark)
})

test.describe('on a phone', () => {
  test.use({ launch: phone })

  test('the menu opens, closes on Escape and on a choice', async ({ visitor }) => {
    await visitor.open('/')
    expect(await visitor.evaluate(visible(menu))).toBe(false)
    await visitor.click('[aria-label=Menu]')
    await shows(visitor, visible(menu))
    await shows(visitor, `'appReady' in document.documentElement.dataset`)
    await visitor.press('Escape')
    await shows(visitor, visible(menu), false)
    await visitor.click('[aria-label=Menu]')
    await visitor.click(`${menu}[href="/services"]`)
    await shows(visitor, 'location.pathname', '/services')
    await shows(visitor, visible(menu), false)
  })
})

test.describe('without script', () => {
  test.use({ launch: { ...phone, script: false } })

  test('the menu opens and leads on', async ({ visitor }) => {
    await visitor.open('/')
    await visitor.click('[aria-label=Menu]')
    await visitor.click(`${menu}[href="/services"]`)
    await shows(visitor, 'location.pathname', '/services')
  })

  test('all articles of the list show, and nothing that does nothing', async ({ visitor }) => {
    await visitor.open('/articles')
    const all = `document.querySelectorAll('[data-testid=card-article]').length`
    const shown = `[...document.querySelectorAll('[data-testid=card-article]')].filter((card) => card.getClientRects().length).length`
    expect(await visitor.evaluate(`${all} > 6 && ${all} === ${shown}`)).toBe(true)
    for (const inert of ['search', '[data-theme-switch]', 'header nav button'])
      expect(await visitor.evaluate(visible(inert)), inert).toBe(false)
  })
})
