/** What comes out of a printer: dark on white, and no sheet with little more than a heading. */
import { slugs } from '../fixture/fixture'
import type { Browser } from './browser'
import { canReadPdf, lightness, sheets } from './pdf'
import { expect, test } from './visit'

test.skip(!canReadPdf, 'no pdftotext (Debian: poppler-utils)')
test.skip(({ engineName }) => engineName === 'webkit', 'WebKitWebDriver does not print')

async function print(visitor: Browser, path: string) {
  await visitor.open(path)
  return visitor.print()
}

test('the text of an article begins on its first sheet', async ({ visitor }) => {
  const pdf = await print(visitor, `/articles/${slugs.features}`)
  const begin = await visitor.evaluate(
    `document.querySelector('.prose > p').textContent.split(/\\s+/).slice(0, 5).join(' ')`,
  )
  expect(sheets(pdf)[0]).toContain(String(begin))
})

test('a worksheet that is closed is open on paper', async ({ visitor }) => {
  const pdf = await print(visitor, `/articles/${slugs.features}`)
  expect(sheets(pdf).join(' ')).toContain('$100 or more: Worth a start')
})

test('no heading of a section is the last line of a sheet', async ({ visitor }) => {
  const pdf = await print(visitor, '/')
  const headings = await visitor.evaluate(
    `[...document.querySelectorAll('main h2')].map((heading) => heading.textContent).join('|')`,
  )
  expect(sheets(pdf).length).toBeGreaterThan(2)
  for (const sheet of sheets(pdf))
    for (const heading of String(headings).split('|'))
      expect(sheet.trim().endsWith(heading), `${heading} ends a sheet`).toBe(false)
})

test('the chosen dark theme prints on white', async ({ visitor }) => {
  await visitor.open('/about')
  await visitor.evaluate(`document.documentElement.dataset.theme = 'dark'`)
  expect(await lightness(await visitor.print())).toBeGreaterThan(200)
})

test.describe('where the system is dark', () => {
  test.use({ launch: { dark: true } })

  test('a page prints on white', async ({ visitor }) => {
    expect(await lightness(await print(visitor, '/'))).toBeGreaterThan(200)
  })
})
