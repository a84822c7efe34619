/** A relay to a server that can fall silent, as a network does: connections stay open, and nothing arrives. */
import { connect, createServer, type Socket } from 'node:net'

export async function startRelay(target: string) {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  const state = { isSilent: false }
  const relay = createServer((client) => {
    const server = connect(Number(port), hostname)
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      let isLost = false
      from.on('data', (data) => {
        // What was silent once stays so: only new connections get through again.
        isLost ||= state.isSilent
        if (!isLost) to.write(data)
      })
      from.on('close', () => to.destroy())
      from.on('error', () => to.destroy())
      sockets.add(from)
    }
  })
  await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve))
  const address = relay.address()
  const url = new URL(target)
  url.port = String(address instanceof Object ? address.port : 0)
  return {
    /** The target's address, by way of the relay. */
    url: url.href,
    state,
    stop() {
      for (const socket of sockets) socket.destroy()
      relay.close()
    },
  }
}
