/** The app's entry in the browser; that of the build is `prerender.tsx`. */
import { startTransition, useEffect, useLayoutEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { keepInput } from './layout/keepInput'
import { createRouter, loadInitialPage } from './navigation'
import type { PageData } from './page'

/** @returns once the app has taken over the page. @throws if it cannot be rendered; it then stays as prerendered */
const render = (page?: PageData) =>
  new Promise<void>((resolve, reject) => {
    const root = document.getElementById('root')
    if (!root) throw new Error('The page has no #root')
    const html = root.innerHTML
    const restoreInput = keepInput()
    const router = createRouter(page)
    /** The effects of this component come after those of all others. */
    function App() {
      useLayoutEffect(restoreInput, [])
      useEffect(resolve, [])
      return <RouterProvider router={router} future={{ v7_startTransition: true }} />
    }
    if (!page) return createRoot(root).render(<App />)
    // A transition hydrates in slices, so that a click in between is answered.
    startTransition(() => {
      hydrateRoot(root, <App />, {
        onUncaughtError(error) {
          root.innerHTML = html
          restoreInput()
          reject(error)
        },
      })
    })
  })

/** A page holds only the styles that it uses itself; in development it has them all. */
const loadStyles = () =>
  new Promise((onload, onerror) => {
    const href = document.getElementById('root')?.dataset.appStyles
    const link = document.createElement('link')
    Object.assign(link, { rel: 'stylesheet', href, onload, onerror })
    if (import.meta.env.DEV) onload(undefined)
    else document.head.append(link)
  })

let styles: Promise<unknown> | undefined
let rendering: Promise<void> | undefined

/** Starts the app once the page's data is there. @throws if data or styles do not load, or it cannot be rendered */
export async function startApp() {
  styles ??= loadStyles().catch((error) => {
    styles = undefined
    throw error
  })
  const [page] = await Promise.all([loadInitialPage(), styles])
  rendering ??= render(page)
  await rendering
  const { dataset } = document.documentElement
  dataset.appReady = 'true'
  delete dataset.appFailed
}
