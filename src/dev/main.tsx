/** The entry of `/dev/states`, a document of its own: controls in all states, and pages with each kind of section. */
import '../ui/styles'
import '../ui/theme'
import '../ui/tooltips'
import type { ComponentProps, ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { PageView } from '../layout/PageView'
import { Skeleton } from '../layout/Skeleton'
import { type PageData, pageRouteId } from '../page'
import { loadComponents } from '../sections'
import { Button, ButtonLink } from '../ui/Button'
import { CloseButton } from '../ui/CloseButton'
import { Field } from '../ui/Field'
import { idOf } from '../ui/idOf'
import { Toast } from '../ui/Toast'

const long = 'What follows from it, in a sentence that needs more than a line.'

const button = (text: string, props?: ComponentProps<typeof Button>) => (
  <Button {...props}>{text}</Button>
)

const onDeep = (child: ReactNode) => (
  <div className="bg-deep text-on-deep on-deep" style={{ padding: '1rem' }}>
    {child}
  </div>
)

/** What is fixed to the window is fixed to this box here. */
const inBox = (width: string, height: string, child: ReactNode) => (
  <div style={{ contain: 'layout', width, height }}>{child}</div>
)

const toast = (variant: 'default' | 'destructive') =>
  inBox(
    '20rem',
    '10rem',
    <div className="toast-region">
      <Toast variant={variant} title="News" description={long} onClose={() => {}} />
    </div>,
  )

/** By the name of a group, each control by the name of its state. */
const controls: Record<string, Record<string, ReactNode>> = {
  buttons: {
    primary: button('Send'),
    'primary, a link': <ButtonLink text="Go on" to="/contact" />,
    'primary, busy': button('Sending...', { 'aria-disabled': true, 'aria-busy': true }),
    'primary, disabled': button('Send', { 'aria-disabled': true }),
    secondary: button('Load more', { variant: 'secondary' }),
    'secondary, disabled': button('Load more', { variant: 'secondary', 'aria-disabled': true }),
    'secondary, on deep': onDeep(button('Read on', { variant: 'secondary' })),
    'primary, on deep': onDeep(button('Send')),
    quiet: (
      <button type="button" className="button-quiet">
        Copy
      </button>
    ),
    'icon, closes': <CloseButton />,
  },
  fields: {
    empty: <Field label="Name" control={{ name: 'empty', required: true }} />,
    filled: <Field label="Name" control={{ name: 'full', required: true, defaultValue: 'Ada' }} />,
    optional: <Field label="Organization" control={{ name: 'optional' }} />,
    invalid: <Field label="Email" error={long} control={{ name: 'invalid', required: true }} />,
    'of several lines': <Field label="Message" rows={3} control={{ name: 'lines' }} />,
    'of several lines, invalid': (
      <Field label="Message" rows={3} error={long} control={{ name: 'invalid-lines' }} />
    ),
  },
  messages: {
    toast: toast('default'),
    'toast, destructive': toast('destructive'),
    'page that is loading': inBox('30rem', '25rem', <Skeleton />),
  },
}

/** The ids of the only groups to show, as in `/dev/states?only=buttons,fields`. */
const only = new URLSearchParams(location.search).get('only')?.split(',')

/** @param page what the element, a page's view, reads from the router; links lead nowhere */
function group(name: string, element: ReactNode, page: PageData | null = null) {
  if (only && !only.includes(idOf(name))) return null
  const router = createMemoryRouter([{ id: pageRouteId, path: '*', loader: () => page, element }], {
    initialEntries: [page?.path ?? '/'],
    hydrationData: { loaderData: { [pageRouteId]: page } },
  })
  return (
    <section key={name} id={idOf(name) || 'home'} data-specimens="" style={{ padding: '1.5rem' }}>
      <h2>{name}</h2>
      <RouterProvider router={router} future={{ v7_startTransition: true }} />
    </section>
  )
}

const pages: PageData[] = await (await fetch('/dev/states/pages.json')).json()
await loadComponents(pages.flatMap(({ sections }) => sections))
const root = document.getElementById('root')
if (!root) throw new Error('The document has no #root')
createRoot(root).render(
  <main>
    {Object.entries(controls).map(([name, states]) =>
      group(
        name,
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1.5rem 2.5rem' }}>
          {Object.entries(states).map(([state, control]) => (
            <div key={state}>
              <p className="text-sm text-muted">{state}</p>
              {control}
            </div>
          ))}
        </div>,
      ),
    )}
    {pages.map((page) => group(page.path, <PageView />, page))}
  </main>,
)
