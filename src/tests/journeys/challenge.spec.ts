/** The contact form with a challenge: a message waits for its token, but not for ever. */
import type { Page } from 'playwright/test'
import { headers } from '../../contact/schema'
import { pages } from '../fixture/fixture'
import { expect, type Site, test } from './journey'
import { turnstilePath } from './standIn'

/** A widget's challenge, as the stand-in for Turnstile makes it: what becomes of it. */
interface Challenge {
  solve(token: string): void
  fail(): void
  expire(): void
}

declare global {
  interface Window {
    /** The callbacks of the widgets so far, the newest last. */
    challenges?: Challenge[]
    /** Whether they wait for the journey; else they are solved at once. */
    challengesWait?: boolean
  }
}

/** From now on, challenges wait for the journey. */
const letChallengesWait = (page: Page) =>
  page.addInitScript(() => {
    window.challengesWait = true
  })

/** Waits for the widget of an attempt, the first by default. */
const widgetShown = (page: Page, attempt = 1) =>
  page.waitForFunction((n) => (window.challenges ?? []).length >= n, attempt)

/** Decides what becomes of the newest challenge. */
const decide = (page: Page, what: keyof Challenge, token = '') =>
  page.evaluate(([what, token]) => window.challenges?.at(-1)?.[what](token), [what, token] as const)

/** Answers messages, the first one with a status. @returns their tokens */
async function receive(page: Page, first = 201) {
  const tokens: (string | undefined)[] = []
  await page.route('**/api/contact', (route) => {
    const status = tokens.length === 0 ? first : 201
    tokens.push(route.request().headers()[headers.challengeToken.toLowerCase()])
    return route.fulfill({ status, json: { id: '1', createdAt: '2025-01-01T00:00:00.000Z' } })
  })
  return tokens
}

/** @returns once the challenge is shown */
async function writeMessage(site: Site) {
  await site.open('/contact')
  await site.fillForm('Hello')
  await widgetShown(site.page)
}

/** Presses the button, and sees that the message waits. */
async function sendAndWait(site: Site) {
  await site.send.click()
  await expect(site.busy).toBeDisabled()
}

test('a token is sent at once, also with a form sent before the app', async ({ page, site }) => {
  const tokens = await receive(page)
  const startApp = await site.delayApp()
  await page.goto('/contact')
  await site.fillForm('Hello')
  await site.send.click()
  startApp()
  await expect(site.success).toBeVisible()
  expect(tokens).toEqual(['token of widget-1'])
})

test('a message that waits is sent when the visitor goes elsewhere', async ({ page, site }) => {
  await letChallengesWait(page)
  const tokens = await receive(page)
  await writeMessage(site)
  await sendAndWait(site)
  await site.menuLink(pages.about).click()
  await expect(page).toHaveURL(pages.about)
  await expect(site.success).toBeVisible()
  expect(tokens).toEqual([undefined])
})

test('a message waits for a token; an expired or used one is renewed', async ({ page, site }) => {
  site.expected.push(/503/)
  await letChallengesWait(page)
  const tokens = await receive(page, 503)
  await writeMessage(site)
  await decide(page, 'solve', 'old')
  await decide(page, 'expire')
  await sendAndWait(site)
  expect(tokens).toEqual([])
  await decide(page, 'solve', 'first')
  await expect(site.failure).toBeVisible()
  await widgetShown(page, 2)
  await sendAndWait(site)
  await decide(page, 'solve', 'second')
  await expect(site.success).toBeVisible()
  expect(tokens).toEqual(['first', 'second'])
})

/** What may become of a challenge, and how long a message waits for it, in milliseconds. */
const troubles = [
  { trouble: 'a blocked script', delay: 0 },
  { trouble: 'a challenge that fails', delay: 0 },
  { trouble: 'a challenge that never answers', delay: 5000 },
]
troubles.forEach(({ trouble, delay }) => {
  test(`${trouble} delays a message by ${delay / 1000} seconds`, async ({ page, site }) => {
    site.expected.push(/Failed to load resource/)
    await page.clock.install()
    await letChallengesWait(page)
    if (trouble === 'a blocked script')
      await page.route(`**${turnstilePath}*`, (route) => route.abort())
    const tokens = await receive(page)
    await site.open('/contact')
    await site.fillForm('Hello')
    // From here on, no limit is reached by itself.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
    await site.send.click()
    if (trouble === 'a challenge that fails') await decide(page, 'fail')
    if (delay > 0) {
      await page.clock.runFor(delay - 1)
      await expect(site.busy).toBeDisabled()
      expect(tokens).toEqual([])
      await page.clock.runFor(1)
    }
    await expect(site.success).toBeVisible()
    expect(tokens).toEqual([undefined])
  })
})
