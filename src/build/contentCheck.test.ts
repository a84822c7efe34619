import { setImmediate } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { contentCheck } from './contentCheck'

test.each([
  [1, () => {}],
  [0, (end: () => void) => end()],
])('what a check finds is shown, unless it was ended meanwhile: %d', async (times, meanwhile) => {
  const log = vi.fn()
  const config = { root: '', logger: { error: log, warn: log } }
  const server = { config, ws: { clients: [] }, environments: { client: { hot: { on() {} } } } }
  const check = contentCheck(server as never, async () => {
    meanwhile(check.end)
    throw new Error('No module answers')
  })
  check.begin()
  await setImmediate()
  expect(log).toHaveBeenCalledTimes(times)
})
