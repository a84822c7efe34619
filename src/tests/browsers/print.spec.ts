/** What comes out of a printer: dark on white, and no sheet with little more than a heading. */
import { execFileSync, spawnSync } from 'node:child_process'
import { expect, type Page, test } from 'playwright/test'
import sharp from 'sharp'
import { slugs } from '../fixture/fixture'

test.skip(spawnSync('pdftotext', ['-v']).status !== 0, 'no pdftotext (Debian: poppler-utils)')

const print = (page: Page) =>
  page.pdf({ format: 'A4', printBackground: true, preferCSSPageSize: true })

/** The text of each sheet, with single spaces. */
const sheets = (input: Buffer): string[] =>
  execFileSync('pdftotext', ['-', '-'], { input, encoding: 'utf8' })
    .split('\f')
    .slice(0, -1)
    .map((text) => text.replaceAll(/\s+/g, ' '))

/** How light the first sheet is on the whole, from 0 to 255. */
async function lightness(input: Buffer): Promise<number> {
  const png = execFileSync('pdftoppm', ['-f', '1', '-l', '1', '-r', '20', '-png'], { input })
  const { channels } = await sharp(png).removeAlpha().greyscale().stats()
  return channels[0]?.mean ?? 0
}

test('an article begins on its first sheet', async ({ page }) => {
  await page.goto(`/articles/${slugs.features}`)
  const begin = await page.locator('.prose > p').first().innerText()
  const [first] = sheets(await print(page))
  expect(first).toContain(begin.split(/\s+/).slice(0, 5).join(' '))
})

test('no heading of a section is the last line of a sheet', async ({ page }) => {
  await page.goto('/')
  const headings = await page.locator('main h2').allInnerTexts()
  const printed = sheets(await print(page))
  expect(printed.length).toBeGreaterThan(2)
  for (const sheet of printed)
    for (const heading of headings)
      expect(sheet.trim().endsWith(heading), `${heading} ends a sheet`).toBe(false)
})

test('what is dark by choice or by the system prints on white', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  expect(await lightness(await print(page))).toBeGreaterThan(200)
  await page.locator('html').evaluate((html) => html.setAttribute('data-theme', 'dark'))
  expect(await lightness(await print(page))).toBeGreaterThan(200)
})
