import { slugs } from '../fixture/fixture'
import { expect, open, test } from './devSite'

test('what follows from content is served, a build is ignored', async ({ request, site }) => {
  const served = [
    { path: '/articles.json', type: 'application/json' },
    { path: '/feed.xml', type: 'application/xml' },
    { path: `/covers/${slugs.shortest}.svg`, type: 'image/svg+xml' },
    { path: '/admin/', type: 'text/html' },
  ]
  for (const each of served) {
    const response = await request.get(site.url + each.path)
    expect(response.ok(), each.path).toBe(true)
    expect(response.headers()['content-type'], each.path).toContain(each.type)
  }
  expect((await request.get(`${site.url}/data/none.json`)).status()).toBe(404)
  // For an address that it does not know, Vite has its start page.
  site.write('public/embed/list/index.html', 'A form')
  const frame = async () => (await request.get(`${site.url}/embed/list/`)).text()
  await expect.poll(frame).toContain('A form')
  site.edit('.dist.new/page.html', () => 'A page')
  site.edit('other/page.html', () => 'A page')
  await expect.poll(site.output).toContain('other/page.html')
  expect(site.output()).not.toContain('.dist.new/page.html')
})

test('neither stored messages nor secrets are served', async ({ request, site }) => {
  const secrets = ['.wrangler/v3/d1/a.sqlite', '.dev.vars', '.env', 'backups/a.jsonl', 'a.key']
  for (const file of secrets) {
    site.write(file, 'A secret')
    for (const path of [`/${file}`, `/${file}?raw`, `/@fs${site.folder}/${file}`])
      expect(await (await request.get(site.url + path)).text(), path).not.toContain('A secret')
  }
})

test('open tabs outlive a restart that a changed configuration causes', async ({ page, site }) => {
  const url = `${site.url}/articles/${slugs.shortest}`
  await open(page, url)
  const loaded = page.waitForEvent('load')
  const undo = site.edit('vite.config.ts', (text) => `${text}\n// Changed.\n`)
  await loaded
  undo()
  await page.waitForEvent('load')
  const undoEdit = site.edit(`articles/${slugs.shortest}.md`, (text) => `${text}\nAfter it.\n`)
  await expect(page.getByText('After it.')).toBeVisible()
  undoEdit()
})
