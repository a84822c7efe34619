/** The newsletter dialog and the film: no frame is loaded before the visitor clicks. */
import { site } from '../../site'
import { delayApp, expect, open, test } from './journey'

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

test('a sign-up in the dialog is stored', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('button', { name: 'Newsletter' }).click()
  const form = page.locator('[role=dialog] iframe').contentFrame()
  await form.getByLabel('Name').fill('Ada Reader')
  await form.getByLabel('Email').fill('ada@reader.example')
  await form.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page).toHaveURL('/contact#sent')
  await expect(page.locator('#sent')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 800 } })
  test('the dialog opens from the menu', async ({ page }) => {
    await open(page, '/')
    await page.getByLabel('Menu', { exact: true }).click()
    await page.getByRole('button', { name: 'Newsletter' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
  })
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
})
