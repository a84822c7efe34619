/** Makes worksheets ones to fill in, once they are open. */
import { loadFields } from './storage'

function watch(sheet: HTMLElement) {
  const details = sheet.querySelector('details')
  if (!details) return () => {}
  let loading = false
  const load = async () => {
    if (!details.open || loading) return
    loading = true
    try {
      const { fillIn } = await import('./fillIn')
      stop()
      fillIn(sheet)
    } catch (error) {
      console.error(error)
      loading = false
      const status = sheet.querySelector('[role=status]')
      if (status) status.textContent = 'The fields did not load. Close the sheet and open it again.'
    }
  }
  const stop = () => details.removeEventListener('toggle', load)
  details.addEventListener('toggle', load)
  // What was typed before is shown at once.
  if (loadFields(sheet.id).length > 0) details.open = true
  load()
  return stop
}

/** A React `ref` of the element that holds the worksheets. */
export function fillInWhenOpen(element: HTMLElement | null) {
  const sheets = element?.querySelectorAll<HTMLElement>('[data-worksheet]') ?? []
  const stops = [...sheets].map(watch)
  return () => {
    for (const stop of stops) stop()
  }
}
