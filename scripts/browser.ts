/** Finds a browser for tests and screenshots, and installs one if there is none. */
import { execSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** The headless shell first, which starts and loads in half the time. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']

const findInstalled = () => names.map((name) => `/usr/bin/${name}`).find(existsSync)

/** Added to those of Playwright, which switch off its sandbox and its requests of its own. */
export const browserArgs = ['--disable-gpu', '--disable-quic']

/** @returns `CHROMIUM_PATH`, or a system's Chromium, installed if there is none; undefined for Playwright's own */
export function findBrowser(): string | undefined {
  const found = process.env.CHROMIUM_PATH || findInstalled()
  if (found) return found
  const isDebian = process.getuid?.() === 0 && existsSync('/etc/debian_version')
  console.log('Installing Chromium…')
  // A shell finds npx on every system.
  const install = isDebian
    ? `apt-get update -qq && apt-get install -y -qq ${names[0]}`
    : 'npx playwright install --only-shell chromium'
  execSync(install, { stdio: 'inherit' })
  return findInstalled()
}
