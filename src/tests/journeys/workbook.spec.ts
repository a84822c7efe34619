/** The workbook: six sheets that know of each other, printed as a pack, passed on, and asked about. */
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { writeWorkbook } from '../../worksheets/workbookFile'
import { slugs } from '../fixture/fixture'
import { expect, type Site, test } from './journey'

const sheetOf = (page: Page, id: string) => page.locator(`[id="worksheet:${id}"]`)
const resultOf = (page: Page, name: string) => page.locator(`[data-result=${name}]`)
const cover = (page: Page) => sheetOf(page, 'cover')
const statusOf = (page: Page) => cover(page).getByRole('status')
const act = (page: Page, name: string) => cover(page).getByRole('button', { name }).click()

async function open(page: Page, id: string) {
  await sheetOf(page, id).getByText('Fill in your own').click()
  return (label: string, text: string) =>
    sheetOf(page, id).getByLabel(label, { exact: true }).fill(text)
}

/** Fills in all six, as far as one sheet does not know it from another. */
async function fillAll(page: Page, site: Site) {
  await site.open('/workbook')
  await cover(page).getByLabel('Cover, Company').fill('Reader & Co')
  const score = await open(page, 'scores')
  for (const [row, a, b] of [
    ['Data', '2', '1'],
    ['People', '3', ''],
    ['Time', '', '0'],
  ] as const) {
    await score(`${row}, First (0–3)`, a)
    await score(`${row}, Second (0–3)`, b)
  }
  const name = await open(page, 'cases')
  await name('Row 1, Case', 'Letters')
  await name('Row 1, Owner', 'Ada')
  await name('Row 1, Value', '4')
  await name('Row 2, Case', 'Robots')
  await name('Row 2, Value', '1')
  await name('Row 2, Reason', 'Nobody asked for one')
  const count = await open(page, 'costs')
  await count('Row 1, Case', 'Letters')
  await count('Row 1, Hours', '8')
  const book = await open(page, 'ledger')
  await book('Row 1, Case', 'Letters')
  await book('Row 1, Saved ($)', '100')
  const enter = await open(page, 'register')
  await enter('Row 1, System', 'Letters')
  await sheetOf(page, 'register').getByLabel('Row 1, Tier (Low, High)').selectOption('High')
  await enter('Row 1, Stop', 'Pull the plug')
  const write = await open(page, 'cards')
  await write('Row 1, System', 'Letters')
  await write('Row 1, Who', 'Whoever is there')
}

/** @returns the texts of the pages that are printed */
async function printed(page: Page) {
  await act(page, 'Print the board pack')
  const file = await page.pdf({ preferCSSPageSize: true })
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  return (await extractText(await getDocumentProxy(new Uint8Array(file)))).text
}

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    window.print = () => {}
  }),
)

test('what one sheet asks, the next ones know; all is there after a reload', async ({
  page,
  site,
}) => {
  await fillAll(page, site)
  await expect(sheetOf(page, 'costs').getByLabel('Row 1, Owner')).toHaveAttribute(
    'placeholder',
    'Ada',
  )
  await expect(sheetOf(page, 'cards').getByLabel('Row 1, How')).toHaveAttribute(
    'placeholder',
    'Pull the plug',
  )
  const proposed = page.locator('datalist[id="worksheet:cards:names"] option').first()
  await expect(proposed).toHaveAttribute('value', 'Letters')
  await expect(page.getByLabel('Row 3, Case')).toBeVisible()
  await page.setViewportSize({ width: 768, height: 900 })
  await page.reload()
  await site.showIntent()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(768)
  await expect(resultOf(page, 'first')).toHaveText('4. Start')
  await expect(resultOf(page, 'share')).toHaveText('25%')
  await expect(page.locator('a[data-state="filled in"]')).toHaveCount(6)
  await sheetOf(page, 'costs').getByLabel('Row 1, Hours').fill('4')
  await expect(resultOf(page, 'share')).toHaveText('50%')
  await site.open(`/articles/${slugs.ownCover}`)
  await expect(page.getByLabel('Row 2, Case')).toHaveValue('Robots')
})

test('the pack has a cover, a page a sheet, and the sources, without what is empty', async ({
  page,
  site,
}) => {
  await fillAll(page, site)
  await sheetOf(page, 'register').getByRole('button', { name: 'Clear all' }).click()
  const [first = '', ...pages] = await printed(page)
  for (const text of ['Reader & Co', 'Sheet 5 of 6: What runs (empty)', '1 of 7'])
    expect(first).toContain(text)
  const titles = ['1 of 6', '2 of 6', '3 of 6', '4 of 6', '6 of 6'].map(
    (place) => `Sheet ${place}: `,
  )
  expect(pages).toHaveLength(6)
  for (const [n, title] of titles.entries()) expect(pages[n]).toContain(title)
  expect(pages[0]).toMatch(/The first two\s+4\. Start/)
  expect(pages[1]).toMatch(/Robots\s+1\s+Stops\s+Nobody asked for one/)
  expect(pages[1]).not.toMatch(/Fill in|Example|to fill in|\n3\n/)
  expect(pages[2]).toMatch(/Letters\s+Ada\s+8\s+\$400/)
  expect(pages[5]).toContain('A study of')
})

test('a link takes it to another profile, sheet by sheet, and says what is wrong', async ({
  page,
  site,
  browser,
  baseURL,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: (text: string) => Object.assign(window, { text }) },
    })
  })
  await fillAll(page, site)
  await act(page, 'Copy a link')
  await expect(statusOf(page)).toContainText('whoever has it')
  const link = String(await page.evaluate('text'))
  expect(link).toMatch(/\/workbook#w=/)

  const context = await browser.newContext({ baseURL })
  const other = await context.newPage()
  const asked: string[] = []
  const requests: string[] = []
  other.on('request', (request) => requests.push(request.url()))
  other.on('dialog', (dialog) => {
    asked.push(dialog.message())
    dialog.accept()
  })
  await other.goto(link)
  await expect(resultOf(other, 'share')).toHaveText('25%')
  expect(asked).toEqual([])
  expect(requests.join()).not.toMatch(/w=|Letters/)
  expect(other.url()).not.toContain('#')
  await sheetOf(other, 'scores').getByLabel('Data, First').fill('3')
  await sheetOf(other, 'cases').getByLabel('Row 1, Owner').fill('Bob')
  other.removeAllListeners('dialog')
  other.on('dialog', (dialog) =>
    dialog.message().includes('Cases') ? dialog.accept() : dialog.dismiss(),
  )
  await other.goto(link)
  await expect(sheetOf(other, 'cases').getByLabel('Row 1, Owner')).toHaveValue('Ada')
  await expect(sheetOf(other, 'scores').getByLabel('Data, First')).toHaveValue('3')
  await other.goto(link.slice(0, -9))
  await expect(statusOf(other)).toContainText('This link was cut')
  await context.close()
})

test('a file brings it back; a foreign one changes nothing', async ({ page, site }) => {
  await fillAll(page, site)
  const saving = page.waitForEvent('download')
  await act(page, 'Save as a file')
  const text = await readFile(await (await saving).path())
  const choose = async (buffer: Buffer) => {
    const choosing = page.waitForEvent('filechooser')
    await act(page, 'Open a file')
    await (await choosing).setFiles({ name: 'a.json', mimeType: 'application/json', buffer })
  }
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await site.showIntent()
  await expect(page.locator('a[data-state="filled in"]')).toHaveCount(0)
  await choose(Buffer.from('<html>'))
  await expect(statusOf(page)).toHaveText(
    'This is no workbook, or only a part of one. Nothing was changed.',
  )
  await choose(Buffer.from(writeWorkbook([['cases', [{ name: 'A', value: 'much' }]]])))
  await expect(statusOf(page)).toContainText('“much” is not possible')
  await choose(text)
  await expect(resultOf(page, 'share')).toHaveText('25%')
})

test('with storage blocked it is filled in, printed and asked about all the same', async ({
  page,
  site,
}) => {
  await site.blockStorage()
  await fillAll(page, site)
  await expect(sheetOf(page, 'cards').getByRole('status')).toContainText(
    'This browser stores nothing',
  )
  expect(await printed(page)).toHaveLength(8)
  await act(page, 'Ask us about this')
  await expect(page).toHaveURL(/\/contact$/)
  const message = page.getByLabel('Message')
  await expect(message).toHaveValue(/^Scores of two\n- The first two: 4\. Start[\s\S]*- Share: 25%/)
  await page.getByLabel('Name').fill('Ada Reader')
  await page.getByLabel('Email').fill('ada@reader.example')
  await message.press('End')
  await message.pressSequentially(' What now?')
  await site.send.click()
  await expect(site.success).toBeVisible()
})
