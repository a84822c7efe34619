/** The footer of a firm that has taken out what it may. */
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { pageRouteId } from '../page'
import { legal } from '../site'
import { withSite } from '../tests/withSite'
import { footer } from '../words'

test('lists without entries are not rendered', async () => {
  const footerColumns = [
    { heading: 'Products', links: [] },
    { heading: 'Contact', links: [{ text: 'Write', to: '/contact' }] },
  ]
  const firm = { footerColumns, legal: { privacy: legal.privacy }, site: { locations: [] } }
  const { Footer } = await withSite(firm, () => import('./Footer'))
  const routes = [{ id: pageRouteId, path: '/', element: createElement(Footer) }]
  const hydrationData = { loaderData: { [pageRouteId]: { path: '/', footerLinks: [], meta: {} } } }
  const router = createMemoryRouter(routes, { hydrationData })
  const html = renderToStaticMarkup(createElement(RouterProvider, { router }))
  const names = [...html.matchAll(/<nav aria-label="([^"]*)"/g)].map(([, name]) => name)
  expect(names).toEqual(['Contact'])
  expect(html).not.toContain(footer.guides)
  expect(html.match(/<li>/g)).toHaveLength(2)
})
