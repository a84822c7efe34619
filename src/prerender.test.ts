import { expect, test } from 'vitest'
import type { PageData } from './page'
import type { Section } from './sections'
import './prerender'

function render(section: Section) {
  const page: PageData = {
    path: '/plan',
    breadcrumbs: [],
    footerLinks: [],
    meta: { title: 'Plan', description: 'Plan', keywords: [], updated: '2025-01-02' },
    sections: [section],
  }
  globalThis.servedPages = new Map([[page.path, page]])
  return globalThis.renderPage('/plan')
}

test('a page is rendered without the data of its worksheets, which the app has with the page', async () => {
  const html = `<p data-worksheet='{"a":1}'>Costs $&</p>`
  expect(await render({ kind: 'text', body: { html } })).toContain('<p data-worksheet>Costs $&</p>')
})

// Otherwise the router's error screen would be published as the page.
test('a page that is missing or broken is refused', async () => {
  // @ts-expect-error the type would refuse it, too
  await expect(render({ kind: 'text', body: undefined })).rejects.toThrow('html')
  await expect(globalThis.renderPage('/none')).rejects.toThrow('There is no page at /none')
})
