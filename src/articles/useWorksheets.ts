/** Makes the worksheets of an article ones to fill in, once they are open. */
import { useEffect } from 'react'
import { loadFields } from '../worksheets/storage'

function fillInWhenOpen(sheet: HTMLElement) {
  const details = sheet.querySelector('details')
  if (!details) return () => {}
  let loading = false
  const load = async () => {
    if (!details.open || loading) return
    loading = true
    try {
      const { fillIn } = await import('../worksheets/fillIn')
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

/** @param html the text that holds them; another text has other worksheets */
export function useWorksheets(html: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sheets are in the HTML
  useEffect(() => {
    const sheets = document.querySelectorAll<HTMLElement>('[data-worksheet]')
    const stops = [...sheets].map(fillInWhenOpen)
    return () => {
      for (const stop of stops) stop()
    }
  }, [html])
}
