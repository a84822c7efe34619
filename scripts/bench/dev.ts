/**
 * `npm run bench:dev`: with 600 articles, or `-- 60` with 60, the time until the development server is ready,
 * until its first page is on screen, and from the save of an article to its text on screen.
 */
import { spawn } from 'node:child_process'
import { appendFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { chromium } from 'playwright'
import { browserArgs, findBrowser } from '../browser'
import { corpusArticles, makeCorpus } from './buildCorpus'

const port = 5199
const edits = 10
const [file = ''] = corpusArticles(1).keys()

// Outside of node_modules, whose changes no development server watches.
const folder = makeCorpus(Number(process.argv[2] ?? 600), join(tmpdir(), 'corpora'))
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs })
for (const name of ['first start', 'second start']) {
  const started = performance.now()
  const passed = () => `${Math.round(performance.now() - started)} ms`
  const server = spawn('npm', ['run', 'dev', '--', '--port', String(port), '--strictPort'], {
    cwd: folder,
    detached: true,
  })
  await new Promise((resolve) => {
    server.stdout.on('data', (text) => String(text).includes('ready in') && resolve(text))
  })
  console.log(`${name}: ready after ${passed()}`)
  const page = await browser.newPage()
  await page.goto(`http://localhost:${port}/articles/${basename(file, '.md')}`)
  await page.locator('article h1').waitFor()
  console.log(`${name}: an article is on screen after ${passed()}`)

  const times: number[] = []
  for (let n = 0; n < edits; n++) {
    const text = `Edit ${name} ${n}.`
    const saved = performance.now()
    appendFileSync(join(folder, 'articles', file), `\n${text}\n`)
    // Looked for in each frame; a locator would wait up to half a second between two looks.
    await page.waitForFunction((text) => document.body.innerText.includes(text), text)
    times.push(performance.now() - saved)
  }
  times.sort((a, b) => a - b)
  const [median = 0, longest = 0] = [times[edits / 2], times.at(-1)].map((ms) =>
    Math.round(ms ?? 0),
  )
  console.log(
    `${name}: an edit is on screen after ${median} ms, ${longest} ms at most, of ${edits}`,
  )
  await page.close()
  // With all that npm started.
  if (server.pid) process.kill(-server.pid)
  await new Promise((resolve) => server.once('exit', resolve))
}
await browser.close()
