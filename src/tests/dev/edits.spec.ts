import { appendFileSync, mkdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { slugs } from '../fixture/fixture'
import { expect, open, overlay, test } from './fixtures'

const name = `${slugs.shortest}.md`
const article = `articles/${name}`
const path = `/articles/${slugs.shortest}`
const heading = { level: 1 } as const

test('an edit shows in every tab, in the same document', async ({ page, site }) => {
  const second = await page.context().newPage()
  const tabs = [page, second]
  const same = await Promise.all(tabs.map((tab) => open(tab, site.url + path)))
  const undo = site.edit(article, (text) => `${text}\nAn edit.\n`)
  for (const tab of tabs) await expect(tab.getByText('An edit.')).toBeVisible()
  undo()
  for (const tab of tabs) await expect(tab.getByText('An edit.')).not.toBeAttached()
  for (const isSame of same) expect(await isSame()).toBe(true)
})

test('however an editor saves, what it saved last shows', async ({ page, site }) => {
  const isSame = await open(page, site.url + path)
  const before = site.read(article)
  const shows = (text: string) => expect(page.getByText(text, { exact: true })).toBeVisible()

  // By a second file that takes the place of the first.
  site.write(`articles/.${name}.swp`, `${before}\nBy rename.\n`)
  renameSync(site.path(`articles/.${name}.swp`), site.path(article))
  await shows('By rename.')
  // By moving the old file away first.
  renameSync(site.path(article), site.path(`${article}~`))
  site.write(article, `${before}\nWith a backup.\n`)
  rmSync(site.path(`${article}~`))
  await shows('With a backup.')
  // Without a change.
  const now = new Date()
  utimesSync(site.path(article), now, now)
  // In parts.
  writeFileSync(site.path(article), '')
  appendFileSync(site.path(article), before.slice(0, 20))
  appendFileSync(site.path(article), `${before.slice(20)}\nIn parts.\n`)
  await shows('In parts.')
  // Again and again.
  for (let n = 0; n <= 20; n++) site.write(article, `${before}\nRapid ${n}.\n`)
  await shows('Rapid 20.')
  // With the line ends of Windows.
  site.write(article, `${before}\nFrom Windows.\n`.replaceAll('\n', '\r\n'))
  await shows('From Windows.')

  site.write(article, before)
  await expect(page.getByText('From Windows.')).not.toBeAttached()
  await expect(overlay(page)).not.toBeAttached()
  expect(await isSame()).toBe(true)
})

test('an article that is deleted, renamed or moved takes its page with it', async ({
  page,
  site,
}) => {
  const isSame = await open(page, site.url + path)
  const text = site.read(article)
  rmSync(site.path(article))
  await expect(page.getByRole('heading', heading)).not.toHaveText('Brief')
  site.write(article, text)
  await expect(page.getByRole('heading', heading)).toHaveText('Brief')

  renameSync(site.path(article), site.path('articles/briefer.md'))
  await expect(page.getByRole('heading', heading)).not.toHaveText('Brief')
  const second = await page.context().newPage()
  await second.goto(`${site.url}/articles/briefer`)
  await expect(second.getByRole('heading', heading)).toHaveText('Brief')
  // Into a folder, which then is moved itself.
  mkdirSync(site.path('articles/short'))
  renameSync(site.path('articles/briefer.md'), site.path(`articles/short/${name}`))
  await expect(page.getByRole('heading', heading)).toHaveText('Brief')
  renameSync(site.path('articles/short'), site.path('articles/shorter'))
  site.edit(`articles/shorter/${name}`, (text) => `${text}\nIn another folder.\n`)
  await expect(page.getByText('In another folder.')).toBeVisible()

  site.write(article, text)
  rmSync(site.path('articles/shorter'), { recursive: true })
  await expect(page.getByText('In another folder.')).not.toBeAttached()
  expect(await isSame()).toBe(true)
})

test('a new article joins the list', async ({ page, site }) => {
  const isSame = await open(page, `${site.url}/articles`)
  const text = site
    .read(article)
    .replace('title: Brief', 'title: Just written')
    .replace(/^description: ./m, 'description: Y')
    .replace(/^date: .*/m, 'date: 2026-01-02')
  const remove = site.edit('articles/just-written.md', () => text)
  const card = page.getByTestId('card-article').filter({ hasText: 'Just written' })
  await expect(card).toBeVisible()
  await card.click()
  await expect(page.getByRole('heading', heading)).toHaveText('Just written')
  expect(await isSame()).toBe(true)
  remove()
  await expect(page.getByRole('heading', heading)).not.toHaveText('Just written')
})

test('drafts and scheduled articles have a badge', async ({ page, site }) => {
  await open(page, `${site.url}/articles/${slugs.draft}`)
  await expect(page.locator('article header').getByText('Draft', { exact: true })).toBeVisible()
  const year = new Date().getFullYear() + 1
  const undo = site.edit(article, (text) =>
    text.replace(/^date: .*/m, `publishAt: ${year}-01-31`).replace(/^updated: .*\n/m, ''),
  )
  await page.goto(`${site.url}/articles`)
  const card = page.getByTestId('card-article').filter({ hasText: 'Brief' })
  await expect(card).toContainText(`Scheduled for January 31, ${year}`)
  await card.click()
  await expect(page.locator('article header')).toContainText(`Scheduled for January 31, ${year}`)
  undo()
  await expect(page.locator('article header')).not.toContainText('Scheduled')
})

test('a page file is added, changed, renamed and deleted', async ({ page, site }) => {
  const text = site
    .read('src/pages/a-worksheet.ts')
    .replace('"title":"A page with a worksheet"', '"title":"A page of today"')
    .replace('"description":"What', '"description":"Today what')
    .replace('A worksheet on a page', 'Added today')
  const isSame = await open(page, `${site.url}/today`)
  site.write('src/pages/today.ts', text)
  await expect(page.getByRole('heading', heading)).toHaveText('Added today')
  site.write('src/pages/today.ts', text.replace('Added today', 'Changed today'))
  await expect(page.getByRole('heading', heading)).toHaveText('Changed today')
  renameSync(site.path('src/pages/today.ts'), site.path('src/pages/tomorrow.ts'))
  await expect(page.getByRole('heading', heading)).not.toHaveText('Changed today')
  const second = await page.context().newPage()
  await second.goto(`${site.url}/tomorrow`)
  await expect(second.getByRole('heading', heading)).toHaveText('Changed today')
  rmSync(site.path('src/pages/tomorrow.ts'))
  await expect(second.getByRole('heading', heading)).not.toHaveText('Changed today')
  expect(await isSame()).toBe(true)
})

const soon = { timeout: 3000 }

/** Vite's watcher drops what is saved less than 50 ms after another save of the same file. */
const saveUntil = (save: () => void, shows: () => Promise<void>) =>
  expect(async () => {
    save()
    await shows()
  }).toPass()

test('components and styles change in the same document', async ({ page, site }) => {
  const isSame = await open(page, site.url + path)
  const undoWords = site.edit('src/articles/Byline.tsx', (text) =>
    text.replace("By{' '}", "Written by{' '}"),
  )
  await expect(page.locator('article header')).toContainText('Written by')
  await saveUntil(undoWords, () =>
    expect(page.locator('article header')).not.toContainText('Written by', soon),
  )
  const undoStyle = site.edit('src/ui/article.css', (text) => `${text}\nh1 { color: rgb(1 2 3); }`)
  await expect(page.getByRole('heading', heading)).toHaveCSS('color', 'rgb(1, 2, 3)')
  await saveUntil(undoStyle, () =>
    expect(page.getByRole('heading', heading)).not.toHaveCSS('color', 'rgb(1, 2, 3)', soon),
  )
  expect(await isSame()).toBe(true)
})

test('a picture may be replaced by another of its name', async ({ page, site }) => {
  const drawing = (width: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 9" width="${width}" height="9"></svg>`
  site.write('public/images/replaced.svg', drawing(100))
  const undo = site.edit(article, (text) => `${text}\n![It](/images/replaced.svg)\n`)
  await open(page, site.url + path)
  await expect(page.getByAltText('It')).toHaveJSProperty('naturalWidth', 100)
  site.write('public/images/replaced.svg', drawing(200))
  await expect(page.getByAltText('It')).toHaveJSProperty('naturalWidth', 200)
  undo()
  rmSync(site.path('public/images/replaced.svg'))
  await expect(page.getByAltText('It')).not.toBeAttached()
})
