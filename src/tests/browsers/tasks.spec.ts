/** What a visitor does: search the list, load more, open an article, fill in a worksheet, write a message. */
import { slugs, words } from '../fixture/fixture'
import { servers } from '../journeys/servers'
import { button, expect, shows, test, visible, visibleCount } from './visit'

const card = '[data-testid=card-article]'
const search = '[placeholder="Search articles..."]'
const field = (name: string) => `main form [name=${name}]`

test('the list shows six, loads six more, leads to an article, and comes back as it was', async ({
  visitor,
}) => {
  await visitor.open('/articles')
  await shows(visitor, visibleCount(card), 6)
  await visitor.click(button('Load More Articles'))
  await shows(visitor, visibleCount(card), 12)
  const title = `document.querySelector('${card} h2, ${card} h3').textContent`
  const first = await visitor.evaluate(title)
  await visitor.click(card)
  await shows(visitor, `document.querySelector('h1')?.textContent`, first)
  await visitor.back()
  await shows(visitor, visibleCount(card), 12)
  await shows(visitor, 'scrollY', 0)
})

test('the search finds, finds nothing, and is cleared', async ({ visitor }) => {
  await visitor.open('/articles')
  await visitor.type(search, words.common)
  await shows(visitor, `/\\d+ articles found/.test(document.querySelector('main').textContent)`)
  await visitor.type(search, ' zzz')
  await shows(visitor, `/No articles found matching/.test(document.body.textContent)`)
  await visitor.click(button('Clear Search'))
  await shows(visitor, visibleCount(card), 6)
})

test('a worksheet opens, computes, and is there after a reload', async ({ visitor }) => {
  const total = `document.querySelector('[data-result=total]').textContent`
  await visitor.open(`/articles/${slugs.features}`)
  expect(await visitor.evaluate(visible('.worksheet-own'))).toBe(false)
  await visitor.click('.worksheet summary')
  await shows(visitor, visible('.worksheet-own input'))
  await visitor.type('.worksheet-own input', '200')
  await visitor.evaluate(`(() => {
    const select = document.querySelector('.worksheet-own select')
    select.value = 'High'
    select.dispatchEvent(new Event('input', { bubbles: true }))
  })()`)
  await shows(visitor, total, '$160. Worth a start')
  await visitor.open(`/articles/${slugs.features}`)
  await visitor.click('h1')
  await shows(visitor, visible('.worksheet-own input'))
  await shows(visitor, total, '$160. Worth a start')
})

for (const [end, site, text] of [
  ['is sent and confirmed', servers.site, 'Message sent successfully!'],
  ['that cannot be stored is kept, and said to have failed', servers.tableless, 'Failed to send'],
] as const)
  test(`a message ${end}`, async ({ visitor }) => {
    await visitor.open(`${site.url}/contact`)
    await visitor.type(field('name'), 'Ada Reader')
    await visitor.type(field('email'), 'ada@reader.example')
    await visitor.type(field('message'), 'Hello')
    await visitor.click(button('Send Message'))
    await shows(visitor, `document.body.textContent.includes(${JSON.stringify(text)})`)
    await shows(visitor, visible('[data-variant]'))
    await shows(
      visitor,
      `document.querySelector('${field('message')}').value`,
      site.table ? '' : 'Hello',
    )
  })
