/** Loaded into each document in development: keeps the overlay of mistakes until they are mended, and no longer. */
import type { UpdatePayload } from 'vite'
import './status.css'

const overlay = () => document.querySelector('vite-error-overlay')

const isOfContent = (shown: Element) =>
  shown.shadowRoot?.querySelector('.plugin')?.textContent?.includes('content')

/** The style sheet of utility classes follows each change of any file. */
const areUtilities = ({ updates }: UpdatePayload) =>
  updates.every(({ path }) => path.includes('__uno'))

let kept: Element | null = null

// Vite would take an overlay away, or load the page anew, though what is wrong has not changed.
import.meta.hot?.on('vite:beforeUpdate', (update) => {
  const shown = overlay()
  if (!shown || !(isOfContent(shown) || areUtilities(update))) return
  shown.remove()
  kept = shown
})
import.meta.hot?.on('vite:afterUpdate', (update) => {
  if (kept && !overlay()) document.body.append(kept)
  kept = null
  // What a broken component has left of the app; no other update reaches it.
  if (document.querySelector('[data-route-error]') && !areUtilities(update)) location.reload()
})

import.meta.hot?.on('content-mended', () => {
  kept = null
  const shown = overlay()
  if (shown && isOfContent(shown)) shown.remove()
})
