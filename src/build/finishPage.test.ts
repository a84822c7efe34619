import { expect, test } from 'vitest'
import { htmlAttributes } from '../locale'
import type { PageData } from '../page'
import type { Section } from '../sections'
import { finishPage } from './finishPage'
import '../prerender'

const assets = {
  appStyles: '/assets/all.css',
  appFiles: ['/assets/main.js', '/assets/shell.js'],
  start: { file: '/assets/start-1.js', integrity: 'sha256-a/b+c=' },
}

function pageOf(section: Section): PageData {
  const title = 'Plan </title><script>'
  const description = 'Costs $& "more" than &lt;'
  const meta = { title, description, keywords: ['plan'], updated: '2025-01-02' }
  const page = { path: '/plan', breadcrumbs: [], footerLinks: [], meta, sections: [section] }
  return { ...page, structuredData: '{"name":"Costs $&"}', version: '12345678' }
}

async function render(section: Section) {
  const page = pageOf(section)
  globalThis.servedPages = new Map([[page.path, page]])
  return finishPage(page, await globalThis.renderPage(page.path), assets)
}

test('a page is described, and names its data and the files of the app for the first script', async () => {
  const html = await render({ kind: 'text', body: { html: '<p>$&</p>' } })
  expect(html).toContain(`<html ${htmlAttributes()}>`)
  expect(html).toContain('content="Costs $&amp; &quot;more&quot; than &amp;lt;"')
  expect(html).toContain('{"name":"Costs $&"}')
  expect(html).toContain('<p>$&</p>')
  const attributes = `data-page="/plan" data-version="12345678" data-app-styles="/assets/all.css"`
  expect(html).toContain(`<div class="app" id="root" ${attributes} data-app-files="/assets/main.js`)
})

test('it leaves out the data of worksheets, which the app has with the page', async () => {
  const html = `<p data-worksheet='{"a":1}'></p>`
  expect(await render({ kind: 'text', body: { html } })).toContain('<p data-worksheet></p>')
})

// Otherwise the router's error screen would be published as the page.
test('a page that is missing or broken is refused', async () => {
  // @ts-expect-error the type would refuse it, too
  await expect(render({ kind: 'text', body: undefined })).rejects.toThrow('html')
  await expect(globalThis.renderPage('/none')).rejects.toThrow('There is no page at /none')
})
