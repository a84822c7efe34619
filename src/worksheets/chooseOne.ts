/** Asks the visitor to choose one of several answers. */
import { create } from './fields'

/**
 * @param answers the labels of the buttons, by what is returned; the first one is that of Escape
 * @param kind a window above the page, or a bar at its edge, beside which the page can be used
 * @returns once one is chosen
 */
export function chooseOne<Answer extends string>(
  question: string,
  answers: Readonly<Record<Answer, string>>,
  kind: 'window' | 'bar' = 'window',
) {
  return new Promise<string>((resolve) => {
    const [first = ''] = Object.keys(answers)
    const dialog = create('dialog', { className: `worksheet-question worksheet-${kind}` })
    const text = create('p', { id: 'worksheet-question', textContent: question })
    dialog.setAttribute('aria-labelledby', text.id)
    const buttons = Object.entries<string>(answers).map(([answer, textContent]) => {
      const className = 'button-quiet border border-solid border-edge'
      const onclick = () => dialog.close(answer)
      return create('button', { type: 'button', className, textContent, onclick })
    })
    dialog.append(text, ...buttons)
    dialog.onclose = () => {
      dialog.remove()
      resolve(dialog.returnValue || first)
    }
    document.body.append(dialog)
    if (kind === 'bar') dialog.show()
    else dialog.showModal()
  })
}

/** Answers an open question with its first answer. */
export const closeQuestion = () =>
  document.querySelector<HTMLDialogElement>('.worksheet-question')?.close()
