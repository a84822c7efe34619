/** The workbook: six sheets that know of each other, printed as a pack, passed on, and asked about. */
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { fill } from '../../locale'
import { writeWorkbook } from '../../worksheets/workbookFile'
import { workbook, worksheet, worksheetForm } from '../fixture/firm/src/words'
import { pages, slugs } from '../fixture/fixture'
import { expect, labels, type Site, test } from './journey'

const sheetOf = (page: Page, id: string) => page.locator(`[id="worksheet:${id}"]`)
const resultOf = (page: Page, name: string) => page.locator(`[data-result=${name}]`)
const cover = (page: Page) => sheetOf(page, 'cover')
const statusOf = (page: Page) => cover(page).getByRole('status')
const act = (page: Page, name: string) => cover(page).getByRole('button', { name }).click()

async function open(page: Page, id: string) {
  await sheetOf(page, id).getByText(worksheet.open).click()
  return (label: string, text: string) =>
    sheetOf(page, id).getByLabel(label, { exact: true }).fill(text)
}

/** Fills in all six, as far as one sheet does not know it from another. */
async function fillAll(page: Page, site: Site) {
  await site.open(pages.workbook)
  await cover(page).getByLabel('Deckblatt, Betrieb').fill('Reader & Co')
  const score = await open(page, 'scores')
  for (const [row, a, b] of [
    ['Daten', '2', '1'],
    ['Leute', '3', ''],
    ['Zeit', '', '0'],
  ] as const) {
    await score(`${row}, Erste (0–3)`, a)
    await score(`${row}, Zweite (0–3)`, b)
  }
  const name = await open(page, 'cases')
  await name('Zeile 1, Fall', 'Briefe')
  await name('Zeile 1, Zuständig', 'Ada')
  await name('Zeile 1, Wert', '4')
  await name('Zeile 2, Fall', 'Roboter')
  await name('Zeile 2, Wert', '1')
  await name('Zeile 2, Grund', 'Niemand wollte einen')
  const count = await open(page, 'costs')
  await count('Zeile 1, Fall', 'Briefe')
  await count('Zeile 1, Stunden', '8')
  const book = await open(page, 'ledger')
  await book('Zeile 1, Fall', 'Briefe')
  await book('Zeile 1, Gespart (€)', '100')
  const enter = await open(page, 'register')
  await enter('Zeile 1, System', 'Briefe')
  await sheetOf(page, 'register').getByLabel('Zeile 1, Stufe (Niedrig, Hoch)').selectOption('Hoch')
  await enter('Zeile 1, Halt', 'Stecker ziehen')
  const write = await open(page, 'cards')
  await write('Zeile 1, System', 'Briefe')
  await write('Zeile 1, Wer', 'Wer gerade da ist')
}

/** @returns the texts of the pages that are printed */
async function printed(page: Page) {
  await act(page, workbook.print)
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
  await expect(sheetOf(page, 'costs').getByLabel('Zeile 1, Zuständig')).toHaveAttribute(
    'placeholder',
    'Ada',
  )
  await expect(sheetOf(page, 'cards').getByLabel('Zeile 1, Wie')).toHaveAttribute(
    'placeholder',
    'Stecker ziehen',
  )
  const proposed = page.locator('datalist[id="worksheet:cards:names"] option').first()
  await expect(proposed).toHaveAttribute('value', 'Briefe')
  await expect(page.getByLabel('Zeile 3, Fall')).toBeVisible()
  await page.setViewportSize({ width: 768, height: 900 })
  await page.reload()
  await site.showIntent()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(768)
  await expect(resultOf(page, 'first')).toHaveText('4. Anfangen')
  await expect(resultOf(page, 'share')).toHaveText('25 %')
  await expect(page.locator(`a[data-state="${worksheetForm.filledIn}"]`)).toHaveCount(6)
  await sheetOf(page, 'costs').getByLabel('Zeile 1, Stunden').fill('4')
  await expect(resultOf(page, 'share')).toHaveText('50 %')
  await site.open(`/articles/${slugs.ownCover}`)
  await expect(page.getByLabel('Zeile 2, Fall')).toHaveValue('Roboter')
})

test('the pack has a cover, a page a sheet, and the sources, without what is empty', async ({
  page,
  site,
}) => {
  await fillAll(page, site)
  await sheetOf(page, 'register').getByRole('button', { name: worksheetForm.clear }).click()
  const [first = '', ...pages] = await printed(page)
  for (const text of ['Reader & Co', `Blatt 5 von 6: Was läuft (${worksheetForm.empty})`])
    expect(first).toContain(text)
  const titles = [1, 2, 3, 4, 6].map((n) => `${fill(worksheet.place, { n, count: 6 })}: `)
  expect(pages).toHaveLength(6)
  for (const [n, title] of titles.entries()) expect(pages[n]).toContain(title)
  expect(pages[0]).toMatch(/Die ersten zwei\s+4\. Anfangen/)
  expect(pages[1]).toMatch(/Roboter\s+1\s+Hält an\s+Niemand wollte einen/)
  expect(pages[1]).not.toMatch(/ausfüllen|Beispiel|zum Ausfüllen|\n3\n/)
  expect(pages[2]).toMatch(/Briefe\s+Ada\s+8\s+400\s€/)
  expect(pages[5]).toContain('Eine Studie zu')
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
  await act(page, workbook.copyLink)
  await expect(statusOf(page)).toContainText(workbook.copied)
  const link = String(await page.evaluate('text'))
  expect(link).toMatch(new RegExp(`${pages.workbook}#w=`))

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
  await expect(resultOf(other, 'share')).toHaveText('25 %')
  expect(asked).toEqual([])
  expect(requests.join()).not.toMatch(/w=|Briefe/)
  expect(other.url()).not.toContain('#')
  await sheetOf(other, 'scores').getByLabel('Daten, Erste').fill('3')
  await sheetOf(other, 'cases').getByLabel('Zeile 1, Zuständig').fill('Bob')
  other.removeAllListeners('dialog')
  other.on('dialog', (dialog) =>
    dialog.message().includes('Fälle') ? dialog.accept() : dialog.dismiss(),
  )
  await other.goto(link)
  await expect(sheetOf(other, 'cases').getByLabel('Zeile 1, Zuständig')).toHaveValue('Ada')
  await expect(sheetOf(other, 'scores').getByLabel('Daten, Erste')).toHaveValue('3')
  await other.goto(link.slice(0, -9))
  await expect(statusOf(other)).toContainText(workbook.brokenLink)
  await context.close()
})

test('a file brings it back; a foreign one changes nothing', async ({ page, site }) => {
  await fillAll(page, site)
  const saving = page.waitForEvent('download')
  await act(page, workbook.save)
  const text = await readFile(await (await saving).path())
  const choose = async (buffer: Buffer) => {
    const choosing = page.waitForEvent('filechooser')
    await act(page, workbook.open)
    await (await choosing).setFiles({ name: 'a.json', mimeType: 'application/json', buffer })
  }
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await site.showIntent()
  await expect(page.locator(`a[data-state="${worksheetForm.filledIn}"]`)).toHaveCount(0)
  await choose(Buffer.from('<html>'))
  await expect(statusOf(page)).toHaveText(
    fill(workbook.notTakenOver, { reason: workbook.noWorkbook }),
  )
  await choose(Buffer.from(writeWorkbook([['cases', [{ name: 'A', value: 'much' }]]])))
  await expect(statusOf(page)).toContainText('„much“')
  await choose(text)
  await expect(resultOf(page, 'share')).toHaveText('25 %')
})

test('with storage blocked it is filled in, printed and asked about all the same', async ({
  page,
  site,
}) => {
  await site.blockStorage()
  await fillAll(page, site)
  await expect(sheetOf(page, 'cards').getByRole('status')).toContainText(worksheetForm.notStored)
  expect(await printed(page)).toHaveLength(8)
  await act(page, workbook.ask)
  await expect(page).toHaveURL(/\/contact$/)
  const message = page.getByLabel(labels.message)
  await expect(message).toHaveValue(
    /^Noten von zweien\n- Die ersten zwei: 4\. Anfangen[\s\S]*- Anteil: 25\s%/,
  )
  await page.getByLabel(labels.name).fill('Ada Reader')
  await page.getByLabel(labels.email).fill('ada@reader.example')
  await message.press('End')
  await message.pressSequentially(' What now?')
  await site.send.click()
  await expect(site.success).toBeVisible()
})
