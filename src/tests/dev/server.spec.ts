import { slugs } from '../fixture/fixture'
import { expect, open, test } from './devSite'

test('what follows from content is served, a build is ignored', async ({ request, site }) => {
  const types = {
    '/articles.json': 'application/json',
    '/feed.xml': 'application/xml',
    [`/covers/${slugs.shortest}.svg`]: 'image/svg+xml',
    '/admin/': 'text/html',
  }
  for (const [path, type] of Object.entries(types)) {
    const response = await request.get(site.url + path)
    expect(response.ok(), path).toBe(true)
    expect(response.headers()['content-type'], path).toContain(type)
  }
  expect((await request.get(`${site.url}/data/none.json`)).status()).toBe(404)
  site.edit('.dist.new/page.html', () => 'A page')
  site.edit('other/page.html', () => 'A page')
  await expect.poll(site.output).toContain('other/page.html')
  expect(site.output()).not.toContain('.dist.new/page.html')
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
