/**
 * `npx tsx scripts/bench/dev.ts [--articles 600] PROJECT…`: the milliseconds from the start of `npm run dev` to the first
 * page, and from saving an article or a page file to its new words on screen.
 */
import { spawn } from 'node:child_process'
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { chromium, type Page } from 'playwright'
import { freePort } from '../../src/tests/browsers/freePort'
import { watchProcess } from '../../src/tests/runtime/nodeProcess'
import { readArguments } from '../arguments'
import { browserArgs, findBrowser } from '../browser'
import { copyProject, summary } from './projects'

const usage = 'npx tsx scripts/bench/dev.ts [--articles 600] [--saves 20] PROJECT…'
const { values, positionals } = readArguments(usage, {
  allowPositionals: true,
  options: { articles: { type: 'string' }, saves: { type: 'string' } },
})
const saves = Number(values.saves ?? 20)

/** The check of all content after a save may take as long as this. */
const untilQuiet = 3000

/** Saves a file again and again, each time with other words. @returns the milliseconds until the page shows them */
async function saveAgain(
  page: Page,
  file: string,
  change: (text: string, words: string) => string,
) {
  const text = readFileSync(file, 'utf8')
  const times: number[] = []
  for (let n = 0; n < saves; n++) {
    await pause(untilQuiet)
    const words = `saved-${n}-times`
    const started = performance.now()
    writeFileSync(`${file}.saved`, change(text, words))
    renameSync(`${file}.saved`, file)
    // On each frame.
    await page.waitForFunction((shown) => document.body?.innerText.includes(shown), words)
    times.push(performance.now() - started)
  }
  return Math.round(summary(times).median)
}

async function measure(folder: string, page: Page) {
  const [name = ''] = readdirSync(join(folder, 'articles')).filter((each) => each.endsWith('.md'))
  const port = await freePort()
  async function start() {
    const started = performance.now()
    const args = ['run', 'dev', '--', '--port', `${port}`, '--strictPort']
    const server = spawn('npm', args, { cwd: folder, detached: true })
    await watchProcess(server).printed(/ready in/)
    await page.goto(`http://localhost:${port}/articles/${name.replace('.md', '')}`)
    await page.waitForSelector('html[data-app-ready] h1', { timeout: 120_000 })
    const first = Math.round(performance.now() - started)
    await pause(untilQuiet * 2)
    return { first, stop: () => server.pid && process.kill(-server.pid) }
  }
  // The very first start prepares the packages.
  const empty = await start()
  empty.stop()
  await pause(untilQuiet)
  const { first, stop } = await start()
  const article = await saveAgain(page, join(folder, 'articles', name), (text, words) =>
    text.replace(/\n---\n+/, `\n---\n\n${words}\n\n`),
  )
  await page.goto(`http://localhost:${port}/contact`)
  await page.waitForSelector('html[data-app-ready] h1')
  const ofPage = await saveAgain(page, join(folder, 'src/pages/contact.ts'), (text, words) =>
    text.replace(/(kind: 'hero',[\s\S]*?title: ['"`])/, `$1${words} `),
  )
  stop()
  return { 'very first page': empty.first, 'first page': first, article, page: ofPage }
}

const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs })
console.log(`${cpus()[0]?.model}, Node ${process.version}, median of ${saves}, milliseconds`)
for (const project of positionals.length > 0 ? positionals : ['.']) {
  const folder = copyProject(project, Number(values.articles ?? 0))
  console.log(project, await measure(folder, await browser.newPage()))
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
}
await browser.close()
