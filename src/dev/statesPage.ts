/** Serves the page of all states in development, at `/dev/states`; no build has it. */
import type { Plugin } from 'vite'

export const statesPage = (): Plugin => ({
  name: 'states-page',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      if (/^\/dev\/states(\?|$)/.test(request.url ?? '')) request.url = '/src/dev/states.html'
      if (request.url !== '/dev/states.json') return next()
      server
        .ssrLoadModule('/src/dev/content.ts')
        .then(({ statesContent }) => statesContent())
        .then((content) => response.end(JSON.stringify(content)))
        .catch(next)
    })
  },
})
