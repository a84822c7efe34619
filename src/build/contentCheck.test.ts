import { createLogger, createServer } from 'vite'
import { afterAll, expect, test, vi } from 'vitest'
import { contentCheck } from './contentCheck'

const log = vi.fn()
const server = await createServer({
  configFile: false,
  customLogger: { ...createLogger(), error: log },
  server: { middlewareMode: true, watch: null, ws: false },
})
afterAll(() => server.close())

test.each([false, true])('a mistake is shown unless the check has ended: %s', async (hasEnded) => {
  log.mockClear()
  const check = contentCheck(server, async () => {
    if (hasEnded) check.end()
    throw new Error('No module answers')
  })
  check.begin()
  await new Promise(setImmediate)
  expect(log).toHaveBeenCalledTimes(hasEnded ? 0 : 1)
})
