/** What surrounds every page: header, footer, newsletter dialog, toasts, and the effects of a navigation. */
import { useEffect, useState } from 'react'
import { Outlet, useNavigation } from 'react-router-dom'
import { Toasts, toast } from '../ui/Toasts'
import { Breadcrumbs } from './Breadcrumbs'
import { Footer } from './Footer'
import { Header } from './Header'
import type NewsletterDialog from './NewsletterDialog'
import { RouteChange } from './RouteChange'

export function Layout() {
  const isLoading = useNavigation().state === 'loading'
  return (
    <>
      <a href="#main" className="fixed left-4 -top-24 z-30 focus:top-2 no-print button-primary">
        Skip to content
      </a>
      <Newsletter />
      <Breadcrumbs />
      <main
        id="main"
        tabIndex={-1}
        className="pt-16 print:pt-0 min-h-[70vh] focus:outline-none"
        aria-busy={isLoading || undefined}
      >
        <Outlet />
        {isLoading && <Skeleton />}
      </main>
      <Footer />
      <RouteChange />
      <Toasts />
      <p role="alert" className="app-failed">
        This part of the page did not load. Please check your connection and load the page again.
      </p>
    </>
  )
}

/** A placeholder that covers the page, from a moment after a navigation began until the next one is there. */
function Skeleton() {
  return (
    <div className="skeleton" role="status" aria-label="Loading" data-testid="skeleton">
      <div className="wrapper grid gap-5 py-16" aria-hidden="true">
        <div className="h-16 w-2/3 bg-sunk" />
        <div className="h-16 w-1/2 bg-sunk mb-6" />
        <div className="h-4 w-2/3 bg-sunk" />
      </div>
    </div>
  )
}

/** The header, whose button opens the newsletter dialog. */
function Newsletter() {
  /** The button that opened the dialog; none while it is closed. */
  const [opener, setOpener] = useState<HTMLElement>()
  const [Dialog, setDialog] = useState<typeof NewsletterDialog>()
  // The dialog itself knows only what had the focus since it was loaded.
  useEffect(() => () => opener?.focus(), [opener])
  async function open(button: HTMLElement) {
    try {
      const { default: Dialog } = await import('./NewsletterDialog')
      setDialog(() => Dialog)
      setOpener(button)
    } catch (error) {
      console.error(error)
      toast({
        title: 'The newsletter’s form did not load',
        description: 'Please check your connection, and try once more.',
        variant: 'destructive',
      })
    }
  }
  return (
    <>
      <Header onNewsletter={open} />
      {Dialog && <Dialog open={opener !== undefined} onClose={() => setOpener(undefined)} />}
    </>
  )
}
