/** WebKit: the GTK port's own browser, driven by WebDriver over HTTP, on a display that nobody sees. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import type { Engine } from './browser'
import { freePort } from './freePort'
import { commands, type Send, webDriverBrowser } from './webDriver'

const driver = '/usr/bin/WebKitWebDriver'

async function request(url: string, method: string, parameters?: object): Promise<unknown> {
  const response = await fetch(url, {
    method,
    ...(parameters && { body: JSON.stringify(parameters) }),
  })
  const { value } = await response.json()
  if (!response.ok) throw new Error(`${method} ${url}: ${JSON.stringify(value)}`)
  return value
}

/** Starts a session once the driver listens. @returns its address */
async function newSession(url: string, capabilities: object): Promise<string> {
  for (let attempt = 0; attempt < 300; attempt++) {
    const answer = await fetch(`${url}/status`).catch(() => undefined)
    if (answer?.ok)
      return `${url}/session/${Object(await request(`${url}/session`, 'POST', { capabilities })).sessionId}`
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('WebKitWebDriver did not start')
}

export const webKit: Engine = {
  name: 'webkit',
  missing({ script, dark }) {
    if (!existsSync(driver)) return 'no WebKitWebDriver (Debian: webkit2gtk-driver)'
    if (!existsSync('/usr/bin/xvfb-run')) return 'no xvfb-run (Debian: xvfb)'
    if (!script) return 'WebDriver itself runs scripts in the page'
    if (dark) return 'the preferred scheme cannot be set'
    return undefined
  },
  async launch({ width, height }, baseUrl) {
    const port = await freePort()
    const screen = `-screen 0 ${width}x${height + 200}x24`
    const child = spawn('xvfb-run', ['-a', '-s', screen, driver, `--port=${port}`], {
      // A group of its own, which ends as a whole.
      detached: true,
      stdio: 'ignore',
      env: { ...process.env, LIBGL_ALWAYS_SOFTWARE: '1' },
    })
    const session = await newSession(`http://127.0.0.1:${port}`, { alwaysMatch: {} })
    const send: Send = (command, parameters = {}) => {
      const { id, ...body }: { id?: string } = parameters
      const [method, path] = commands[command]
      return request(session + path.replace(':id', String(id)), method, body)
    }
    await send('resize', { width, height })
    return webDriverBrowser(send, baseUrl, async () => {
      const exit = once(child, 'exit')
      await request(session, 'DELETE').catch(() => undefined)
      if (child.pid) process.kill(-child.pid)
      await exit
    })
  },
}
