import { rmSync } from 'node:fs'
import { slugs } from '../fixture/fixture'
import { expect, open, overlay, test } from './fixtures'

const article = `articles/${slugs.shortest}.md`
const articlePath = `/articles/${slugs.shortest}`

const mistakes = [
  {
    what: 'in the text of an article',
    file: article,
    change: (text: string) => `${text}\nSee [this](/none).\n`,
    place: /brief\.md:\d+:1/,
    told: 'link: /none leads nowhere',
  },
  {
    what: 'in front matter',
    file: article,
    change: (text: string) => text.replace('title: Brief', 'title: B'),
    place: /brief\.md:2:1/,
    told: 'title: has 1 character',
  },
  {
    what: 'in front matter that is no YAML',
    file: article,
    change: (text: string) => text.replace('title: Brief', 'title: [Brief'),
    place: /brief\.md:\d+:1/,
    told: ' front matter: ',
  },
  {
    what: 'in the sources',
    file: 'articles/sources.yaml',
    change: (text: string) => `${text}\na-third:\n  kind: rumor\n`,
    place: /sources\.yaml:\d+:1/,
    told: 'a-third.kind: ',
  },
  {
    what: 'in the glossary',
    file: 'articles/glossary.yaml',
    change: (text: string) => `${text}\nWarp:\n  term: Warp\n`,
    place: /glossary\.yaml:\d+:1/,
    told: 'Warp.id: ',
  },
  {
    what: 'in the data of a page',
    file: 'src/pages/a-worksheet.ts',
    change: (text: string) => text.replace('"title":"A page with a worksheet"', '"title":"A"'),
    place: /a-worksheet\.ts:\d+:1/,
    told: 'meta.title: has 1 character',
  },
  {
    what: 'in the syntax of a page',
    file: 'src/pages/a-worksheet.ts',
    change: (text: string) => text.replace('export default', 'export defalt'),
    place: /a-worksheet\.ts:\d+:\d+/,
    told: 'Unexpected token',
  },
]

for (const { what, file, change, place, told } of mistakes)
  test(`a mistake ${what} covers the page until it is mended`, async ({ page, site }) => {
    const isSame = await open(page, site.url + articlePath)
    const printed = site.output.length
    const mend = site.edit(file, change)
    await expect(overlay(page)).toContainText(place)
    await expect(overlay(page)).toContainText(told)
    // A second tab gets the same, and its page below once all is well.
    const second = await page.context().newPage()
    await second.goto(site.url + articlePath)
    await expect(overlay(second)).toContainText(told)
    mend()
    await expect(overlay(page)).not.toBeAttached()
    await expect(overlay(second)).not.toBeAttached()
    await expect(second.getByRole('heading', { level: 1 })).toHaveText('Brief')
    expect(await isSame()).toBe(true)
    // The terminal shows it once, however often it was met.
    expect(site.output.slice(printed).split(told)).toHaveLength(2)
  })

test('a place in the overlay opens the editor', async ({ page, site }) => {
  await open(page, site.url + articlePath)
  const mend = site.edit(article, (text) => text.replace('title: Brief', 'title: B'))
  const opened = page.waitForRequest(/__open-in-editor/)
  await page.route(/__open-in-editor/, (route) => route.fulfill())
  await overlay(page).getByText(`${article}:2:1`).click()
  expect(new URL((await opened).url()).searchParams.get('file')).toBe(`${site.path(article)}:2:1`)
  mend()
  await expect(overlay(page)).not.toBeAttached()
})

test('all mistakes are listed, and the last one takes the overlay with it', async ({
  page,
  site,
}) => {
  await open(page, site.url)
  const mendTitle = site.edit(article, (text) => text.replace('title: Brief', 'title: B'))
  const mendSource = site.edit('articles/sources.yaml', (text) => `${text}\nNo: {}\n`)
  await expect(overlay(page)).toContainText(/brief\.md:2[\s\S]*sources\.yaml/)
  mendTitle()
  await expect(overlay(page)).not.toContainText('brief.md')
  await expect(overlay(page)).toContainText('sources.yaml')
  mendSource()
  await expect(overlay(page)).not.toBeAttached()
})

test('a picture that is missing may come later', async ({ page, site }) => {
  await open(page, site.url + articlePath)
  const mend = site.edit(article, (text) => `${text}\n![A field](/images/late.svg)\n`)
  await expect(overlay(page)).toContainText('/images/late.svg is not there')
  site.write('public/images/late.svg', site.read('public/images/fixture.svg'))
  await expect(overlay(page)).not.toBeAttached()
  const width = () =>
    page.getByAltText('A field').evaluate((image: HTMLImageElement) => image.naturalWidth)
  await expect.poll(width).toBe(400)
  // And go again.
  rmSync(site.path('public/images/late.svg'))
  await expect(overlay(page)).toContainText('/images/late.svg is not there')
  mend()
  await expect(overlay(page)).not.toBeAttached()
})

test('a file that has just been created is no mistake yet', async ({ page, site }) => {
  const isSame = await open(page, site.url + articlePath)
  const printed = site.output.length
  const remove = site.edit('articles/just-begun.md', () => '\n')
  await expect.poll(() => site.output.slice(printed)).toContain('articles/just-begun.md')
  const mend = site.edit(article, (text) => `${text}\nMeanwhile this was written.\n`)
  await expect(page.getByText('Meanwhile this was written.')).toBeVisible()
  await expect(overlay(page)).not.toBeAttached()
  mend()
  remove()
  await expect(page.getByText('Meanwhile this was written.')).not.toBeAttached()
  expect(await isSame()).toBe(true)
})

test('a mistake in src/site.ts covers the page until it is mended', async ({ page, site }) => {
  await open(page, site.url + articlePath)
  const mend = site.edit('src/site.ts', (text) => text.replace('export const', 'exprt const'))
  await expect(overlay(page)).toContainText(/src\/site\.ts:\d+:\d+/)
  mend()
  await expect(overlay(page)).not.toBeAttached()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Brief')
})

test('a mistake in a component is left to Vite', async ({ page, site }) => {
  const isSame = await open(page, site.url + articlePath)
  const file = 'src/articles/Byline.tsx'
  const mend = site.edit(file, (text) => text.replace('return (', 'return (('))
  await expect(overlay(page)).toContainText('Byline.tsx')
  mend()
  await expect(overlay(page)).not.toBeAttached()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Brief')
  expect(await isSame()).toBe(true)
})
