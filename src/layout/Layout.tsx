/** What surrounds every page: header, footer, newsletter dialog, toasts, and the effects of a navigation. */
import { createHead, UnheadProvider } from '@unhead/react/client'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Outlet } from 'react-router-dom'
import { onToast, type Toast } from '../ui/toast'
import { appReady } from './appReady'
import { Footer } from './Footer'
import { Header } from './Header'
import { PageHead } from './PageHead'
import { RouteChange } from './RouteChange'

const NewsletterDialog = lazy(() => import('./NewsletterDialog'))
const Toaster = lazy(() => import('../ui/Toaster'))

/** In the browser only: the build writes the head of a prerendered page. */
const head = import.meta.env.SSR ? undefined : createHead()

export function Layout() {
  const [dialog, setDialog] = useState<'unused' | 'open' | 'closed'>('unused')
  const [toast, setToast] = useState<Toast & { id: number }>()
  useEffect(() => onToast((next) => setToast({ ...next, id: Date.now() })), [])
  useEffect(appReady.resolve, [])

  return (
    <>
      {head && (
        <UnheadProvider head={head}>
          <PageHead />
        </UnheadProvider>
      )}
      <a href="#main" className="skip button-primary">
        Skip to content
      </a>
      <Header onNewsletter={() => setDialog('open')} />
      <main id="main" tabIndex={-1} className="pt-16 print:pt-0 min-h-[70vh]">
        <Outlet />
      </main>
      <Footer />
      <RouteChange />
      {dialog !== 'unused' && (
        <Suspense>
          <NewsletterDialog open={dialog === 'open'} onClose={() => setDialog('closed')} />
        </Suspense>
      )}
      {toast && (
        <Suspense>
          <Toaster toast={toast} />
        </Suspense>
      )}
    </>
  )
}
