/** What a visitor does with the workbook. */
import type { Page } from 'playwright/test'
import { workbook } from '../fixture/firm/src/words'
import { pages } from '../fixture/fixture'
import { expect, type Site } from './journey'

export const sheetOf = (page: Page, id: string) => page.locator(`[id="worksheet:${id}"]`)
export const resultOf = (page: Page, name: string) => page.locator(`[data-result=${name}]`)
export const cover = (page: Page) => sheetOf(page, 'cover')
export const statusOf = (page: Page) => cover(page).getByRole('status')
export const act = (page: Page, name: string) => cover(page).getByRole('button', { name }).click()

/** What is written into all six, as far as one sheet does not know it from another. */
const filling = {
  cover: [{ company: 'Reader & Co' }],
  scores: [{ a: '2' }, { a: '3' }, { a: '1' }],
  cases: [
    { name: 'Briefe', owner: 'Ada', value: '4', least: '300', decision: 'Genommen' },
    {
      name: 'Roboter',
      value: '1',
      least: '900',
      decision: 'Abgelehnt',
      reason: 'Niemand wollte einen',
    },
  ],
  costs: [{ name: 'Briefe', _row: '0', hours: '8' }],
  'ledger@0': [{ line: 'Porto', saved: '100' }],
  register: [{ system: 'Briefe', _row: '0', tier: 'Hoch', stop: 'Stecker ziehen' }],
  cards: [{ system: 'Briefe', _row: '0', who: 'Wer gerade da ist' }],
}
export const fileOf = (sheets: object) => JSON.stringify({ workbook: 2, sheets })
const filled = fileOf(filling)

/** Chooses files with workbooks. */
export async function choose(page: Page, ...texts: string[]) {
  const choosing = page.waitForEvent('filechooser')
  await act(page, workbook.open)
  const files = texts.map((text, n) => ({
    name: `${n}.json`,
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  }))
  await (await choosing).setFiles(files)
}

/** Answers the question about another workbook. */
export const answer = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name }).click()

/** Opens the workbook and fills it in by a file. */
export async function fillAll(page: Page, site: Site) {
  await site.open(pages.workbook)
  await choose(page, filled)
  await expect(resultOf(page, 'share')).toHaveText('25 %')
}
