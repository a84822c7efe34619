/** Firefox, driven by its own protocol (Marionette): the commands of WebDriver as JSON over a socket. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Engine, LaunchOptions } from './browser'
import { freePort } from './freePort'
import { commands, type Send, webDriverBrowser } from './webDriver'

const program = [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'].find(
  (path) => path && existsSync(path),
)

const preferences = ({ dark, script }: LaunchOptions, port: number) => ({
  'marionette.port': port,
  'ui.systemUsesDarkTheme': dark ? 1 : 0,
  'layout.css.prefers-color-scheme.content-override': dark ? 0 : 1,
  'javascript.enabled': script,
  // Firefox sends nothing of its own, as tests talk to this machine only.
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.safebrowsing.downloads.remote.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.server': 'data:,',
})

/** A message is its length, a colon, and `[type, id, error, result]`. */
function sender(socket: Socket) {
  const waiting = new Map<number, (message: unknown[]) => void>()
  let received = Buffer.alloc(0)
  let id = 0
  socket.on('data', (data) => {
    received = Buffer.concat([received, data])
    for (;;) {
      const colon = received.indexOf(':')
      const end = colon + 1 + Number(received.subarray(0, colon))
      if (colon < 0 || received.length < end) return
      const message: unknown = JSON.parse(String(received.subarray(colon + 1, end)))
      received = received.subarray(end)
      // The first one is a greeting, not a list.
      if (Array.isArray(message)) waiting.get(Number(message[1]))?.(message)
    }
  })
  return (name: string, parameters: object = {}) =>
    new Promise<unknown>((resolve, reject) => {
      waiting.set(++id, ([, , error, result]) => {
        if (error) reject(new Error(`${name}: ${JSON.stringify(error)}`))
        else resolve(Object(result).value ?? result)
      })
      const text = JSON.stringify([0, id, name, parameters])
      socket.write(`${Buffer.byteLength(text)}:${text}`)
    })
}

/** Connects once Firefox listens. */
async function connectTo(port: number): Promise<Socket> {
  for (let attempt = 0; attempt < 300; attempt++) {
    const socket = connect(port, '127.0.0.1')
    const connected = await once(socket, 'connect').catch(() => undefined)
    if (connected) return socket
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('Firefox did not start')
}

export const firefox: Engine = {
  name: 'firefox',
  missing: () => (program ? undefined : 'no firefox-esr or firefox; FIREFOX_PATH names another'),
  async launch(options, baseUrl) {
    const profile = mkdtempSync(join(tmpdir(), 'firefox-'))
    const port = await freePort()
    const lines = Object.entries(preferences(options, port)).map(
      ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
    )
    writeFileSync(join(profile, 'user.js'), lines.join('\n'))
    const { width, height } = options
    const args = ['--headless', '--marionette', '--no-remote', '--profile', profile]
    const child = spawn(program ?? '', [...args, `--width=${width}`, `--height=${height}`], {
      stdio: 'ignore',
    })
    const socket = await connectTo(port)
    const call = sender(socket)
    await call('WebDriver:NewSession', { capabilities: { alwaysMatch: {} } })
    const send: Send = (command, parameters) => call(commands[command][2], parameters)
    await send('resize', { width, height })
    return webDriverBrowser(send, baseUrl, async () => {
      const exit = once(child, 'exit')
      await call('Marionette:Quit', { flags: ['eForceQuit'] }).catch(() => child.kill())
      socket.destroy()
      await exit
      rmSync(profile, { recursive: true, force: true })
    })
  },
}
