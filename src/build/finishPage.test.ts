import { describe, expect, test } from 'vitest'
import type { PageData } from '../page'
import { finishPage } from './finishPage'

const page: PageData = {
  path: '/plan',
  meta: {
    title: 'Plan </title><script>',
    description: 'Costs $& "more"',
    keywords: ['plan'],
    updated: '2025-01-02',
  },
  sections: [{ kind: 'hero', heading: 'Plan </script>', lead: 'Costs $&.' }],
}
const assets = { css: "a::after{content:'$&$1'}", app: ['/assets/main.js', '/assets/app.js'] }

/** A page as vite-react-ssg leaves it. */
const rendered = (state: object) => `<!doctype html><html lang="en"><head>
<script type="module" src="/assets/start.js"></script>
<link rel="modulepreload" href="/assets/app.js"><link rel="stylesheet" href="/assets/start.css">
</head><body><div id="root"><p>$&</p></div>
<script>window.__VITE_REACT_SSG_HASH__ = 'x'</script>
<script>window.__staticRouterHydrationData = JSON.parse(${JSON.stringify(JSON.stringify(state))});</script>
</body></html>`

const finish = () => finishPage('/plan', rendered({ loaderData: { page } }), assets)

describe('a finished page', () => {
  test('gives the data that it was rendered from', () => expect(finish().data).toEqual(page))

  test('holds no inline script and fetches nothing but the first script', () => {
    const { html } = finish()
    expect(html.match(/<script\b[^>]+>/g)).toEqual([
      '<script type="module" src="/assets/start.js">',
      // Data, not a program: the policy lets it stand.
      '<script type="application/ld+json">',
    ])
    expect(html).not.toMatch(/modulepreload|rel="stylesheet"/)
  })

  test('holds the style sheet byte for byte, as its hash is in the policy', () => {
    expect(/<style>([\s\S]*)<\/style>/.exec(finish().html)?.[1]).toBe(assets.css)
  })

  test('tells the first script its data and the files of the app', () => {
    expect(finish().html).toContain(
      '<div id="root" data-page="/plan" data-app="/assets/main.js /assets/app.js">',
    )
  })

  test('holds its structured data, which no text can end', () => {
    const [, graph = '', ...others] = finish().html.split(
      /<script type="application\/ld\+json">([\s\S]*?)<\/script>/,
    )
    expect(others).toHaveLength(1)
    expect(JSON.parse(graph)['@graph'][0]).toMatchObject({
      '@type': 'WebPage',
      name: 'Plan </script>',
    })
  })

  test('a page that is kept out of search engines says nothing of itself', () => {
    const hidden = { ...page, meta: { ...page.meta, hidden: true } }
    const { html } = finishPage('/plan', rendered({ loaderData: { page: hidden } }), assets)
    expect(html).not.toContain('ld+json')
  })

  test('has one title and one canonical address, escaped', () => {
    const { html } = finish()
    expect(html.match(/<title>[^<]*<\/title>/g)).toHaveLength(1)
    expect(html.match(/<title>/g)).toHaveLength(1)
    expect(html.match(/rel="canonical"/g)).toHaveLength(1)
    expect(html).toMatch(/content="Costs \$&(amp;)? &quot;more&quot;"/)
  })
})

// Otherwise the error screen would be published as the page.
test.each([
  ['with an error', rendered({ loaderData: {}, errors: { page: 'no' } }), /\/plan: .*no/],
  ['without data', '<html></html>', /\/plan: .*no data/],
])('a page %s stops the build and is named', (_, html, message) => {
  expect(() => finishPage('/plan', html, assets)).toThrow(message)
})
