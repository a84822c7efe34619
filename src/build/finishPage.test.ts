import { expect, test } from 'vitest'
import { htmlAttributes } from '../locale'
import type { PageData } from '../page'
import { finishPage } from './finishPage'

const assets = {
  appStyles: '/assets/all.css',
  appFiles: ['/assets/main.js', '/assets/shell.js'],
  start: { file: '/assets/start-1.js', integrity: 'sha256-a/b+c=' },
}

const page: PageData = {
  path: '/plan',
  breadcrumbs: [],
  footerLinks: [],
  meta: {
    title: 'Plan </title><script>',
    description: 'Costs $& "more" than &lt;',
    keywords: ['plan'],
    updated: '2025-01-02',
  },
  sections: [],
  structuredData: '{"name":"Costs $&"}',
  version: '12345678',
}

test('a page is described, and names its data and the files of the app for the first script', () => {
  const html = finishPage(page, '<p>$&</p>', assets)
  expect(html).toContain(`<html ${htmlAttributes()}>`)
  expect(html).toContain('content="Costs $&amp; &quot;more&quot; than &amp;lt;"')
  expect(html).toContain('{"name":"Costs $&"}')
  expect(html).toContain('<p>$&</p>')
  const attributes = `data-page="/plan" data-version="12345678" data-app-styles="/assets/all.css"`
  expect(html).toContain(`<div class="app" id="root" ${attributes} data-app-files="/assets/main.js`)
})
