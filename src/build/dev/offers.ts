/** What the development server offers beside the site, listed with its address. */
import type { ViteDevServer } from 'vite'

export function printOffers(server: ViteDevServer) {
  const { printUrls } = server
  server.printUrls = () => {
    printUrls()
    const [url] = server.resolvedUrls?.local ?? []
    const print = (name: string, what: string) =>
      server.config.logger.info(`  ➜  ${`${name}:`.padEnd(9)}${what}`)
    print('States', `${url}dev/states`)
    print('Editor', `${url}admin/`)
    print('Inbox', 'npm run messages, for those that are sent here')
  }
}
