/** Gives a browser the fixture site and the page of all states from their folders, without a server. */
import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright/test'
import { statesFolder } from '../fixture/buildStatesPage'
import { dist } from '../fixture/fixture'

/** Nothing listens there. Browsers treat the host as safe, as they do a site with TLS. */
export const origin = 'http://localhost:1'
export const statesPath = '/dev/states'

const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile()

const filesAt = (path: string) => [
  ...(path === statesPath ? [join(statesFolder, 'src/dev/states.html')] : []),
  ...[statesFolder, dist].flatMap((folder) => [join(folder, path), join(folder, `${path}.html`)]),
]

export async function serveFiles(context: BrowserContext) {
  await context.route('**/*', (route) => {
    const file = filesAt(decodeURI(new URL(route.request().url()).pathname)).find(isFile)
    return file ? route.fulfill({ path: file }) : route.fulfill({ status: 404 })
  })
}

/** Opens the page of all states; resolves once all of it is there. @param query such as `?only=buttons` */
export async function openStates(page: Page, query = '') {
  await page.goto(`${origin}${statesPath}${query}`)
  await page.locator('main [data-specimens]').first().waitFor()
  await page.waitForLoadState('networkidle')
}
