import { expect, test } from 'vitest'
import { htmlAttributes } from '../locale'
import type { PageData } from '../page'
import { finishPage } from './finishPage'

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
const assets = {
  appStyles: '/assets/all.css',
  appFiles: ['/assets/main.js', '/assets/shell.js'],
  start: { file: '/assets/start-1.js', integrity: 'sha256-a/b+c=' },
}

const paragraph = '<p>$&</p>'

const html = finishPage(page, paragraph, assets)

test('a page is described, and names its data and the files of the app for the first script', () => {
  expect(html).toContain(`<html ${htmlAttributes()}>`)
  expect(html).toContain('content="Costs $&amp; &quot;more&quot; than &amp;lt;"')
  expect(html).toContain(page.structuredData)
  expect(html).toContain(
    '<div class="app" id="root" data-page="/plan" data-version="12345678" data-app-styles="/assets/all.css" data-app-files="/assets/main.js /assets/shell.js"><p>$&</p></div>',
  )
})
