/** The workbook: six sheets that know of each other, printed as a pack, passed on, and asked about. */
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { fill } from '../../locale'
import { workbook, worksheet, worksheetForm } from '../fixture/firm/src/words'
import { pages, slugs } from '../fixture/fixture'
import { expect, labels, test } from './journey'
import { act, cover, fillAll, resultOf, sheetOf, statusOf } from './workbookVisit'

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

test('sheets know of each other, download, and survive a reload', async ({ page, site }) => {
  await fillAll(page, site)
  const downloading = page.waitForEvent('download')
  await sheetOf(page, 'cases').getByRole('button', { name: worksheetForm.downloadCsv }).click()
  const csv = await readFile(await (await downloading).path(), 'utf8')
  // Words where the sheet shows words.
  expect(csv).toContain('1,Briefe,Ada,4,Geht durch,300,,Genommen,\r\n')
  const owner = (id: string) => sheetOf(page, id).getByLabel('Zeile 1, Zuständig')
  await expect(owner('costs')).toHaveAttribute('placeholder', 'Ada')
  await owner('cases').fill('Bob')
  await expect(owner('costs')).toHaveAttribute('placeholder', 'Bob')
  await expect(sheetOf(page, 'cards').getByLabel('Zeile 1, Wie')).toHaveAttribute(
    'placeholder',
    'Stecker ziehen',
  )
  const proposed = page.locator('datalist[id="worksheet:cards:names"] option').first()
  await expect(proposed).toHaveAttribute('value', 'Briefe')
  await expect(page.getByLabel('Zeile 3, Fall')).toBeVisible()
  // A case that is renamed keeps what belongs to it.
  await sheetOf(page, 'cases').getByLabel('Zeile 1, Fall').fill('Post')
  await expect(sheetOf(page, 'costs').getByLabel('Zeile 1, Fall')).toHaveValue('Post')
  await expect(sheetOf(page, 'cards').getByLabel('Zeile 1, System')).toHaveValue('Post')
  await expect(owner('costs')).toHaveAttribute('placeholder', 'Bob')
  await page.setViewportSize({ width: 768, height: 900 })
  await page.reload()
  await site.showIntent()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(768)
  await expect(resultOf(page, 'first')).toHaveText('5. Anfangen')
  await expect(resultOf(page, 'taken')).toHaveText('300 €')
  await expect(resultOf(page, 'share')).toHaveText('25 %')
  await expect(page.locator(`a[data-state="${worksheetForm.filledIn}"]`)).toHaveCount(6)
  const rail = page.getByRole('navigation', { name: workbook.sheets, includeHidden: true })
  await expect(rail.locator('.filled')).toHaveCount(6)
  await sheetOf(page, 'costs').getByLabel('Zeile 1, Stunden').fill('4')
  await expect(resultOf(page, 'share')).toHaveText('50 %')
  await site.open(`/articles/${slugs.ownCover}`)
  await expect(page.getByLabel('Zeile 2, Fall')).toHaveValue('Roboter')
})

test('beside the sheets, the one whose heading is in view is marked', async ({ page, site }) => {
  await page.goto(pages.workbook)
  await site.showIntent()
  const section = page.locator('section').filter({ has: sheetOf(page, 'cases') })
  await section
    .getByRole('heading')
    .first()
    .evaluate((heading) => {
      heading.scrollIntoView({ block: 'center', behavior: 'instant' })
    })
  const current = page.locator('.sheet-rail [aria-current]')
  await expect(current).toHaveAttribute('href', '#worksheet:cases')
})

test('the pack has decisions, filled-in sheets and their sources', async ({ page, site }) => {
  await page.goto(pages.workbook)
  // Its cover takes text before the first sign of intent.
  await expect(cover(page).getByRole('textbox')).toHaveCount(1)
  await act(page, workbook.print)
  await expect(statusOf(page)).toHaveText(workbook.emptyPack)
  await fillAll(page, site)
  await sheetOf(page, 'register').getByRole('button', { name: worksheetForm.clear }).click()
  const [first = '', ...sheets] = await printed(page)
  const lines = [workbook.packTitle, 'Reader & Co', 'Abgelehnt: 1', 'Briefe: Gespart: 25\u00a0%.']
  for (const text of lines) expect(first.replace(/\s%/g, '\u00a0%')).toContain(text)
  expect(first).toMatch(/Genommen: 1\s+300\s€\s+Briefe\s+Ada\s+300\s€/)
  const decision = 'Am wenigsten: Die ersten zwei und Niedrigste von beiden, 5. Anfangen.'
  for (const text of [first, sheets[0]]) expect(text?.replace(/\s+/g, ' ')).toContain(decision)
  const titles = [1, 2, 3, 4, 6].map((n) => `${fill(worksheet.place, { n, count: 6 })}: `)
  expect(sheets).toHaveLength(6)
  titles.forEach((title, n) => {
    expect(first).toContain(title)
    expect(sheets[n]).toContain(title)
    expect(sheets[n]).toContain(`Reader & Co · ${workbook.madeWith.split('{')[0]}`)
  })
  expect(first).not.toContain('Was läuft')
  for (const text of ['0: nichts · 3: alles', 'Wo liegen sie?']) expect(sheets[0]).toContain(text)
  expect(sheets[0]).toMatch(/Die ersten zwei\s+5\. Anfangen/)
  expect(sheets[1]).toMatch(/Roboter\s+1\s+Hält an\s+900\s€\s+Abgelehnt\s+Niemand wollte einen/)
  expect(sheets[1]).not.toMatch(/ausfüllen|Beispiel|zum Ausfüllen|\n3\n/)
  expect(sheets[2]).toMatch(/Briefe\s+Ada\s+8\s+400\s€/)
  expect(sheets[3]).toContain('Das Jahr in Geld, Briefe')
  expect(sheets[5]).toContain('Eine Studie zu')
  await expect(page.locator('.pack')).toHaveCount(0)
})

test('two tabs share sheets; each case has its own ledger', async ({ page, site, context }) => {
  await fillAll(page, site)
  const second = await context.newPage()
  await second.goto(`/articles/${slugs.ownCover}`)
  await second.mouse.move(200, 300)
  await second.mouse.move(210, 310)
  const reason = second.getByLabel('Zeile 2, Grund')
  await expect(reason).toHaveValue('Niemand wollte einen')
  await sheetOf(page, 'cases').getByLabel('Zeile 3, Fall').fill('Anrufe')
  await expect(second.getByLabel('Zeile 3, Fall')).toHaveValue('Anrufe')
  await second.getByLabel('Zeile 3, Beschluss').selectOption('Genommen')
  await second.getByLabel('Zeile 3, Mindestens').fill('1.200 €')
  await expect(resultOf(page, 'taken')).toHaveText('1.500 €')
  const ledger = sheetOf(page, 'ledger')
  await ledger.getByLabel(worksheetForm.chooseCase).selectOption('Anrufe')
  await expect(ledger.getByLabel('Zeile 1, Posten')).toHaveValue('')
  await ledger.getByLabel('Zeile 1, Posten').fill('Telefon')
  await ledger.getByLabel(worksheetForm.chooseCase).selectOption('Briefe')
  await expect(ledger.getByLabel('Zeile 1, Posten')).toHaveValue('Porto')
})

test('with storage blocked it works for the visit', async ({ page, site }) => {
  await site.blockStorage()
  await fillAll(page, site)
  await sheetOf(page, 'cards').getByLabel('Zeile 1, Wer').fill('Ada')
  await expect(sheetOf(page, 'cards').getByRole('status')).toContainText(worksheetForm.notStored)
  expect(await printed(page)).toHaveLength(8)
  await act(page, workbook.ask)
  await expect(page).toHaveURL(/\/contact$/)
  const message = page.getByLabel(labels.message)
  await expect(message).toHaveValue(
    /^Betrieb: Reader & Co\n\nNoten von zweien\n- Die ersten zwei: 5\. Anfangen[\s\S]*- Roboter: Abgelehnt[\s\S]*- Anteil: 25\s%/,
  )
  await page.getByLabel(labels.name).fill('Ada Reader')
  await page.getByLabel(labels.email).fill('ada@reader.example')
  await message.press('End')
  await message.pressSequentially(' What now?')
  await site.send.click()
  await expect(site.success).toBeVisible()
})
