/** What the development server offers beside the site, told with its address. */
import { existsSync } from 'node:fs'
import type { ViteDevServer } from 'vite'

export function printOffers(server: ViteDevServer) {
  const { printUrls } = server
  server.printUrls = () => {
    printUrls()
    const [url] = server.resolvedUrls?.local ?? []
    const print = (name: string, what: string) =>
      server.config.logger.info(`  ➜  ${`${name}:`.padEnd(10)}${what}`)
    print('Controls', `${url}dev/states`)
    if (existsSync('public/admin/index.html')) print('Editor', `${url}admin/`)
    print('Messages', 'npm run messages, for those that are sent here')
  }
}
