import { oddPage, slugs } from '../fixture/fixture'
import { expect, open, overlay, test } from './devSite'

const article = `articles/${slugs.shortest}.md`
const path = `/articles/${slugs.shortest}`
const pageFile = `src/pages${oddPage}.ts`

const frame = "video: { frame: '"

/** A mistake, which replaces a text; where the overlay shows it, and what it says. */
const mistakes: [file: string, right: string, wrong: string, place: RegExp, message: string][] = [
  [article, 'Ja.', '[It](/none).', /knapp\.md:\d+:1/, 'link: /none leads nowhere'],
  [pageFile, 'default', 'defalt', /seltsame-zeichen\.ts:\d+/, 'cannot be read'],
  ['src/site.ts', frame, `${frame}a.example`, /site\.ts:\d+:1/, 'site.video.frame: is a.example'],
  ['src/articles/ArticleView.tsx', 'return (', 'return ((', /ArticleView\.tsx/, 'exp'],
]

mistakes.forEach(([file, right, wrong, place, message]) => {
  test(`a mistake in ${file} covers the pages: ${message}`, async ({ page, site }) => {
    /** A change of the settings restarts the server, which answers nobody meanwhile; then the page loads again. */
    async function loadedAgain() {
      if (file !== 'src/site.ts') return
      await expect(page.locator('html[data-app-ready]:not([data-before])')).toBeAttached()
      await page.evaluate(() => document.documentElement.setAttribute('data-before', ''))
    }
    await open(page, site.url + path)
    await loadedAgain()
    const printed = site.output().length
    const mend = site.edit(file, (text) => text.replace(right, wrong))
    await expect(overlay(page)).toContainText(place)
    await loadedAgain()
    await expect(overlay(page)).toContainText(message)
    expect(site.output().slice(printed)).toMatch(new RegExp(place.source.replace(/:1$/, '')))
    mend()
    await expect(overlay(page)).not.toBeAttached()
    await loadedAgain()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Knapp')
  })
})

test('every tab lists all mistakes; the last takes the overlay away', async ({ page, site }) => {
  await open(page, site.url)
  const mendTitle = site.edit(article, (text) => text.replace('title: Knapp', "title: ''"))
  const mendSource = site.edit('articles/sources.yaml', (text) => `${text}\n- id: No\n`)
  const list = /knapp\.md:2[\s\S]*title: is missing[\s\S]*sources\.yaml/
  await expect(overlay(page)).toContainText(list)
  // As a page does whose styles are not those that it was loaded with; UnoCSS answers with an update.
  await page.evaluate(async () => {
    document.querySelector('vite-error-overlay')?.setAttribute('data-first', '')
    const client = '/@vite/client'
    const { createHotContext } = await import(client)
    createHotContext('/').send('unocss:hmr', ['default'])
  })
  await expect(page.locator('vite-error-overlay[data-first]')).not.toBeAttached()
  await expect(overlay(page)).toContainText(list)
  const second = await page.context().newPage()
  await second.goto(site.url)
  await expect(overlay(second)).toContainText(list)
  mendTitle()
  await expect(overlay(page)).not.toContainText('knapp.md')
  await expect(overlay(page)).toContainText('sources.yaml')
  mendSource()
  for (const tab of [page, second]) await expect(overlay(tab)).not.toBeAttached()
})
