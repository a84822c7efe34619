import { expect, test } from 'vitest'
import { absoluteUrl } from '../site'
import { feedHtml } from './feeds'

test('feed readers get the full text with full addresses, without what serves the page only', () => {
  const html =
    '<h2 id="a">Part<a href="#a" class="anchor" aria-label="Link"></a></h2><div class="table-scroll" tabindex="0">' +
    '<table><tbody><tr><td data-label="A">1</td></tr></tbody></table></div><p><a href="/b">b</a></p>' +
    '<figure class="code-block"><figcaption>Ask</figcaption><button type="button">Copy</button>' +
    '<div role="status"></div><pre><code>Why?</code></pre></figure>' +
    '<p><img loading="lazy" decoding="async" src="/c.png" alt="c" width="12" height="8"></p>'
  expect(feedHtml({ html, slug: 'plan', takeaways: ['Less & <more>'] })).toBe(
    '<h2>Key takeaways</h2><ul><li>Less &#x26; &#x3C;more></li></ul>' +
      '<h2 id="a">Part</h2><div class="table-scroll" tabindex="0"><table><tbody><tr>' +
      '<td data-label="A">1</td></tr></tbody></table></div>' +
      `<p><a href="${absoluteUrl('/b')}">b</a></p>` +
      '<figure class="code-block"><figcaption>Ask</figcaption><div role="status"></div><pre><code>Why?</code></pre></figure>' +
      `<p><img loading="lazy" decoding="async" src="${absoluteUrl('/c.png')}" alt="c" width="12" height="8"></p>`,
  )
})
