import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { awaitServer, connect } from './pool'

const proxy = createServer((socket) => socket.end())
proxy.listen(0, '127.0.0.1')
await once(proxy, 'listening')
afterAll(() => proxy.close())

test('a proxy that closes each connection: an error after a time, in place of attempts without an end', async () => {
  const address = proxy.address()
  const port = address instanceof Object ? address.port : 0
  const connection = connect(`postgres://contact@127.0.0.1:${port}/contact`, 1)
  await expect(awaitServer(connection, 100)).rejects.toThrow('too long')
  await connection.end({ timeout: 0 })
})
