/** What goes wrong around a visitor: the page stays, what was asked for is done or said, and can be tried again. */
import type { Page } from 'playwright/test'
import { delayApp, expect, open, test, withResolvers } from './journey'

/** What a browser reports of a request that does not arrive. */
const lost = /Failed to (load resource|fetch)|dynamically imported/

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const newsletter = (page: Page) => page.getByRole('button', { name: 'Newsletter' })

/** The documents loaded from now on. */
function documentsOf(page: Page) {
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      documents.push(new URL(request.url()).pathname)
  })
  return documents
}

test('with all storage blocked, one can navigate, switch the theme and write', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied', 'SecurityError')
        },
      })
  })
  await open(page, '/')
  const documents = documentsOf(page)
  await page.getByRole('button', { name: 'Switch between light and dark' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  for (const name of ['Services', 'Articles', 'Contact']) {
    await bar(page).getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(`/${name.toLowerCase()}`)
    await expect(page.locator('h1')).toBeVisible()
  }
  await page.getByLabel('Name').fill('Ada Reader')
  await page.getByLabel('Email').fill('ada@reader.example')
  await page.getByLabel('Message').fill('Without storage')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.locator('[data-variant]')).toContainText('Message sent successfully!')
  expect(documents).toEqual([])
})

test('a superseded navigation that fails later moves nobody', async ({ page, watch }) => {
  watch.expected.push(lost)
  await open(page, '/')
  const documents = documentsOf(page)
  const failed = withResolvers()
  await page.route('**/data/services.json', async (route) => {
    await failed.promise
    await route.abort()
  })
  await bar(page).getByRole('link', { name: 'Services' }).click()
  await bar(page).getByRole('link', { name: 'Contact' }).click()
  await expect(page.getByLabel('Message')).toBeVisible()
  await page.getByLabel('Message').pressSequentially('Still here')
  failed.resolve()
  await page.waitForLoadState('networkidle')
  await expect(page).toHaveURL('/contact')
  await expect(page.getByLabel('Message')).toHaveValue('Still here')
  expect(documents).toEqual([])
})

test('a page that does not come shows that it is loading, and after 8 s the browser loads it', async ({
  page,
}) => {
  await page.clock.install()
  await open(page, '/')
  const documents = documentsOf(page)
  await page.route('**/data/services.json', () => {})
  await bar(page).getByRole('link', { name: 'Services' }).click()
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible()
  await expect(page).toHaveURL('/services')
  expect(documents).toEqual([])
  await page.clock.fastForward(8000)
  await expect(page.getByRole('status', { name: 'Loading' })).toBeHidden()
  await expect(page.locator('h1')).toBeVisible()
  expect(documents).toEqual(['/services'])
})

test('Back from a page that is loading stays on the site', async ({ page }) => {
  await page.goto('about:blank')
  await open(page, '/articles')
  await page.route('**/data/articles/*.json', () => {})
  await page.getByTestId('card-article').first().click()
  await expect(page.getByTestId('skeleton')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/articles')
  await expect(page.getByTestId('card-article').first()).toBeVisible()
})

test('pages that were read come back without a network', async ({ page, context, watch }) => {
  // Pictures that were not near the screen before.
  watch.expected.push(lost)
  await open(page, '/')
  const heading = await page.locator('h1').innerText()
  const documents = documentsOf(page)
  await bar(page).getByRole('link', { name: 'About' }).click()
  await expect(page.locator('h1')).not.toHaveText(heading)
  await context.setOffline(true)
  await page.goBack()
  await expect(page.locator('h1')).toHaveText(heading)
  await page.goForward()
  await expect(page.locator('h1')).not.toHaveText(heading)
  expect(documents).toEqual([])
})

test('data that fails raises the event of a failed chunk, and the browser loads the page', async ({
  page,
  watch,
}) => {
  watch.expected.push(/503/)
  await page.route('**/data/services.json', (route) => route.fulfill({ status: 503 }))
  await open(page, '/')
  const documents = documentsOf(page)
  await page.evaluate(() =>
    addEventListener('vite:preloadError', (event) => {
      sessionStorage.setItem('payload', (event as Event & { payload: Error }).payload.message)
    }),
  )
  await bar(page).getByRole('link', { name: 'Services' }).click()
  await expect(page).toHaveURL('/services')
  await expect.poll(() => documents).toEqual(['/services'])
  expect(await page.evaluate(() => sessionStorage.getItem('payload'))).toContain('503')
})

test.describe('a chunk that does not come', () => {
  test('is said, and comes the next time: the newsletter', async ({ page, watch }) => {
    watch.expected.push(lost)
    await open(page, '/')
    const chunks = '**/assets/NewsletterDialog-*'
    await page.route(chunks, (route) => route.abort())
    await newsletter(page).click()
    await expect(page.locator('[data-variant=destructive]')).toContainText('did not load')
    await page.unroute(chunks)
    await newsletter(page).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  for (const [status, message] of [
    [201, 'Message sent successfully!'],
    [503, 'Failed to send message'],
  ] as const)
    test(`the toast after a ${status}`, async ({ page, watch }) => {
      watch.expected.push(lost, /503/)
      // A body that is cut off: what counts is that the message was stored.
      await page.route('**/api/contact', (route) => route.fulfill({ status, body: '{"id"' }))
      await page.route('**/assets/Toaster-*', (route) => route.abort())
      await open(page, '/contact')
      await page.getByLabel('Name').fill('Ada')
      await page.getByLabel('Email').fill('ada@reader.example')
      await page.getByLabel('Message').fill('Hello')
      await page.getByRole('button', { name: 'Send Message' }).click()
      await expect(page.getByRole('alert').filter({ visible: true })).toContainText(message)
      await expect(page.getByLabel('Message')).toHaveValue(status === 201 ? '' : 'Hello')
      await page.getByRole('button', { name: 'Close' }).click()
      await expect(page.getByText(message)).toBeHidden()
    })

  test('the app itself: the page says so, and starts it at the next intent', async ({
    page,
    watch,
  }) => {
    watch.expected.push(lost)
    await page.clock.install()
    await page.route('**/assets/shell-*', (route) => route.abort())
    await page.goto('/')
    await newsletter(page).click()
    await expect(page.getByText('This part of the page did not load.')).toBeVisible()
    await page.unroute('**/assets/shell-*')
    await page.clock.fastForward(1000)
    await page.mouse.move(200, 300)
    await expect(page.locator('html[data-app-ready]')).toBeAttached()
    await expect(page.getByText('This part of the page did not load.')).toBeHidden()
    await newsletter(page).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  for (const fails of ['fails', 'hangs'])
    test(`the app itself: a message is sent all the same where it ${fails}`, async ({
      page,
      watch,
    }) => {
      watch.expected.push(lost, /Too late/)
      await page.clock.install()
      await page.route('**/assets/shell-*', (route) => fails === 'fails' && route.abort())
      await page.goto('/contact')
      await page.getByLabel('Name').fill('Ada')
      await page.getByLabel('Email').fill('ada@reader.example')
      await page.getByLabel('Message').fill(`The app ${fails}`)
      await page.getByRole('button', { name: 'Send Message' }).click()
      if (fails === 'hangs') await page.clock.fastForward(15_000)
      await expect(page).toHaveURL('/contact#sent')
      await expect(page.locator('#sent')).toBeVisible()
    })
})

test('HTML is not hydrated with the data of another build, and its links load documents', async ({
  page,
  watch,
}) => {
  watch.expected.push(/another build/)
  const asked = withResolvers()
  await page.route('**/data/index.json', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ json: { ...(await response.json()), version: 'newer' } })
    asked.resolve()
  })
  await page.goto('/')
  const heading = await page.locator('h1').innerText()
  await page.mouse.move(200, 300)
  await asked.promise
  await newsletter(page).click()
  await expect(page.getByText('This part of the page did not load.')).toBeVisible()
  await expect(page.locator('h1')).toHaveText(heading)
  const documents = documentsOf(page)
  await bar(page).getByRole('link', { name: 'Services' }).click()
  await expect(page).toHaveURL('/services')
  expect(documents).toEqual(['/services'])
})

test.describe('what was typed before the app started is kept', () => {
  /** Changes the page as other programs do, and types, before the app can start. */
  async function typeEarly(page: Page, change: () => void) {
    const startApp = await delayApp(page)
    await page.goto('/contact')
    await page.evaluate(change)
    await page.getByLabel('Name').fill('Ada Reader')
    await page.getByLabel('Email').fill('ada@reader.example')
    await page.getByLabel('Message').pressSequentially('Early words')
    await page.keyboard.press('ArrowLeft')
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
  for (const [name, change] of Object.entries(changes)) {
    test(name, async ({ page, watch }) => {
      watch.expected.push(/hydrat|Minified React error/i)
      const startApp = await typeEarly(page, change)
      startApp()
      await expect(page.locator('html[data-app-ready]')).toBeAttached()
      await expect(page.getByLabel('Name')).toHaveValue('Ada Reader')
      await expect(page.getByLabel('Message')).toBeFocused()
      await page.keyboard.type('!')
      await expect(page.getByLabel('Message')).toHaveValue('Early word!s')
      await page.getByRole('button', { name: 'Send Message' }).click()
      await expect(page.locator('[data-variant]')).toContainText('Message sent successfully!')
    })

    test(`and sent, ${name}`, async ({ page, watch }) => {
      watch.expected.push(/hydrat|Minified React error/i)
      const startApp = await typeEarly(page, change)
      await page.locator('form[action="/api/contact"] [type=submit]').click()
      startApp()
      await expect(page.locator('[data-variant]')).toContainText('Message sent successfully!')
      await expect(page).toHaveURL('/contact')
    })
  }

  test('where the page cannot be rendered at all', async ({ page, watch }) => {
    watch.expected.push(/./)
    await page.route('**/data/contact.json', async (route) => {
      const { sections, ...data } = await (await route.fetch()).json()
      const broken = sections.map(({ kind }: { kind: string }) => ({ kind }))
      await route.fulfill({ json: { ...data, sections: broken } })
    })
    const startApp = await typeEarly(page, () => {})
    startApp()
    await expect(page.locator('form[action="/api/contact"]')).toBeVisible()
    await expect(page.getByLabel('Message')).toHaveValue('Early words')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page).toHaveURL('/contact#sent')
  })
})

test('a page that cannot be rendered after a navigation is loaded as a document, once', async ({
  page,
  watch,
}) => {
  watch.expected.push(/./)
  await open(page, '/')
  const documents = documentsOf(page)
  await page.route('**/data/services.json', async (route) => {
    const data = await (await route.fetch()).json()
    await route.fulfill({ json: { ...data, sections: [{ kind: 'hero' }, { kind: 'steps' }] } })
  })
  await bar(page).getByRole('link', { name: 'Services' }).click()
  await expect.poll(() => documents).toEqual(['/services'])
  await expect(page.locator('h1')).toBeVisible()
  await page.mouse.move(300, 400)
  await page.waitForLoadState('networkidle')
  await expect(page.locator('h1')).toBeVisible()
  expect(documents).toEqual(['/services'])
})

test('an address with a broken fragment is a page like any', async ({ page }) => {
  await open(page, '/about#%')
  await bar(page).getByRole('link', { name: 'Services' }).click()
  await expect(page).toHaveURL('/services')
  await page.goBack()
  await expect(page).toHaveURL('/about#%')
  await expect(page.locator('h1')).toBeVisible()
})
