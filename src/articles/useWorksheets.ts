/** Makes the worksheets of an article ones to fill in, at the first sign that a reader wants to. */
import { useEffect } from 'react'
import { loadFields } from '../worksheets/storage'

const signs = ['pointerover', 'pointerdown', 'focusin', 'click'] as const

function fillInWhenUsed(sheet: HTMLElement) {
  let loading = false
  const stop = () => {
    for (const sign of signs) sheet.removeEventListener(sign, load)
  }
  async function load(event?: Event) {
    if (event?.type === 'click') clicked = event.target
    if (loading) return
    loading = true
    try {
      const { fillIn } = await import('../worksheets/fillIn')
      stop()
      fillIn(sheet)
      // The fields were not there when their place was clicked.
      if (clicked instanceof HTMLButtonElement) clicked.click()
      else if (clicked instanceof HTMLTableCellElement)
        clicked.querySelector<HTMLElement>('input, select')?.focus()
    } catch (error) {
      // The next sign tries again; until then it is a table to print.
      console.error(error)
      loading = false
    }
  }
  let clicked: EventTarget | null = null
  for (const sign of signs) sheet.addEventListener(sign, load)
  // The pointer or the focus may be there already; and what was typed before is shown at once.
  const isUsed = sheet.matches(':hover, :focus-within') || loadFields(sheet.id).length > 0
  if (isUsed) load()
  return stop
}

/** @param html the text that holds them; another text has other worksheets */
export function useWorksheets(html: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sheets are in the HTML
  useEffect(() => {
    const sheets = document.querySelectorAll<HTMLElement>('[data-worksheet]')
    const stops = [...sheets].map(fillInWhenUsed)
    return () => {
      for (const stop of stops) stop()
    }
  }, [html])
}
