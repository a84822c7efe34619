/** When a tooltip opens and closes: for the pointer with delays, for the keyboard at once. */

/** Milliseconds from the pointer's arrival to the tooltip. */
const openDelay = 700

/** Milliseconds after a tooltip closed within which another one needs no delay. */
const skipDelay = 300

type Target = EventTarget | null
const within = (target: Target, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null

/** @param show is given the element whose tooltip is to be open, or null; as long as the document lives */
export function watchTriggers(show: (trigger: HTMLElement | null) => void) {
  // Safari 14 throws where it is given the first.
  const focusVisible = CSS.supports('selector(:focus-visible)') ? ':focus-visible' : ':focus'
  let open = false
  let closedAt = Number.NEGATIVE_INFINITY
  let timer: ReturnType<typeof setTimeout> | undefined
  /** What the pointer is on; after a click or Escape its tooltip opens again only once the pointer has left. */
  let hovered: HTMLElement | null = null

  function set(trigger: HTMLElement | null) {
    clearTimeout(timer)
    if (open && !trigger) closedAt = Date.now()
    open = trigger !== null
    show(trigger)
  }
  const close = () => set(null)

  function hover(target: Target) {
    const trigger = within(target, '[data-tooltip]')
    // The pointer may move on to the tooltip, such as under a magnifier.
    if (trigger === hovered || within(target, '[role=tooltip]')) return
    hovered = trigger
    close()
    if (trigger) timer = setTimeout(set, Date.now() < closedAt + skipDelay ? 0 : openDelay, trigger)
  }
  function focus(target: Target) {
    const trigger = within(target, '[data-tooltip]')
    if (trigger?.matches(focusVisible)) set(trigger)
  }

  const on = <T extends keyof WindowEventMap>(type: T, listener: (e: WindowEventMap[T]) => void) =>
    addEventListener(type, listener, true)
  on('pointerover', ({ target, pointerType }) => pointerType !== 'touch' && hover(target))
  // Out of the window there is nothing that it could be over.
  on(
    'pointerout',
    ({ relatedTarget, pointerType }) => pointerType !== 'touch' && hover(relatedTarget),
  )
  on('focusin', ({ target }) => focus(target))
  for (const type of ['focusout', 'pointerdown', 'click', 'scroll'] as const) on(type, close)
  on('keydown', ({ key }) => key === 'Escape' && close())

  // Whatever came before the app.
  if (matchMedia('(hover: hover)').matches) hover(document.querySelector('[data-tooltip]:hover'))
  focus(document.activeElement)
}
