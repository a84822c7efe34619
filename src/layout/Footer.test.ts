/** The footer of a firm that has taken out what it may. */
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterAll, expect, test, vi } from 'vitest'
import { pageRouteId } from '../page'
import { footer } from '../words'
import { Footer } from './Footer'

vi.mock('../site', async (original) => {
  const firm = await original<typeof import('../site')>()
  const footerColumns = [
    { heading: 'Products', links: [] },
    { heading: 'Contact', links: [{ text: 'Write', to: '/contact' }] },
  ]
  const { privacy } = firm.legal
  return { ...firm, footerColumns, legal: { privacy }, site: { ...firm.site, locations: [] } }
})

afterAll(() => vi.doUnmock('../site'))
afterAll(() => void vi.resetModules())

test('lists without entries are not rendered', () => {
  const routes = [{ id: pageRouteId, path: '/', element: createElement(Footer) }]
  const hydrationData = { loaderData: { [pageRouteId]: { path: '/', footerLinks: [], meta: {} } } }
  const router = createMemoryRouter(routes, { hydrationData })
  const html = renderToStaticMarkup(createElement(RouterProvider, { router }))
  expect([...html.matchAll(/<nav aria-label="([^"]*)"/g)].map(([, name]) => name)).toEqual([
    'Contact',
  ])
  expect(html).not.toContain(footer.guides)
  expect(html.match(/<li>/g)).toHaveLength(2)
})
