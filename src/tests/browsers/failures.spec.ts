/** A chunk that fails once: engines differ in whether they fetch a module again. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { servers } from '../journeys/servers'
import { button, expect, shows, test, visible } from './visit'

/** Passes requests on to the site, but for the first one to each path that matches. @returns its address */
async function failOnce(pattern: RegExp) {
  const failed = new Set<string>()
  const server = createServer(async ({ url = '/' }, response) => {
    const path = url.replace(/\?.*/, '')
    if (pattern.test(path) && !failed.has(path)) {
      failed.add(path)
      response.writeHead(503).end()
      return
    }
    const answer = await fetch(servers.site.url + url)
    const headers = [...answer.headers].filter(([name]) => !/^(content-enc|content-len)/.test(name))
    response.writeHead(answer.status, Object.fromEntries(headers))
    response.end(Buffer.from(await answer.arrayBuffer()))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://localhost:${port}`, failed, stop: () => server.close() }
}

const appReady = `'appReady' in document.documentElement.dataset`

test('the app starts at a later intent', async ({ visitor }) => {
  const site = await failOnce(/\/assets\/main-/)
  await visitor.open(`${site.url}/about`)
  await visitor.click('h1')
  await expect.poll(() => site.failed.size).toBe(1)
  expect(await visitor.evaluate(appReady)).toBe(false)
  // Engines differ in which movements of the pointer they report, each of which is an intent.
  await expect(async () => {
    await visitor.click('h1')
    expect(await visitor.evaluate(appReady)).toBe(true)
  }).toPass({ timeout: 20_000 })
  await visitor.click(button('Newsletter'))
  await shows(visitor, visible('[role=dialog] iframe'))
  site.stop()
})

test('what a click needs comes with a later click', async ({ visitor }) => {
  const site = await failOnce(/\/assets\/NewsletterDialog-/)
  await visitor.open(`${site.url}/about`)
  await visitor.click(button('Newsletter'))
  // The second attempt has another address, and follows at once.
  await shows(visitor, visible('[role=dialog] iframe'))
  expect(site.failed.size).toBe(1)
  site.stop()
})
