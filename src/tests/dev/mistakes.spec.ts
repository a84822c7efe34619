import { slugs } from '../fixture/fixture'
import { expect, open, overlay, test } from './devSite'

const article = `articles/${slugs.shortest}.md`
const path = `/articles/${slugs.shortest}`
const pageFile = 'src/pages/a-worksheet.ts'

/** A mistake, where the overlay shows it, and what it says. */
const mistakes: [file: string, change: (text: string) => string, place: RegExp, message: string][] =
  [
    [
      article,
      (text) => `${text}\nSee [it](/none).\n`,
      /brief\.md:\d+:1/,
      'link: /none leads nowhere',
    ],
    [
      pageFile,
      (text) => text.replace('"heading":"What for",', ''),
      /a-worksheet\.ts:1:1/,
      'heading',
    ],
    [
      pageFile,
      (text) => text.replace('default', 'defalt'),
      /a-worksheet\.ts:\d+/,
      'cannot be read',
    ],
    [
      'src/site.ts',
      (text) => text.replace(/video: \{ frame: '/, '$&news.example'),
      /site\.ts:\d+:1/,
      'site.video.frame: is news.example',
    ],
    [
      'src/articles/ArticleView.tsx',
      (text) => text.replace('return (', 'return (('),
      /ArticleView\.tsx/,
      'exp',
    ],
  ]

for (const [file, change, place, message] of mistakes)
  test(`a mistake in ${file} covers the pages until it is mended: ${message}`, async ({
    page,
    site,
  }) => {
    await open(page, site.url + path)
    const printed = site.output.length
    const mend = site.edit(file, change)
    await expect(overlay(page)).toContainText(place)
    await expect(overlay(page)).toContainText(message)
    // A tab that is opened meanwhile gets the same.
    const second = await page.context().newPage()
    await second.goto(site.url + path)
    await expect(overlay(second)).toContainText(place)
    expect(site.output.slice(printed)).toMatch(new RegExp(place.source.replace(/:1$/, '')))
    mend()
    for (const tab of [page, second]) {
      await expect(overlay(tab)).not.toBeAttached()
      await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Brief')
    }
  })

test('all mistakes are listed, and the last one takes the overlay with it', async ({
  page,
  site,
}) => {
  await open(page, site.url)
  const mendTitle = site.edit(article, (text) => text.replace('title: Brief', 'title: B'))
  const mendSource = site.edit('articles/sources.yaml', (text) => `${text}\n- id: No\n`)
  await expect(overlay(page)).toContainText(
    /brief\.md:2[\s\S]*title: has 1 char[\s\S]*sources\.yaml/,
  )
  mendTitle()
  await expect(overlay(page)).not.toContainText('brief.md')
  await expect(overlay(page)).toContainText('sources.yaml')
  mendSource()
  await expect(overlay(page)).not.toBeAttached()
})
