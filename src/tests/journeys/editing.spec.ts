/** An editor without git: what the forms under /admin/ write, the build reads. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { categories } from '../../articles/card'
import { readArticles } from '../../content/articles/readArticles'
import { readSources } from '../../content/sources'
import { people } from '../../site'
import { slugs } from '../fixture/fixture'
import { otherWord } from '../fixture/otherFirm'
import { expect, test } from './journey'
import { provideFolder, readLocal } from './localFolder'
import { servers } from './servers'
import { withProviders } from './standIn'

// The form shows a field once it is in view.
test.use({ baseURL: servers.providers.url, viewport: { width: 1440, height: 4000 } })

/** The editor ends each file with one line break. */
const source = (path: string) =>
  `${readFileSync(join(withProviders.folder, path), 'utf8').trimEnd()}\n`
const pathOf = (slug: string) => `articles/${slug}.md`
const names = [pathOf(slugs.features), pathOf(slugs.questions)]
const shared = ['articles/sources.yaml', 'articles/glossary.yaml']
const files = Object.fromEntries([...names, ...shared].map((path) => [path, source(path)]))

/** Opens the project's folder in the editor. */
async function openProject(page: Page) {
  await page.route('https://www.githubstatus.com/**', (route) =>
    route.fulfill({ json: { status: { indicator: 'none' } } }),
  )
  await provideFolder(page, {
    ...files,
    '.git/HEAD': 'ref: refs/heads/main\n',
    'public/images/mark.svg': source('public/mark.svg'),
  })
  await page.getByRole('button', { name: 'Work with Local Repository' }).click()
  await expect(page.getByRole('row')).toHaveCount(names.length)
}

const edit = (page: Page, path: string) => page.goto(`/admin/#/collections/${path}`)
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true }).first()
const text = (page: Page) => page.locator('.article-text textarea')

/** Presses Save, and waits until the file is another one. */
async function save(page: Page, path: string) {
  const before = await readLocal(page, path)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => readLocal(page, path)).not.toBe(before)
}

/** The site of the providers is that of another firm, whose people have other names. */
const withOurNames = (text: string) =>
  Object.keys(people).reduce((renamed, name) => renamed.replaceAll(otherWord(name), name), text)

/** @returns what would stop a build with these files, and the articles that it would publish */
async function readAsBuild(page: Page, paths: readonly string[]) {
  const folder = test.info().outputPath('articles')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const path of paths)
    writeFileSync(join(folder, '..', path), withOurNames(await readLocal(page, path)))
  const { articles, problems } = await readArticles(folder, join(withProviders.folder, 'public'))
  const errors = problems.filter(({ isWarning }) => !isWarning)
  return { errors, articles: articles.map(({ slug }) => slug) }
}

test('a new title changes its line and nothing else', async ({ page }) => {
  const path = pathOf(slugs.features)
  await openProject(page)
  await edit(page, `articles/entries/${slugs.features}`)
  await field(page, 'Title').fill('Another title: with a colon')
  await save(page, path)
  const [before, after] = [source(path), await readLocal(page, path)].map((file) =>
    file.split('\n'),
  )
  const changed = after?.filter((line, n) => line !== before?.[n])
  expect(changed).toEqual(['title: "Another title: with a colon"'])
  expect(await readAsBuild(page, names)).toEqual({
    errors: [],
    articles: [slugs.features, slugs.questions].sort(),
  })
})

test('what is typed and inserted stands in the text, at its place', async ({ page }) => {
  const path = pathOf(slugs.questions)
  await openProject(page)
  await edit(page, `articles/entries/${slugs.questions}`)
  await text(page).fill((await text(page).inputValue()).trim())
  await text(page).press('Control+Home')
  await page.keyboard.type('First. ')
  await page.keyboard.type('Second.', { delay: 30 })
  await page.getByLabel('What to insert').selectOption({ label: 'A Union, A law' })
  await page.getByRole('button', { name: 'Insert', exact: true }).click()
  await page.keyboard.type(' Third. ')
  await expect(text(page)).toHaveValue(/^\s*First\. Second\.\[@a-law\] Third\. /)
  await save(page, path)
  const [before, after] = [source(path), await readLocal(page, path)].map(
    (file) => file.split('---\n')[2]?.trim() ?? '',
  )
  expect(after).toBe(`First. Second.[@a-law] Third. ${before}`)
})

test('the form refuses what the build would', async ({ page }) => {
  await openProject(page)
  await edit(page, `articles/entries/${slugs.questions}`)
  await field(page, 'Title').fill('x'.repeat(65))
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('more than 64 characters')).toBeVisible()
  expect(await readLocal(page, pathOf(slugs.questions))).toBe(source(pathOf(slugs.questions)))
})

test('a new article is a draft that builds, and then one that is published', async ({ page }) => {
  const path = pathOf('a-cafe-s-first-year')
  await openProject(page)
  await edit(page, 'articles/new')
  await field(page, 'Title').fill('A café’s “first” year')
  await field(page, 'Description').fill(
    'What a reader gets to know: a café, its first year, and who pays for it. '.repeat(2).trim(),
  )
  await field(page, 'Excerpt').fill(
    'The card of an article that was written in a form, with a colon: here.',
  )
  await page.getByRole('combobox', { name: 'Category' }).click()
  await page.getByRole('option', { name: categories[1] }).click()
  await page
    .getByRole('group', { name: /Author/ })
    .getByRole('radio')
    .first()
    .click()
  await page.getByRole('button', { name: /Add\W+Keyword/ }).click()
  await field(page, 'Keyword').fill('yes')
  await text(page).fill('A first line.\n')
  await page.getByLabel('What to insert').selectOption({ label: 'matrix' })
  await page.getByRole('button', { name: 'Insert', exact: true }).click()
  await save(page, path)
  expect(await readLocal(page, path)).toContain('draft: true\n')
  const all = [...names, path]
  expect((await readAsBuild(page, all)).errors).toEqual([])

  await edit(page, 'articles/entries/a-cafe-s-first-year')
  await text(page).fill('A first line.[@a-law]\n')
  await page.getByRole('switch').click()
  await save(page, path)
  expect(await readLocal(page, path)).not.toContain('draft')
  const { errors, articles } = await readAsBuild(page, all)
  expect(errors).toEqual([])
  expect(articles).toContain('a-cafe-s-first-year')
})

test('a source is changed among the others, whose notes stay', async ({ page }) => {
  const path = 'articles/sources.yaml'
  await openProject(page)
  await edit(page, 'shared/entries/sources')
  await page.getByRole('button', { name: 'Expand All' }).click()
  await field(page, 'Title').fill('A better study')
  await save(page, path)
  const after = await readLocal(page, path)
  expect(after).toBe(source(path).replace('A study of <tags> & more', 'A better study'))
  const file = test.info().outputPath('sources.yaml')
  writeFileSync(file, after)
  expect((await readSources(file)).problems).toEqual([])
})

test('the editor alone has its policy', async ({ request }) => {
  const policyOf = async (path: string) =>
    (await request.get(path)).headers()['content-security-policy']
  expect(await policyOf('/admin/')).toContain('https://api.github.com')
  expect(await policyOf('/')).not.toMatch(/unsafe|api\.github/)
  expect((await request.get('/admin/')).headers()['x-robots-tag']).toBe('noindex')
})
