/**
 * The page as the visitor had it before the app took over. Where React cannot use it, such as in a
 * translated page, it makes all elements anew; what was typed, and the focus, are then put into the new ones,
 * and a deferred click or submit is for the new one.
 */
const focusable = 'a, button, input, textarea, select'
const deferrable = '[data-defer-click], [data-defer-submit]'

let html: string | undefined
/** The elements in the order of the document. They keep what is typed until they are replaced. */
let elements: HTMLElement[] = []
let focused: EventTarget | null = null
/** Those that can be deferred, in the same order: a browser's extension may add a button, but none of these. */
let candidates: HTMLElement[] = []
let deferred: HTMLElement[] = []

const find = (root: ParentNode | null, selector: string) => [
  ...(root?.querySelectorAll<HTMLElement>(selector) ?? []),
]

const isField = (element: HTMLElement | null | undefined) =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement

const follow = (event: FocusEvent) => {
  focused = event.target
}

function copyText(from: HTMLElement) {
  const to = from.id ? document.getElementById(from.id) : null
  if (isField(from) && isField(to) && to.value !== from.value) to.value = from.value
}

function moveFocus(from: HTMLElement, to: HTMLElement | undefined) {
  to?.focus({ preventScroll: true })
  // Browsers do not say where the cursor is in an email address.
  if (isField(from) && isField(to) && from.selectionStart !== null)
    to.setSelectionRange(from.selectionStart, from.selectionEnd)
}

export const prerendered = {
  /** The HTML of the root; undefined after a navigation, and in development. */
  html: () => html,

  /** Before hydration. */
  remember(root: HTMLElement, early: HTMLElement[]) {
    html = root.innerHTML
    elements = find(root, focusable)
    candidates = find(root, deferrable)
    deferred = early
    focused = document.activeElement
    addEventListener('focusin', follow)
  },

  /** After hydration, before any effect reads a field. */
  restoreInput() {
    removeEventListener('focusin', follow)
    const root = document.getElementById('root')
    const made = find(root, focusable)
    for (const [n, old] of elements.entries()) {
      if (old.isConnected) continue
      copyText(old)
      if (old === focused) moveFocus(old, document.getElementById(old.id) ?? made[n])
    }
    elements = []
    const [element] = deferred
    if (element && !element.isConnected)
      deferred.splice(0, 1, ...find(root, deferrable).filter((_, n) => candidates[n] === element))
  },

  /** On a navigation. */
  forget() {
    html = undefined
  },
}
