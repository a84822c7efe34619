/** Finds a browser for tests and screenshots, and installs one if there is none. */
import { execSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** The headless shell first, which Playwright takes, too: it starts and loads in half the time. */
const shell = 'chromium-headless-shell'
const systemPaths = [shell, 'chromium', 'chromium-browser', 'google-chrome'].map(
  (name) => `/usr/bin/${name}`,
)

/** Switches off the browser's requests of its own, as tests talk to this machine only. */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** By a shell, which finds npx on every system. */
const run = (command: string) => execSync(command, { stdio: 'inherit' })

/**
 * `CHROMIUM_PATH`, a system's Chromium, else Playwright's own; as root on Debian its headless shell is installed.
 * @returns the path of the program; undefined if Playwright installed it, as it finds its own
 */
export function findBrowser(): string | undefined {
  const { CHROMIUM_PATH } = process.env
  if (CHROMIUM_PATH) return CHROMIUM_PATH
  const isDebian = existsSync('/etc/debian_version')
  if (process.getuid?.() === 0 && isDebian && !existsSync(`/usr/bin/${shell}`)) {
    console.log('Installing Chromium with apt-get…')
    run(`apt-get update -qq && apt-get install -y -qq ${shell}`)
  }
  const found = systemPaths.find(existsSync)
  if (found) return found
  console.log('Installing Chromium with Playwright…')
  run('npx playwright install --only-shell chromium')
  return undefined
}
