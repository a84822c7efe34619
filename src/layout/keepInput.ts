/**
 * Keeps what the visitor did before the app took over. Where React cannot use the prerendered elements, as in a
 * translated page, it makes all of them anew.
 */
const find = (root: HTMLElement, selector: string) => [
  ...root.querySelectorAll<HTMLElement>(selector),
]
const findDeferrable = (root: HTMLElement) => find(root, '[data-defer-click], [data-defer-submit]')

const isField = (element: unknown) =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement

/**
 * @param deferred the button or form that waits for the app; after the restoration, the one that took its place
 * @returns what puts typed text, the focus and the cursor into the new elements, by their id
 */
export function keepInput(root: HTMLElement, deferred: HTMLElement[]) {
  // They keep what is typed until they are replaced.
  const fields = find(root, 'input[id], textarea[id]').filter(isField)
  const deferrable = findDeferrable(root)
  let focused: EventTarget | null = document.activeElement
  const follow = ({ target }: FocusEvent) => {
    focused = target
  }
  addEventListener('focusin', follow)

  return () => {
    removeEventListener('focusin', follow)
    for (const field of fields) {
      const made = document.getElementById(field.id)
      if (made !== field && isField(made)) made.value = field.value
    }
    if (focused instanceof HTMLElement && !focused.isConnected && focused.id) {
      const made = document.getElementById(focused.id)
      made?.focus({ preventScroll: true })
      // Browsers do not say where the cursor is in an email address.
      if (isField(focused) && isField(made) && focused.selectionStart !== null)
        made.setSelectionRange(focused.selectionStart, focused.selectionEnd)
    }
    const [element] = deferred
    if (element && !element.isConnected)
      deferred.splice(0, 1, ...findDeferrable(root).filter((_, n) => deferrable[n] === element))
  }
}
