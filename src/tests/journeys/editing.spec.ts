/** An editor without git: what the forms under /admin/ write, the build reads. */
import { spawnSync } from 'node:child_process'
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Page } from 'playwright/test'
import type * as v from 'valibot'
import { parse, stringify } from 'yaml'
import type { articleSchema } from '../../articles/schema'
import { splitFrontMatter } from '../../content/yaml'
import { people as signers } from '../fixture/articles'
import { fixtureFiles, writeFiles } from '../fixture/files'
import { categories, founder } from '../fixture/firm/src/site'
import { editor } from '../fixture/firm/src/words'
import { fixtureFolder, slugs } from '../fixture/fixture'
import { drawPng } from '../fixture/png'
import { renderText } from '../renderText'
import { expect, test } from './journey'
import { servers } from './servers'

// The form shows a field once it is in view; its days are the firm's, wherever the editor is.
test.use({ viewport: { width: 1440, height: 4000 }, timezoneId: 'Pacific/Kiritimati' })

const labels = editor.fields

/** The page on which the host of the repository says whether it works. */
const hostStatus = 'https://www.githubstatus.com'
test.beforeEach(({ page }) =>
  page.route(`${hostStatus}/**`, (route) =>
    route.fulfill({ json: { status: { indicator: 'none' } } }),
  ),
)

declare global {
  interface Window {
    /** A file of the project, which lies in the browser's own file system. */
    fileAt(path: string, options?: FileSystemGetFileOptions): Promise<FileSystemFileHandle>
  }
}

/** Gives the editor a project in place of a folder of the machine. @param files by their path in it */
async function provideProject(page: Page, files: Readonly<Record<string, string>>) {
  await page.addInitScript(() => {
    const projectFolder = async () =>
      (await navigator.storage.getDirectory()).getDirectoryHandle('project', { create: true })
    const fileAt: Window['fileAt'] = async (path, options) => {
      const folders = path.split('/')
      const file = folders.pop() ?? ''
      let parent = await projectFolder()
      for (const folder of folders) parent = await parent.getDirectoryHandle(folder, options)
      return parent.getFileHandle(file, options)
    }
    Object.assign(window, { showDirectoryPicker: projectFolder, fileAt })
  })
  await page.goto('/admin/')
  await page.evaluate(async (entries) => {
    for (const entry of entries) {
      const [path, content] = entry
      const writer = await (await window.fileAt(path, { create: true })).createWritable()
      await writer.write(content)
      await writer.close()
    }
  }, Object.entries(files))
}

/** @returns the text of a file; empty for the moment in which the editor replaces it */
const readLocal = (page: Page, path: string) =>
  page.evaluate(async (path) => {
    try {
      return await (await (await window.fileAt(path)).getFile()).text()
    } catch {
      return ''
    }
  }, path)

const source = (path: string) => readFileSync(join(fixtureFolder, path), 'utf8')
const article = `articles/${slugs.features}.md`
const people = 'articles/people.yaml'
const paths = [article, people, `articles/${slugs.questions}.md`]

/** Opens the project's folder in the editor. @param files by their path in it */
async function openProject(page: Page, files: Readonly<Record<string, string>>) {
  await provideProject(page, { ...files, '.git/HEAD': 'ref: refs/heads/main\n' })
  await page.getByRole('button', { name: 'Work with Local Repository' }).click()
  await expect(page.getByRole('row').first()).toBeVisible()
}

/** @returns the file */
async function save(page: Page, path: string) {
  const before = await readLocal(page, path)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => readLocal(page, path)).not.toBe(before)
  // The editor then shows the list, which would leave the next entry if that were open already.
  await expect(page).toHaveURL(/#\/collections\/\w+$/)
  return readLocal(page, path)
}

/** Writes into a field of an entry, and saves it. @returns the file */
async function fill(page: Page, entry: string, path: string, [name, text]: [string, string]) {
  await page.goto(`/admin/#/collections/${entry}`)
  const field = page.getByRole('textbox', { name, exact: true }).first()
  const expand = page.getByRole('button', { name: /^Expand( All)?$/ }).first()
  await expect(async () => {
    // A list of one entry has that one’s button alone, which is gone once it is open.
    const isFolded = entry.startsWith('shared') && (await expand.count()) > 0
    // While a list opens, its button is replaced, so that a click may have worked and fail.
    if (isFolded && (await expand.isEnabled({ timeout: 1000 })))
      await expand.click({ timeout: 1000 })
    await expect(field).toBeVisible({ timeout: 1000 })
  }).toPass()
  // Not typed: an editor of text that is loading may take the focus, and would get what is typed.
  await field.evaluate((element: HTMLInputElement | HTMLTextAreaElement, text) => {
    element.value = text
    element.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }, text)
  return save(page, path)
}

/** Checks the files as the editor left them, beside the code that they belong to. @param picture the one that it added. @returns what is wrong */
async function mistakesIn(page: Page, picture: string) {
  const cwd = test.info().outputPath('site')
  writeFiles(cwd, fixtureFiles())
  symlinkSync(resolve('node_modules'), join(cwd, 'node_modules'), 'junction')
  for (const path of paths) writeFileSync(join(cwd, path), await readLocal(page, path))
  const bytes = await page.evaluate(async (path) => {
    const file = await (await window.fileAt(path)).getFile()
    return [...new Uint8Array(await file.arrayBuffer())]
  }, picture)
  writeFileSync(join(cwd, picture), Buffer.from(bytes))
  const { status, stderr } = spawnSync('npm', ['run', '--silent', 'check:content'], { cwd })
  return status === 0 ? '' : String(stderr)
}

test('what is edited builds; a text takes link, table and picture', async ({ page, site }) => {
  test.slow()
  // The editor looks for colors of code, which the site does not have.
  site.expected.push(/404/)
  await openProject(page, Object.fromEntries(paths.map((path) => [path, source(path)])))
  const title = 'Another title: with a colon'
  const entry = `articles/entries/${slugs.features}`
  const edited = await fill(page, entry, article, [labels.title, title])
  expect(edited).toContain("title: 'Another title: with a colon'\n")
  expect(edited).not.toContain('draft: true')
  // Markdown has several ways to write the same.
  const htmlOf = async (file: string) => (await renderText(splitFrontMatter(file).body)).html
  expect(await htmlOf(edited)).toBe(await htmlOf(source(article)))
  const days = /^(date|updated): .*/gm
  expect(edited.match(days)).toEqual(source(article).match(days))
  const text = 'What was written in a form'
  expect(await fill(page, 'shared/entries/people', people, [labels.beat, text])).toContain(text)

  const path = `articles/${slugs.questions}.md`
  await page.goto(`/admin/#/collections/articles/entries/${slugs.questions}`)
  const dialog = page.getByRole('dialog').last()
  const press = (name: string, place: Page | typeof dialog = page) =>
    place.getByRole('button', { name, exact: true }).last().click()
  const link = '[Ein Verweis](https://example.org/new)'
  const table = '| Wer | Wie viel |\n| --- | --: |\n| A \\| B | 12 |'
  await press('Edit in Markdown')
  const body = page.getByRole('textbox', { name: labels.body, exact: true })
  await body.fill(`Ein **Text**. ${link}\n\n${table}\n\n${splitFrontMatter(source(path)).body}`)
  await press('Edit in Markdown')
  await expect(page.getByRole('textbox', { name: editor.rows })).toHaveValue(table)
  await press('Image')
  await press('Browse')
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press('Upload', dialog)])
  const buffer = await drawPng(40, 30).toBuffer()
  await chooser.setFiles({ name: 'Mein Plán (1).PNG', mimeType: 'image/png', buffer })
  await expect(dialog.getByText('mein-plan-1')).toBeVisible()
  await press('Insert', dialog)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('textbox', { name: 'Alt Text' }).fill('Ein Plan')
  const saved = await save(page, path)
  for (const part of ['**Text**', link, table, '![Ein Plan](/images/mein-plan-1.webp)'])
    expect(saved).toContain(part)
  expect(await mistakesIn(page, 'public/images/mein-plan-1.webp')).toBe('')
})

type Values = v.InferInput<typeof articleSchema>
const required: Values = { title: 'Kaum etwas', category: categories[0], publishAt: '2124-02-29' }
const all: Required<Values> = {
  title: 'Alles, was ein Artikel haben kann',
  description: 'Ob das Formular behält, was es nicht ändert.',
  excerpt: 'Zwei: Zeilen,\nund mehr',
  category: categories[0],
  date: '2024-02-29',
  publishAt: '2024-02-29',
  updated: '2024-03-01',
  reviewed: '2024-12-31',
  language: 'pt-BR',
  author: founder.author,
  authors: signers.map(({ name }) => name),
  keywords: ['eins, zwei', '2026', 'NO'],
  takeaways: ['Ein Satz: mit *Sternen*.', 'true'],
  cover: '62.10',
  coverSeries: [3, 5.5, 4],
  aliases: ['/frueher/', '/blog/2019/alter+name.htm'],
  draft: true,
}

test('what a form does not change of an article stays', async ({ page }) => {
  const articles = { all, required }
  const files = Object.entries(articles).map(([slug, values]) => [
    `articles/${slug}.md`,
    `---\n${stringify(values)}---\n\nEin Text.\n`,
  ])
  await openProject(page, Object.fromEntries(files))
  const description = 'Eine andere Beschreibung.'
  for (const article of Object.entries(articles)) {
    const [slug, values] = article
    const file = `articles/${slug}.md`
    const field: [string, string] = [labels.description, description]
    const saved = await fill(page, `articles/entries/${slug}`, file, field)
    const { frontMatter = '', body } = splitFrontMatter(saved)
    expect(parse(frontMatter)).toEqual({ draft: false, ...values, description })
    expect(body.trim()).toBe('Ein Text.')
  }
})

test('the preview sets quotes and blanks of a text as its page does', async ({ page }) => {
  const title = 'Ein "Titel"'
  const content = (body: string) => `---\n${stringify({ ...required, title })}---\n\n${body}\n`
  await openProject(page, { 'articles/quotes.md': content('Das "*erste*" Wort.') })
  await page.goto('/admin/#/collections/articles/entries/quotes')
  const previewOf = (name: string) => page.frameLocator('iframe').locator(`[data-key-path=${name}]`)
  const expectText = (name: string, text: string) =>
    expect.poll(async () => (await previewOf(name).textContent())?.trim()).toBe(text)
  await expectText('body', 'Das „erste“ Wort.')
  await expectText('title', title)
  const text = 'Geht\'s "um" 5 % (["hier"](/hier)) und `"Code" 5 %`?'
  await page.getByRole('button', { name: 'Edit in Markdown' }).click()
  await page.getByRole('textbox', { name: labels.body, exact: true }).fill(text)
  await expectText('body', 'Geht’s „um“ 5\u00a0% („hier“) und "Code" 5 %?')
  expect(await save(page, 'articles/quotes.md')).toContain(text)
})

for (const language of ['de', 'fr'])
  test.describe(`in a browser set to ${language}`, () => {
    test.use({ locale: `${language}-${language.toUpperCase()}` })

    test('the editor has that language, from the site itself', async ({ page }) => {
      const origins = new Set<string>()
      page.on('request', (request) => origins.add(new URL(request.url()).origin))
      const file = readFileSync(`node_modules/@sveltia/cms/locales/${language}.json`, 'utf8')
      const name = JSON.parse(file).work_with_local_repo
      await page.goto('/admin/')
      await expect(page.getByRole('button', { name })).toBeVisible()
      origins.delete(hostStatus)
      expect([...origins]).toEqual([servers.fixture.url])
    })
  })
