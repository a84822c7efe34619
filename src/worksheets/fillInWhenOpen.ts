/** Loads what fills in a worksheet, once it is open. */
import { worksheetForm as words } from '../words'
import { store, workbookKey } from './store'

function watch(sheet: HTMLElement, signal: AbortSignal) {
  const details = sheet.querySelector<HTMLDetailsElement>('details:not(.sheet-example)')
  if (!details) return
  const { id, place } = JSON.parse(sheet.dataset.worksheet ?? '')
  // The key has the address, as another page may have a sheet of the same id.
  const key = place ? workbookKey(id) : `${location.pathname}#${sheet.id}`
  let isFilledIn = false
  const open = async () => {
    if (!details.open || isFilledIn) return
    isFilledIn = true
    try {
      const { fillIn } = await import('./fillIn')
      if (!signal.aborted) fillIn(sheet, key, signal)
    } catch (error) {
      console.error(error)
      isFilledIn = false
      sheet.querySelector('[role=status]')?.replaceChildren(words.failed)
    }
  }
  const link = document.querySelector<HTMLElement>(`a[href="#${sheet.id}"]`)
  const showStored = () => {
    // Each case may have a sheet of this kind of its own.
    const isFilled = [...store.all(key).keys()].some((rest) => !rest || rest.startsWith('@'))
    if (isFilled && !isFilledIn) details.open = true
    if (link) link.dataset.state = isFilled ? words.filledIn : ''
  }
  details.addEventListener('toggle', open, { signal })
  signal.addEventListener('abort', store.subscribe(showStored))
  showStored()
  open()
}

/**
 * @param html that of the element that holds the worksheets; the document leaves out their data
 * @returns a React `ref` of this element
 */
export const fillInWhenOpen = (html: string) => (element: HTMLElement | null) => {
  const watching = new AbortController()
  const sheets = [...(element?.querySelectorAll<HTMLElement>('[data-worksheet]') ?? [])]
  const whole = sheets.length > 0 ? new DOMParser().parseFromString(html, 'text/html') : undefined
  for (const sheet of sheets) {
    sheet.dataset.worksheet ||= whole?.getElementById(sheet.id)?.dataset.worksheet
    watch(sheet, watching.signal)
  }
  return () => watching.abort()
}
