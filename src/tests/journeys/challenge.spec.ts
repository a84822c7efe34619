/** The contact form with Turnstile: a message waits for its token, but not for ever. */
import type { Page } from 'playwright/test'
import { headers } from '../../contact/protocol'
import { delayApp, expect, open, test } from './journey'
import { servers } from './servers'
import { decide, letChallengesWait, scriptPath, widgetShown } from './turnstile'

test.use({ baseURL: servers.providers.url })

/** Answers messages with a status each, the last one for all further ones. @returns their tokens */
async function receive(page: Page, ...statuses: number[]) {
  const tokens: (string | undefined)[] = []
  await page.route('**/api/contact', (route) => {
    const status = statuses[tokens.length] ?? 201
    tokens.push(route.request().headers()[headers.turnstileToken.toLowerCase()])
    return route.fulfill({ status, json: { id: '1', createdAt: '2025-01-01T00:00:00.000Z' } })
  })
  return tokens
}

async function fill(page: Page) {
  await page.getByLabel('Name').fill('Ada Reader')
  await page.getByLabel('Email').fill('ada@reader.example')
  await page.getByLabel('Message').fill('Hello')
}

/** @returns once the challenge is shown */
async function writeMessage(page: Page) {
  await open(page, '/contact')
  await fill(page)
  await widgetShown(page)
}

const send = (page: Page) => page.getByRole('button', { name: 'Send Message' }).click()
const busy = (page: Page) => page.getByRole('button', { name: 'Sending...' })
const toast = (page: Page, variant: 'default' | 'destructive') =>
  page.locator(`[data-variant=${variant}]`)
const sent = (page: Page) => toast(page, 'default')

test('a message waits for the challenge, and carries its token', async ({ page }) => {
  await letChallengesWait(page)
  const tokens = await receive(page)
  await writeMessage(page)
  await send(page)
  await expect(busy(page)).toBeDisabled()
  expect(tokens).toEqual([])
  await decide(page, 'solve', 'late')
  await expect(sent(page)).toBeVisible()
  expect(tokens).toEqual(['late'])
})

test('a token that is there is sent at once, also with a form sent before the app', async ({
  page,
}) => {
  const tokens = await receive(page)
  const startApp = await delayApp(page)
  await page.goto('/contact')
  await fill(page)
  await send(page)
  startApp()
  await expect(sent(page)).toBeVisible()
  expect(tokens).toEqual(['token of widget-1'])
})

test('a message that waits is sent when the visitor goes to another page', async ({ page }) => {
  await letChallengesWait(page)
  const tokens = await receive(page)
  await writeMessage(page)
  await send(page)
  await expect(busy(page)).toBeDisabled()
  await page.getByRole('link', { name: 'About', exact: true }).first().click()
  await expect(page).toHaveURL('/about')
  await expect(sent(page)).toBeVisible()
  expect(tokens).toEqual([undefined])
})

test('each attempt has a token of its own', async ({ page, watch }) => {
  watch.expected.push(/503/)
  await letChallengesWait(page)
  const tokens = await receive(page, 503)
  await writeMessage(page)
  await decide(page, 'solve', 'first')
  await send(page)
  await expect(toast(page, 'destructive')).toBeVisible()
  await widgetShown(page, 2)
  await send(page)
  await expect(busy(page)).toBeDisabled()
  await decide(page, 'solve', 'second')
  await expect(sent(page)).toBeVisible()
  expect(tokens).toEqual(['first', 'second'])
})

test('a token that has expired is replaced by the next one', async ({ page }) => {
  await letChallengesWait(page)
  const tokens = await receive(page)
  await writeMessage(page)
  await decide(page, 'solve', 'old')
  await decide(page, 'expire')
  await send(page)
  await expect(busy(page)).toBeDisabled()
  await decide(page, 'solve', 'new')
  await expect(sent(page)).toBeVisible()
  expect(tokens).toEqual(['new'])
})

test.describe('with a clock that stands still', () => {
  /** Stops the page's clock, so that no limit is reached by itself. */
  async function stopClock(page: Page) {
    const now = await page.evaluate(() => Date.now())
    await page.clock.pauseAt(now + 1000)
  }

  test.beforeEach(async ({ page }) => {
    await page.clock.install()
    await letChallengesWait(page)
  })

  test('a blocked script does not delay a message', async ({ page, watch }) => {
    watch.expected.push(/Failed to load resource/)
    await page.route(`**${scriptPath}*`, (route) => route.abort())
    const tokens = await receive(page)
    await open(page, '/contact')
    await fill(page)
    await stopClock(page)
    await send(page)
    await expect(sent(page)).toBeVisible()
    expect(tokens).toEqual([undefined])
  })

  test('a challenge that fails does not delay a message', async ({ page }) => {
    const tokens = await receive(page)
    await writeMessage(page)
    await stopClock(page)
    await send(page)
    await expect(busy(page)).toBeDisabled()
    await decide(page, 'fail')
    await expect(sent(page)).toBeVisible()
    expect(tokens).toEqual([undefined])
  })

  for (const what of ['script', 'challenge'])
    test(`a ${what} that never answers delays a message by five seconds`, async ({ page }) => {
      if (what === 'script') await page.route(`**${scriptPath}*`, () => {})
      const tokens = await receive(page)
      await open(page, '/contact')
      await fill(page)
      await stopClock(page)
      await send(page)
      await expect(busy(page)).toBeDisabled()
      await page.clock.runFor(4999)
      await expect(busy(page)).toBeDisabled()
      expect(tokens).toEqual([])
      await page.clock.runFor(1)
      await expect(sent(page)).toBeVisible()
      expect(tokens).toEqual([undefined])
    })
})
