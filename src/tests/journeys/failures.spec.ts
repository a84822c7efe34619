/** What goes wrong while a visitor navigates: nobody is taken to another page, or to none. */
import { bar, documentsOf, expect, lost, open, test, withResolvers } from './journey'

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
  await page.getByRole('button', { name: 'Switch to dark' }).click()
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
  expect(documents).toEqual([])
  await page.clock.fastForward(8000)
  await expect(page.getByRole('status', { name: 'Loading' })).toBeHidden()
  await expect(page.locator('h1')).toBeVisible()
  expect(documents).toEqual(['/services'])
})

test('Back while a page is loading leads to the page before, as it does in a browser', async ({
  page,
}) => {
  await open(page, '/')
  const heading = await page.locator('h1').innerText()
  await bar(page).getByRole('link', { name: 'Articles' }).click()
  await page.route('**/data/articles/*.json', () => {})
  await page.getByTestId('card-article').first().click()
  await expect(page.getByTestId('skeleton')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(page.getByTestId('skeleton')).toBeHidden()
  await expect(page.locator('h1')).toHaveText(heading)
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
  const heading = await page.locator('h1').innerText()
  const documents = documentsOf(page)
  await page.evaluate(() =>
    addEventListener('vite:preloadError', (event) => {
      sessionStorage.setItem('payload', (event as Event & { payload: Error }).payload.message)
    }),
  )
  await bar(page).getByRole('link', { name: 'Services' }).click()
  await expect(page).toHaveURL('/services')
  await expect(page.locator('h1')).not.toHaveText(heading)
  expect(documents).toEqual(['/services'])
  expect(await page.evaluate(() => sessionStorage.getItem('payload'))).toContain('503')
})

test('an event of a failed chunk that a listener handles leaves the page as it is', async ({
  page,
  watch,
}) => {
  watch.expected.push(/503|404/)
  await page.route('**/data/services.json', (route) => route.fulfill({ status: 503 }))
  await page.route('**/assets/ArticleList-*', (route) => route.fulfill({ status: 404 }))
  await open(page, '/')
  const heading = await page.locator('h1').innerText()
  const documents = documentsOf(page)
  await page.evaluate(() =>
    addEventListener('vite:preloadError', (event) => {
      event.preventDefault()
      document.title = 'Handled'
    }),
  )
  for (const name of ['Services', 'Articles']) {
    await bar(page).getByRole('link', { name }).click()
    await expect(page).toHaveTitle('Handled')
    await expect(page.getByTestId('skeleton')).toHaveCount(0)
    await expect(page).toHaveURL('/')
    await expect(page.locator('h1')).toHaveText(heading)
    await page.evaluate(() => {
      document.title = 'Next'
    })
  }
  await bar(page).getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL('/about')
  expect(documents).toEqual([])
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
    await route.fulfill({ json: { ...data, sections: [{ kind: 'hero' }, { kind: 'cards' }] } })
  })
  await bar(page).getByRole('link', { name: 'Services' }).click()
  await expect.poll(() => documents).toEqual(['/services'])
  await expect(page.locator('h1')).toBeVisible()
  await page.mouse.move(300, 400)
  await page.waitForLoadState('networkidle')
  await expect(page.locator('h1')).toBeVisible()
  expect(documents).toEqual(['/services'])
})
