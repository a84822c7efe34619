import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { slugs } from '../fixture/fixture'
import { expect, open, test } from './devSite'

const article = `articles/${slugs.shortest}.md`
const path = `/articles/${slugs.shortest}`
const level1 = { level: 1 } as const

test('an edit shows in every tab, where it was scrolled to', async ({ page, site }) => {
  const second = await page.context().newPage()
  await open(page, site.url + path)
  await open(second, site.url + path)
  // The reader scrolls while the new text is on its way.
  await page.route(`**/data${path}.json`, async (route) => {
    await page.evaluate(() => scrollTo(0, 200))
    await route.continue()
  })
  const undo = site.edit(article, (text) => `${text}\nAn edit.\n`)
  for (const tab of [page, second]) await expect(tab.getByText('An edit.')).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(200)
  undo()
  for (const tab of [page, second]) await expect(tab.getByText('An edit.')).not.toBeAttached()
})

test('an article is added, renamed and deleted', async ({ page, site }) => {
  await open(page, `${site.url}/articles`)
  const text = site
    .read(article)
    .replace('title: Knapp', 'title: Just written')
    .replace(/^description: ./m, 'description: Y')
    .replace(/^date: .*/m, 'date: 2026-01-02')
  site.write('articles/just-written.md', text)
  await page.getByTestId('card-article').filter({ hasText: 'Just written' }).click()
  await expect(page.getByRole('heading', level1)).toHaveText('Just written')
  const [before, after] = ['just-written', 'now-written'].map((name) => `articles/${name}.md`)
  renameSync(join(site.folder, before ?? ''), join(site.folder, after ?? ''))
  await expect(page.getByRole('heading', level1)).not.toHaveText('Just written')
  await page.goto(`${site.url}/articles/now-written`)
  await expect(page.getByRole('heading', level1)).toHaveText('Just written')
  site.delete('articles/now-written.md')
  await expect(page.getByRole('heading', level1)).not.toHaveText('Just written')
})

test('drafts and scheduled articles have a badge', async ({ page, site }) => {
  await open(page, `${site.url}/articles/${slugs.draft}`)
  const badge = page.locator('article header [data-article-status]')
  await expect(badge).toHaveText('draft')
  await page.goto(`${site.url}/articles/${slugs.scheduled}`)
  await expect(badge).toHaveText('scheduled')
})
