/** What surrounds every page: header, footer, newsletter dialog, toasts, and the effects of a navigation. */
import { useEffect, useState } from 'react'
import { Outlet, useNavigation } from 'react-router-dom'
import { Toasts, toast } from '../ui/Toasts'
import { Breadcrumbs } from './Breadcrumbs'
import { Footer } from './Footer'
import { Header } from './Header'
import type NewsletterDialog from './NewsletterDialog'
import { PageHead } from './PageHead'
import { RouteChange } from './RouteChange'
import { Skeleton } from './Skeleton'

export function Layout() {
  const isLoading = useNavigation().state === 'loading'
  return (
    <>
      <PageHead />
      <a href="#main" className="skip button-primary">
        Skip to content
      </a>
      <Newsletter />
      <Breadcrumbs />
      <main
        id="main"
        tabIndex={-1}
        className="pt-16 print:pt-0 min-h-[70vh]"
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

/** The header, whose button opens the newsletter dialog. */
function Newsletter() {
<<<<<<< HEAD
  /** The button that opened the dialog; none while it is closed. */
  const [opener, setOpener] = useState<HTMLElement>()
  const { Component, failed } = useLoaded(() => import('./NewsletterDialog'), opener)
  useEffect(() => {
    if (!failed) return
    loadFailed('The newsletter’s form')
    setOpener(undefined)
  }, [failed])
  // The dialog itself knows only what had the focus since it was loaded.
  useEffect(() => () => opener?.focus(), [opener])
  return (
    <>
      <Header onNewsletter={setOpener} />
      {Component && <Component open={opener !== undefined} onClose={() => setOpener(undefined)} />}
=======
  const opener = useRef<HTMLElement>(undefined)
  const [Dialog, setDialog] = useState<typeof NewsletterDialog>()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    // The dialog itself knows only what had the focus since it was loaded.
    if (!isOpen) opener.current?.focus()
  }, [isOpen])
  async function open(button: HTMLElement) {
    opener.current = button
    try {
      const { default: Dialog } = await import('./NewsletterDialog')
      setDialog(() => Dialog)
      setOpen(true)
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
      {Dialog && <Dialog open={isOpen} onClose={() => setOpen(false)} />}
>>>>>>> a655406 (Show toasts by own code and tooltips by CSS: no package, no chunk that may fail, no copy of the pointer's state)
    </>
  )
}
