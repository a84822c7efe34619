/** Keys of every page: Escape hides a tooltip, `/` leads to the search. All else of tooltips is CSS. */

const { dataset } = document.documentElement

export function listenForKeys() {
  addEventListener('keydown', (event) => {
    // Until the pointer or the focus moves.
    if (event.key === 'Escape') dataset.tooltips = 'hidden'
    const box = event.key === '/' && document.getElementById('search')
    // A slash that is typed into it, which is the only field of its page, is text.
    if (!box || event.target === box) return
    event.preventDefault()
    box.focus()
  })
  for (const type of ['pointerover', 'focusin'])
    addEventListener(type, () => delete dataset.tooltips)
}
