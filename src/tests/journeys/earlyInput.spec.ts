import { appReady, expect, labels, type Site, test } from './journey'
import { servers } from './servers'

test.use({ baseURL: servers.plain.url })

/** Changes the page as other programs do, and types, before the app can start. @returns what starts it */
async function typeEarly(site: Site, change = () => {}) {
  const startApp = await site.delayApp()
  await site.page.goto('/contact')
  await site.page.evaluate(change)
  await site.fillForm('Early words')
  await site.page.getByLabel(labels.message).press('End')
  await site.page.keyboard.press('ArrowLeft')
  return startApp
}

const changes = {
  'with a password manager': () => {
    for (const label of document.querySelectorAll('form label'))
      label.after(document.createElement('com-manager-button'))
  },
  'in a translated page': () => {
    for (const element of document.querySelectorAll('h1, h2, label, form button, main p')) {
      const font = document.createElement('font')
      font.append(...element.childNodes)
      element.append(font)
    }
  },
}
Object.entries(changes).forEach(([name, change]) => {
  test(`what was typed is kept, ${name}`, async ({ page, site }) => {
    site.expected.push(/hydrat|Minified React error/i)
    const startApp = await typeEarly(site, change)
    startApp()
    await appReady(page)
    await expect(page.getByLabel(labels.name)).toHaveValue('Ada Reader')
    await expect(page.getByLabel(labels.message)).toBeFocused()
    // It is stored before another letter follows.
    const stored = await page.evaluate(() => Object.values(sessionStorage).join())
    expect(stored).toContain('Early words')
    await page.keyboard.type('!')
    await expect(page.getByLabel(labels.message)).toHaveValue('Early word!s')
    await site.send.click()
    await expect(site.success).toBeVisible()
  })

  test(`what was sent arrives once, ${name}`, async ({ page, site }) => {
    site.expected.push(/hydrat|Minified React error/i)
    const startApp = await typeEarly(site, change)
    let messages = 0
    page.on('request', (request) => request.url().endsWith('/api/contact') && messages++)
    await page.locator('form[action="/api/contact"] [type=submit]').click()
    startApp()
    await expect(site.success).toBeVisible()
    await expect(page).toHaveURL('/contact')
    expect(messages).toBe(1)
  })
})

test('what was typed is kept where the page cannot be rendered at all', async ({ page, site }) => {
  site.expected.push(/./)
  await page.route('**/data/contact.json', async (route) => {
    const { sections, ...data } = await (await route.fetch()).json()
    const broken = sections.map(({ kind }: { kind: string }) => ({ kind }))
    await route.fulfill({ json: { ...data, sections: broken } })
  })
  const startApp = await typeEarly(site)
  // A click while the page is put back would begin on one button and end on another.
  const failure = page.waitForEvent('console', (message) => message.type() === 'error')
  startApp()
  await failure
  await expect(page.getByLabel(labels.message)).toHaveValue('Early words')
  await site.send.click()
  await expect(page).toHaveURL('/contact#sent')
})

test('a slash reaches the search before the app does', async ({ page, site }) => {
  await site.delay('**/assets/main-*')
  await page.goto('/articles')
  await page.keyboard.press('/')
  await expect(site.searchBox).toBeFocused()
})
