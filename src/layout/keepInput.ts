/** What was typed and where the focus was, while React replaces the elements. */

const isField = (element: unknown) =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement

/** Remembers the texts of all fields with an id, and the focus. @returns a function that puts them back, by their ids */
export function keepInput() {
  // The elements keep their text until they are replaced.
  const elements = new Set(document.querySelectorAll('input[id], textarea[id], [id]:focus'))
  let focused = document.activeElement
  const follow = ({ type, target }: FocusEvent) => {
    if (type === 'focusin' && target instanceof Element) focused = target
    // What is replaced loses the focus, too, but is put back before this runs.
    else setTimeout(() => ({ activeElement: focused } = document))
  }
  const types = ['focusin', 'focusout'] as const
  for (const type of types) document.addEventListener(type, follow)
  return () => {
    for (const type of types) document.removeEventListener(type, follow)
    if (focused?.id) elements.add(focused)
    for (const element of elements) {
      const made = document.getElementById(element.id)
      if (!made || made === element) continue
      if (element === focused) made.focus({ preventScroll: true })
      if (!isField(element) || !isField(made)) continue
      made.value = element.value
      // Browsers do not say where the cursor is in an email address.
      if (element === focused && element.selectionStart !== null)
        made.setSelectionRange(element.selectionStart, element.selectionEnd)
    }
  }
}
