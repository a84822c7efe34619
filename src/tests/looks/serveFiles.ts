/** Gives a browser the fixture site from its folder, without a server. */
import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext } from 'playwright/test'
import { dist } from '../fixture/fixture'

/** Nothing listens there. Browsers treat the host as safe, as they do a site with TLS. */
export const origin = 'http://localhost:1'

const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile()

export async function serveFiles(context: BrowserContext) {
  await context.route('**/*', (route) => {
    const path = join(dist, decodeURI(new URL(route.request().url()).pathname))
    const file = [path, `${path}.html`].find(isFile)
    return file ? route.fulfill({ path: file }) : route.fulfill({ status: 404 })
  })
}
