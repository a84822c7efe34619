/** Finds a browser for tests and pictures, and installs one where there is none. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const known = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** What keeps a browser quiet that may only talk to this machine. */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const run = (command: string, args: string[]) => execFileSync(command, args, { stdio: 'inherit' })

/**
 * `CHROMIUM_PATH`, a system Chromium, else `apt-get install chromium` as root on Debian, else Playwright's own.
 * @returns the path of the program; undefined: Playwright finds its own
 */
export function findBrowser(): string | undefined {
  const { CHROMIUM_PATH } = process.env
  if (CHROMIUM_PATH) {
    if (existsSync(CHROMIUM_PATH)) return CHROMIUM_PATH
    throw new Error(`CHROMIUM_PATH is ${CHROMIUM_PATH}, and there is no such file`)
  }
  const found = known.find(existsSync)
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    console.log('Installing Chromium with apt-get…')
    run('apt-get', ['update', '-qq'])
    run('apt-get', ['install', '-y', '-qq', 'chromium'])
    return known.find(existsSync)
  }
  console.log('Installing Chromium with Playwright…')
  run('npx', ['playwright', 'install', 'chromium'])
  return undefined
}
