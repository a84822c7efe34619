/** The newsletter dialog and the film: no frame is loaded before the visitor clicks. */
import type { Page } from 'playwright/test'
import { site } from '../../site'
import { audit } from './audit'
import { delayApp, expect, open, test } from './journey'
import { servers } from './servers'

test('the newsletter dialog opens from the bar, keeps the focus, and closes', async ({ page }) => {
  await open(page, '/')
  const dialog = page.getByRole('dialog', { name: site.newsletter.title })
  const button = page.getByRole('button', { name: 'Newsletter' })
  await button.click()
  await expect(dialog).toBeVisible()
  await expect(dialog).toContainText(site.newsletter.text)
  const frame = dialog.locator('iframe')
  expect((await frame.boundingBox())?.height).toBe(320)
  await expect(frame.contentFrame().getByLabel('Email')).toBeVisible()
  for (let presses = 0; presses < 8; presses++) {
    await page.keyboard.press('Tab')
    const inside = await page.evaluate(
      () => document.activeElement?.closest('[role=dialog]') !== null,
    )
    expect(inside).toBe(true)
  }
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await button.click()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()
})

test('the first dialog, too, gives the focus back, and Escape closes it from within its frame', async ({
  page,
}) => {
  await open(page, '/')
  const button = page.getByRole('button', { name: 'Newsletter' })
  await button.click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('iframe').contentFrame().getByLabel('Email').click()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()
})

/** Opens the dialog and sends its form. @returns the frame */
async function signUp(page: Page, site = '') {
  await open(page, `${site}/`)
  await page.getByRole('button', { name: 'Newsletter' }).click()
  const frame = page.locator('[role=dialog] iframe').contentFrame()
  await frame.getByLabel('Name').fill('Ada Reader')
  await frame.getByLabel('Email').fill('ada@reader.example')
  await frame.getByRole('button', { name: 'Subscribe' }).click()
  return frame
}

test('a sign-up in the dialog is answered in its frame', async ({ page }) => {
  const frame = await signUp(page)
  await expect(frame.getByRole('heading', { level: 1 })).toContainText('has arrived')
  await expect(page).toHaveURL('/')
  await audit(page, 'the dialog after a sign-up')
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('a sign-up that fails is answered in its frame, with a way back', async ({ page, watch }) => {
  watch.expected.push(/503/)
  const frame = await signUp(page, servers.tableless.url)
  await expect(frame.getByRole('heading', { level: 1 })).toContainText('was not sent')
  await audit(page, 'the dialog after a sign-up that failed')
  await frame.getByRole('link', { name: 'start again' }).click()
  await expect(frame.getByLabel('Email')).toBeVisible()
  await expect(page).toHaveURL(`${servers.tableless.url}/`)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 800 } })
  test('the dialog opens from the menu', async ({ page }) => {
    await open(page, '/')
    await page.getByLabel('Menu', { exact: true }).click()
    await page.getByRole('button', { name: 'Newsletter' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(page.getByLabel('Menu', { exact: true })).toBeFocused()
  })
})

test('all of the dialog can be reached where it is higher than the window', async ({ page }) => {
  await page.setViewportSize({ width: 812, height: 375 })
  await open(page, '/')
  await page.getByLabel('Menu', { exact: true }).click()
  await page.getByRole('button', { name: 'Newsletter' }).click()
  const dialog = page.getByRole('dialog')
  for (const name of ['Close', 'Back to the page']) {
    await dialog.getByRole('button', { name }).focus()
    await expect(dialog.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
  }
})

test('a click on the newsletter before the app is there opens it later', async ({ page }) => {
  const startApp = await delayApp(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Newsletter' }).click()
  startApp()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('the film’s frame is loaded on a click, not before', async ({ page }) => {
  const requests: string[] = []
  page.on(
    'request',
    (request) => request.url().includes(site.video.frame) && requests.push(request.url()),
  )
  await open(page, '/services/speaking-training')
  const film = page.locator('main iframe')
  await expect(film).toHaveCount(0)
  expect(requests).toEqual([])
  await page.getByRole('button', { name: /^Play/ }).click()
  await expect(film).toHaveAttribute('src', site.video.frame)
  await expect(film.contentFrame().getByRole('list')).toBeVisible()
  await audit(page, 'the film')
})
