/** The workbook leaves the device by a link or a file, and comes to another. */
import { readFile } from 'node:fs/promises'
import { fill } from '../../locale'
import { workbook, worksheetForm } from '../fixture/firm/src/words'
import { pages } from '../fixture/fixture'
import { expect, test } from './journey'
import { act, answer, choose, fileOf, fillAll, resultOf, sheetOf, statusOf } from './workbookVisit'

test('a link takes it to another profile, by consent', async ({ page, site, browser, baseURL }) => {
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
  const requests: string[] = []
  other.on('request', (request) => requests.push(request.url()))
  await other.goto(link)
  await expect(resultOf(other, 'share')).toHaveText('25 %')
  expect(requests.join()).not.toMatch(/w=|Briefe/)
  expect(other.url()).not.toContain('#')
  await other.goto(link)
  await expect(statusOf(other)).toHaveText(workbook.same)
  const owner = sheetOf(other, 'cases').getByLabel('Zeile 1, Zuständig')
  await owner.fill('Bob')
  await other.goto(link)
  await answer(other, workbook.keepMine)
  await expect(statusOf(other)).toHaveText(workbook.kept)
  await expect(owner).toHaveValue('Bob')
  await other.goto(link)
  await answer(other, workbook.look)
  await expect(owner).toHaveValue('Ada')
  await owner.fill('Eve')
  await expect(sheetOf(other, 'cases').getByRole('status')).toContainText(worksheetForm.onlyViewed)
  await answer(other, workbook.backToMine)
  await expect(owner).toHaveValue('Bob')
  // Who goes elsewhere looks no more.
  await other.goto(link)
  await answer(other, workbook.look)
  await expect(other.getByRole('dialog')).toBeVisible()
  await other.locator('header a[href="/contact"]').first().click()
  await expect(other).toHaveURL(/contact$/)
  await expect(other.getByRole('dialog')).toBeHidden()
  await other.goto(link)
  await answer(other, workbook.takeAll)
  await expect(owner).toHaveValue('Ada')
  await other.goto(link.slice(0, -9))
  await expect(statusOf(other)).toContainText(workbook.brokenLink)
  await context.close()
})

test('the scores of several people are merged into one sheet', async ({ page, site }) => {
  await fillAll(page, site)
  const theirs = (a: string) => fileOf({ scores: [{ a }, { a }, { a }], cover: [{ company: 'B' }] })
  // What is there already changes nothing; for the third one there is no column.
  const mine = fileOf({ scores: [{ a: '2' }, { a: '3' }, { a: '1' }] })
  await choose(page, mine, theirs('0'), theirs('3'))
  await answer(page, fill(workbook.mergeInto, { title: 'Noten von zweien' }))
  await expect(statusOf(page)).toHaveText(fill(workbook.notAllMerged, { refused: 1 }))
  await expect(page.getByLabel('Daten, Erste')).toHaveValue('2')
  await expect(page.getByLabel('Daten, Zweite')).toHaveValue('0')
  await expect(page.getByLabel('Deckblatt, Betrieb')).toHaveValue('Reader & Co')
})

test('all is cleared; a click or a file brings it back', async ({ page, site }) => {
  await fillAll(page, site)
  const saving = page.waitForEvent('download')
  await act(page, workbook.save)
  const saved = await readFile(await (await saving).path(), 'utf8')
  const filledSheets = page.locator(`a[data-state="${worksheetForm.filledIn}"]`)
  const clear = async () => {
    await act(page, workbook.clearAll)
    await expect(statusOf(page)).toHaveText(workbook.cleared)
    await expect(filledSheets).toHaveCount(0)
    expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('workbook:')
  }
  await clear()
  await act(page, workbook.clearAll)
  await expect(resultOf(page, 'share')).toHaveText('25 %')
  await clear()
  await choose(page, '<html>')
  await expect(statusOf(page)).toHaveText(
    fill(workbook.notTakenOver, { reason: workbook.noWorkbook }),
  )
  await choose(page, saved)
  await expect(resultOf(page, 'share')).toHaveText('25 %')
})
