/** Drives a browser by the commands of WebDriver, whatever carries them. */
import type { Browser } from './browser'
import { placeOf } from './placeOf'

/** Sends one command. @returns its value */
export type Send = (command: Command, parameters?: object) => Promise<unknown>

/** For each command its method and path over HTTP, and its name in Firefox's own protocol. */
export const commands = {
  open: ['POST', '/url', 'WebDriver:Navigate'],
  back: ['POST', '/back', 'WebDriver:Back'],
  find: ['POST', '/element', 'WebDriver:FindElement'],
  click: ['POST', '/element/:id/click', 'WebDriver:ElementClick'],
  type: ['POST', '/element/:id/value', 'WebDriver:ElementSendKeys'],
  evaluate: ['POST', '/execute/sync', 'WebDriver:ExecuteScript'],
  press: ['POST', '/actions', 'WebDriver:PerformActions'],
  resize: ['POST', '/window/rect', 'WebDriver:SetWindowRect'],
  print: ['POST', '/print', 'WebDriver:Print'],
} as const
type Command = keyof typeof commands

const keys = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004' }

const using = (target: string) => (target.startsWith('/') ? 'xpath' : 'css selector')

/**
 * @param baseUrl before each path
 * @param close ends the browser
 */
export function webDriverBrowser(send: Send, baseUrl: string, close: () => Promise<void>): Browser {
  async function find(target: string) {
    const element = await send('find', { using: using(target), value: target })
    // The one property is named by the standard: `element-6066-…`.
    return { id: String(Object.values(Object(element))[0]) }
  }
  const evaluate = (expression: string) =>
    send('evaluate', { script: `return (${expression})`, args: [] })
  return {
    open: async (path) => void (await send('open', { url: new URL(path, baseUrl).href })),
    evaluate,
    async click(target) {
      await evaluate(placeOf(target))
      await send('click', await find(target))
    },
    async type(target, text) {
      await evaluate(placeOf(target))
      await send('type', { ...(await find(target)), text })
    },
    async press(key) {
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: keys[key] }))
      await send('press', { actions: [{ type: 'key', id: 'keyboard', actions }] })
    },
    back: async () => void (await send('back')),
    async print() {
      const pdf = await send('print', {
        background: true,
        page: { width: 21, height: 29.7 },
      })
      return Buffer.from(String(pdf), 'base64')
    },
    close,
  }
}
