import { slugs } from '../fixture/fixture'
import { expect, open, overlay, test } from './fixtures'

const article = `articles/${slugs.shortest}.md`
const path = `/articles/${slugs.shortest}`

test('the terminal tells what is offered', async ({ site }) => {
  await expect.poll(() => site.output).toContain('npm run messages')
  expect(site.output).toContain(`${site.url}/dev/states`)
})

test('a message is stored, and what the function logs and meets is shown', async ({
  page,
  site,
}) => {
  // The runtime of the local table takes its time to start.
  test.setTimeout(180_000)
  const data = { name: 'A. Tester', email: 'a@tester.example', message: 'Hello.' }
  const send = () => page.request.post(`${site.url}/api/contact`, { data, timeout: 120_000 })
  const sent = await send()
  expect(sent.ok()).toBe(true)
  await expect.poll(() => site.output).toContain(`"status":${sent.status()}`)

  const printed = site.output.length
  const undo = site.edit('src/function/store.ts', (text) => `${text}\nthrow Error('Not today')\n`)
  await expect.poll(async () => (await send()).status()).toBe(500)
  expect(site.output.slice(printed)).toMatch(/POST \/api\/contact.*Not today/)
  undo()
  await expect.poll(async () => (await send()).ok()).toBe(true)
})

test('a build meanwhile reloads no page', async ({ site }) => {
  const built = ['.dist.new', '.dist.old', '.vite-react-ssg-temp']
  const save = () => {
    for (const folder of [...built, 'other'])
      site.write(`${folder}/page.html`, String(performance.now()))
    return site.output
  }
  await expect.poll(save).toContain('other/page.html')
  for (const folder of built) expect(site.output).not.toContain(`${folder}/page.html`)
})

test('a mistake in src/site.ts covers the page until it is mended', async ({ page, site }) => {
  await open(page, site.url + path)
  const mend = site.edit('src/site.ts', (text) => text.replace('export const', 'exprt const'))
  await expect(overlay(page)).toContainText(/src\/site\.ts:\d+:\d+/)
  mend()
  await expect(overlay(page)).not.toBeAttached()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Brief')
})

test('open tabs outlive a restart that a changed configuration causes', async ({ page, site }) => {
  await open(page, site.url + path)
  const loaded = page.waitForEvent('load')
  const undo = site.edit('vite.config.ts', (text) => `${text}\n// Changed.\n`)
  await loaded
  const undoEdit = site.edit(article, (text) => `${text}\nAfter the restart.\n`)
  await expect(page.getByText('After the restart.')).toBeVisible()
  undoEdit()
  await expect(page.getByText('After the restart.')).not.toBeAttached()
  undo()
  await page.waitForEvent('load')
})

test('open tabs outlive the end of the server, which may begin with a mistake', async ({
  page,
  site,
}) => {
  await open(page, site.url + path)
  let loads = 0
  page.on('load', () => loads++)
  await site.stop()
  const mend = site.edit(article, (text) => text.replace('title: Brief', 'title: B'))
  await site.start()
  await expect(overlay(page)).toContainText(/brief\.md:2:1\s+title: has 1/)
  mend()
  await expect(overlay(page)).not.toBeAttached()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Brief')
  const undo = site.edit(article, (text) => `${text}\nAfter the end.\n`)
  await expect(page.getByText('After the end.')).toBeVisible()
  undo()
  await expect(page.getByText('After the end.')).not.toBeAttached()
  // Once for the server, and once more where styles come while the overlay is shown; not without an end.
  expect(loads).toBeLessThanOrEqual(2)
})
