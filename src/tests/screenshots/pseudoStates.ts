/** Shows every control of a page as it looks under the pointer, with the focus, or while it is pressed. */
import type { Page } from 'playwright'
import { appReady } from '../journeys/journey'

const pseudoStates = { hover: ['hover'], focus: ['focus', 'focus-visible'], active: ['active'] }
export type PseudoState = keyof typeof pseudoStates

const controls = 'a, button, input, textarea, select, summary, [tabindex]'

/** Starts the app first, since it may make elements anew. @returns what ends it */
export async function forcePseudoState(page: Page, state: PseudoState) {
  await page.keyboard.press('Shift')
  await appReady(page)
  const client = await page.context().newCDPSession(page)
  await client.send('DOM.enable')
  await client.send('CSS.enable')
  const { root } = await client.send('DOM.getDocument', { depth: 0 })
  const { nodeIds } = await client.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: controls,
  })
  const forcedPseudoClasses = pseudoStates[state]
  await Promise.all(
    nodeIds.map((nodeId) => client.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })),
  )
  return () => client.detach()
}
