/** Serves the editor in development, at `/admin/`, whether or not the site has it; it is bundled on the first request. */
import { extname } from 'node:path'
import type { Plugin } from 'vite'

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
}

export const cmsServer = (): Plugin => ({
  name: 'cms-server',
  apply: 'serve',
  configureServer(server) {
    let loading: Promise<Map<string, () => string | Uint8Array>> | undefined
    const load = async () => {
      const { cmsFiles } = await server.ssrLoadModule('/src/cms/cmsFiles.ts')
      return new Map<string, () => string | Uint8Array>(await cmsFiles())
    }
    server.middlewares.use(async (request, response, next) => {
      const path = request.url?.replace(/[?#].*/, '') ?? ''
      if (!/^\/admin(\/|$)/.test(path)) return next()
      if (path === '/admin') return response.writeHead(302, { Location: '/admin/' }).end()
      try {
        loading ??= load()
        const name = path === '/admin/' ? '/admin/index.html' : path
        const content = (await loading).get(name)?.()
        if (content === undefined) return response.writeHead(404).end()
        const type = types[extname(name)] ?? 'text/plain; charset=utf-8'
        return response.writeHead(200, { 'Content-Type': type }).end(content)
      } catch (error) {
        loading = undefined
        return next(error)
      }
    })
  },
})
