/** Finds a browser for tests and screenshots, and installs one if there is none. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** The headless shell first, which Playwright takes, too: it starts and loads in half the time. */
const shell = '/usr/bin/chromium-headless-shell'
const systemPaths = [
  shell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** Switches off the browser's requests of its own, as tests talk to this machine only. */
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
 * `CHROMIUM_PATH`, a system's Chromium, else Playwright's own; as root on Debian its headless shell is installed.
 * @returns the path of the program; undefined if Playwright installed it, as it finds its own
 */
export function findBrowser(): string | undefined {
  const { CHROMIUM_PATH } = process.env
  if (CHROMIUM_PATH) return CHROMIUM_PATH
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version') && !existsSync(shell)) {
    console.log('Installing Chromium with apt-get…')
    run('apt-get', ['update', '-qq'])
    run('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell'])
  }
  const found = systemPaths.find(existsSync)
  if (found) return found
  console.log('Installing Chromium with Playwright…')
  run('npx', ['playwright', 'install', '--only-shell', 'chromium'])
  return undefined
}
