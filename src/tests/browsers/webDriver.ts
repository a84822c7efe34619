/** Firefox and WebKit by the commands of WebDriver (https://www.w3.org/TR/webdriver2/), which each takes in its own way. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { expect } from 'playwright/test'
import { freePort } from './freePort'

/** That of a window, in which the page is somewhat smaller; neither engine has one narrower than 450 pixels. */
export interface Size {
  width: number
  height: number
}

/** What a test does with a page, in any engine. */
export interface Driver {
  open(url: string): Promise<unknown>
  /** @returns the value of an expression; it throws what the expression throws */
  evaluate(expression: string): Promise<unknown>
  click(x: number, y: number): Promise<unknown>
  type(text: string): Promise<unknown>
  pressEscape(): Promise<unknown>
  back(): Promise<unknown>
  close(): Promise<unknown>
}

/** Commands with their paths below a session, for a driver that takes them by HTTP. */
const paths = {
  Navigate: 'url',
  ExecuteScript: 'execute/sync',
  PerformActions: 'actions',
  SetWindowRect: 'window/rect',
}

type Send = (command: keyof typeof paths, parameters: object) => Promise<unknown>

const escapeKey = '\uE00C'

function driverOf(send: Send, close: () => Promise<unknown>): Driver {
  const type = (text: string) => {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    return send('PerformActions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
  }
  const evaluate = (expression: string) =>
    send('ExecuteScript', { script: `return (${expression})`, args: [], newSandbox: false })
  return {
    open: (url) => send('Navigate', { url }),
    evaluate,
    click(x, y) {
      const actions = [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]
      return send('PerformActions', { actions: [{ type: 'pointer', id: 'mouse', actions }] })
    },
    type,
    pressEscape: () => type(escapeKey),
    // WebKit's own command waits for a load, which a step within the app does not bring.
    back: () => evaluate('history.back()'),
    close,
  }
}

async function end(child: ChildProcess) {
  child.kill()
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}

/** Messages of Firefox' Marionette: each its length in bytes, a colon, and JSON. */
async function* messagesOf(socket: Socket) {
  let rest = Buffer.alloc(0)
  for await (const chunk of socket) {
    rest = Buffer.concat([rest, chunk])
    for (let colon = rest.indexOf(':'); colon > 0; colon = rest.indexOf(':')) {
      const end = colon + 1 + Number(rest.subarray(0, colon))
      if (rest.length < end) break
      yield JSON.parse(rest.subarray(colon + 1, end).toString())
      rest = rest.subarray(end)
    }
  }
}

/** The first match in what a process writes. */
async function written(output: Readable, pattern: RegExp) {
  for await (const line of createInterface({ input: output })) {
    const match = pattern.exec(line)
    if (match) return match[1]
  }
  throw new Error(`It ended without ${pattern}`)
}

const firefoxPath = [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'].find(
  (path) => path && existsSync(path),
)

export const firefox = {
  name: 'firefox',
  ...(!firefoxPath && { missing: 'No FIREFOX_PATH, and no package firefox-esr' }),
  async launch(size: Size) {
    const profile = await mkdtemp(join(tmpdir(), 'firefox-'))
    await writeFile(join(profile, 'user.js'), 'user_pref("marionette.port", 0);')
    const args = ['--headless', '--marionette', '--no-remote', '--profile', profile]
    const browser = spawn(String(firefoxPath), args, { stdio: ['ignore', 'pipe', 'ignore'] })
    const port = await written(browser.stdout, /Marionette.* port (\d+)/)
    const socket = connect(Number(port), '127.0.0.1')
    const messages = messagesOf(socket)
    // Its greeting.
    await messages.next()
    let id = 0
    async function request(command: string, parameters: object) {
      id += 1
      const message = JSON.stringify([0, id, `WebDriver:${command}`, parameters])
      socket.write(`${Buffer.byteLength(message)}:${message}`)
      const { value } = await messages.next()
      if (value[2]) throw new Error(value[2].message)
      return value[3].value
    }
    await request('NewSession', { pageLoadStrategy: 'eager' })
    await request('SetWindowRect', size)
    return driverOf(request, async () => {
      socket.destroy()
      await end(browser)
      await rm(profile, { recursive: true })
    })
  },
}

const webKitDriver = '/usr/bin/WebKitWebDriver'
/** A screen for it, as it has no headless mode. */
const xvfb = '/usr/bin/Xvfb'

export const webkit = {
  name: 'webkit',
  ...(!(existsSync(webKitDriver) && existsSync(xvfb)) && {
    missing: 'No packages webkit2gtk-driver and xvfb',
  }),
  async launch(size: Size) {
    const screen = spawn(xvfb, ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    })
    const display = await written(screen.stdio[3] as Readable, /(\d+)/)
    const port = await freePort()
    const env = { ...process.env, DISPLAY: `:${display}` }
    const server = spawn(webKitDriver, [`--port=${port}`], { env, stdio: 'ignore' })
    async function request(method: string, path: string, parameters?: object) {
      const body = parameters && JSON.stringify(parameters)
      const response = await fetch(`http://127.0.0.1:${port}/${path}`, {
        method,
        body,
        headers: { Connection: 'close' },
      })
      const { value } = await response.json()
      if (!response.ok) throw new Error(value.message)
      return value
    }
    await expect.poll(() => request('GET', 'status').catch(() => undefined)).toBeTruthy()
    // Not `eager`: a script right after such a load may be lost with the process of the page before, and never returns.
    const { sessionId } = await request('POST', 'session', { capabilities: {} })
    const session = `session/${sessionId}`
    const send: Send = (command, parameters) =>
      request('POST', `${session}/${paths[command]}`, parameters)
    await send('SetWindowRect', size)
    return driverOf(send, async () => {
      await request('DELETE', session)
      await end(server)
      await end(screen)
    })
  },
}
