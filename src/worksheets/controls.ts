/** The buttons below a worksheet, and the line that says what they did. */

export interface Controls {
  /** Shows and announces a sentence. */
  report: (message: string) => void
  /** Whether the last button can undo the clearing. */
  setUndo: (canUndo: boolean) => void
}

interface Actions {
  copy: () => Promise<void>
  download: () => void
  clear: () => void
  undo: () => void
}

/** @param place holds the button that began it all, which stays where it is */
export function addControls(place: Element, actions: Actions): Controls {
  const status = document.createElement('p')
  status.setAttribute('role', 'status')
  const report = (message: string) => {
    status.textContent = message
  }
  const first = place.querySelector('button')
  const buttonOf = (text: string, act: () => void) => {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = first?.className ?? ''
    button.textContent = text
    button.onclick = act
    return button
  }
  let canUndo = false
  const clear = buttonOf('Clear all', () => (canUndo ? actions.undo() : actions.clear()))
  first?.after(
    buttonOf('Print', () => print()),
    buttonOf('Copy', () =>
      actions.copy().then(
        () => report('Copied; paste it into a spreadsheet.'),
        () => report('Copying is not allowed here; download it instead.'),
      ),
    ),
    buttonOf('Download CSV', actions.download),
    clear,
  )
  place.append(status)
  return {
    report,
    setUndo: (undo) => {
      canUndo = undo
      clear.textContent = undo ? 'Undo clearing' : 'Clear all'
    },
  }
}
