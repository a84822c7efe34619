import { describe, expect, test } from 'vitest'
import type { PageData } from '../page'
import { noscriptCss } from '../ui/noscriptCss'
import { finishPage, unparsed } from './finishPage'
import { servedPage } from './servedPage'

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
  sections: [
    { kind: 'hero', template: 'landing', title: 'Plan </script>', description: 'Costs $&.' },
  ],
}
const assets = {
  styles: { everywhere: "a::after{content:'$&$1'}", articles: 'b{color:red}' },
  appFiles: ['/assets/main.js', '/assets/shell.js'],
  start: { file: '/assets/start-1.js', integrity: 'sha256-a/b+c=' },
}

/** A page as vite-react-ssg renders it. */
const rendered = (state: object) => `<!doctype html><html lang="en"><head>
<script type="module" crossorigin src="/assets/start-1.js"></script>
<link rel="modulepreload" href="/assets/app.js"><link rel="stylesheet" href="/assets/start.css">
</head><body><xmp class="app" id="root" data-server-rendered="true"><p>$&</p></xmp>
<script>/* SCRIPT_COMMENT_PLACEHOLDER */</script>
<script>window.__staticRouterHydrationData = JSON.parse(${JSON.stringify(JSON.stringify(state))});</script>
</body></html>`

const finish = (of = page) =>
  finishPage(servedPage(of), rendered({ loaderData: { page: null }, errors: null }), assets)

describe('a finished page', () => {
  test('keeps the styles for pages without script in `noscript`', () => {
    expect(finish()).toContain(`<noscript><style>${noscriptCss}</style></noscript>`)
  })

  test('has no inline script and loads only the first script, if it is as it was built', () => {
    const html = finish()
    expect(html.match(/<script\b[^>]+>/g)).toEqual([
      '<script type="module" crossorigin src="/assets/start-1.js" integrity="sha256-a/b+c=">',
      // Data, not a program: the policy lets it stand.
      '<script type="application/ld+json">',
    ])
    expect(html).not.toMatch(/modulepreload|rel="stylesheet"/)
  })

  test('preloads nothing of what was first imported while it was rendered', () => {
    const late =
      '\n  <link rel="modulepreload" href="/assets/a.js"><link rel="stylesheet" href="/assets/a.css">' +
      '<link rel="modulepreload" href="/assets/b.js"></head>'
    const html = finishPage(servedPage(page), rendered({}).replace('</head>', late), assets)
    expect(html).not.toMatch(/modulepreload|rel="stylesheet"/)
  })

  test('contains the style sheet byte for byte, as its hash is in the policy', () => {
    expect(/<style>([\s\S]*?)<\/style>/.exec(finish())?.[1]).toBe(assets.styles.everywhere)
  })

  test('has the styles of articles where it is one or has a worksheet', () => {
    const sheets = (html: string) =>
      [...html.matchAll(/<style>([^<]*)<\/style>/g)].map(([, css]) => css)
    const { everywhere, articles } = assets.styles
    expect(sheets(finish())).toEqual([everywhere, noscriptCss])
    for (const tag of ['<p data-worksheet>', '<article>']) {
      const html = finishPage(servedPage(page), rendered({}).replace('<p>', tag), assets)
      expect(sheets(html)).toEqual([everywhere, articles, noscriptCss])
    }
  })

  test('names its data and the files of the app for the first script', () => {
    const { version } = servedPage(page)
    expect(version).toMatch(/^[\w-]{8}$/)
    expect(finish()).toContain(
      `<div class="app" id="root" data-page="/plan" data-version="${version}" data-app-files="/assets/main.js /assets/shell.js" data-server-rendered="true"><p>$&</p></div>`,
    )
  })

  test('contains its structured data, which no text can close', () => {
    const [, graph = '', ...others] = finish().split(
      /<script type="application\/ld\+json">([\s\S]*?)<\/script>/,
    )
    expect(others).toHaveLength(1)
    expect(JSON.parse(graph)['@graph'][0]).toMatchObject({
      '@type': 'WebPage',
      name: 'Plan </script>',
    })
  })

  test('a page that is not indexed has no structured data', () => {
    expect(finish({ ...page, meta: { ...page.meta, noindex: true } })).not.toContain('ld+json')
  })

  test('has one title and one canonical absoluteUrl, escaped', () => {
    const html = finish()
    expect(html.match(/<title>[^<]*<\/title>/g)).toHaveLength(1)
    expect(html.match(/<title>/g)).toHaveLength(1)
    expect(html.match(/rel="canonical"/g)).toHaveLength(1)
    expect(html).toContain('content="Costs $&amp; &quot;more&quot; than &amp;lt;"')
  })
})

// Otherwise the error screen would be published as the page.
test('a page that failed to render stops the build and is named', () => {
  const failed = rendered({ loaderData: {}, errors: { page: 'no' } })
  expect(() => finishPage(page, failed, assets)).toThrow(/\/plan: .*no/)
})

test.each([
  '<script>window.__staticRouterHydrationData = 1</script>',
  '<script>/* SCRIPT_COMMENT_PLACEHOLDER */</script>',
  '<link rel="stylesheet" href="/assets/start.css">',
  '<xmp class="app" id="root"',
  '</xmp>',
])('output without %s is not what the build expects, and stops it', (part) => {
  const state = { loaderData: { page: null }, errors: null }
  const whole = rendered(state)
  const changed = part.includes('staticRouter')
    ? whole.replace('__staticRouterHydrationData', 'other')
    : whole.replace(part, '')
  expect(changed).not.toBe(whole)
  expect(() => finishPage(page, changed, assets)).toThrow(/\/plan: vite-react-ssg wrote no/)
})

test('the template is one that the prerenderer need not parse', () => {
  const template = '<body><div class="app" id="root"></div></body>'
  expect(unparsed(template)).toBe('<body><xmp class="app" id="root"></xmp></body>')
  expect(() => unparsed('<body><div id="root"></div></body>')).toThrow('index.html')
})
