/** The buttons below a worksheet, and the line that says what they did. */

export interface Controls {
  /** Shows and announces a sentence. */
  report: (message: string) => void
  /** Whether the last button can undo the clearing. */
  setUndo: (canUndo: boolean) => void
}

interface Actions {
  print: () => void
  copy: () => Promise<void>
  download: () => void
  clear: () => void
  undo: () => void
}

/** As the button that copies an article's address. */
const look = 'button-quiet border border-solid border-edge'

/** @param place what the build made for them, with a note and a line of status */
export function addControls(place: Element, actions: Actions): Controls {
  const status = place.querySelector('[role=status]')
  const report = (message: string) => {
    if (status) status.textContent = message
  }
  const buttonOf = (text: string, act: () => void) => {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = look
    button.textContent = text
    button.onclick = act
    return button
  }
  let canUndo = false
  const clear = buttonOf('Clear all', () => (canUndo ? actions.undo() : actions.clear()))
  place.prepend(
    buttonOf('Print this sheet', actions.print),
    buttonOf('Copy', () =>
      actions.copy().then(
        () => report('Copied; paste it into a spreadsheet.'),
        () => report('Copying is not allowed here; download it instead.'),
      ),
    ),
    buttonOf('Download CSV', actions.download),
    clear,
  )
  return {
    report,
    setUndo: (undo) => {
      canUndo = undo
      clear.textContent = undo ? 'Undo clearing' : 'Clear all'
    },
  }
}
