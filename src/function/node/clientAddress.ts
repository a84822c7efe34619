/** The address of the client: that of the connection, or what a proxy in front passes on. */
import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

/** An IPv4 address that came by IPv6 would share its network with all others; the zone is of this machine. */
const plain = (address: string) =>
  address
    .trim()
    .replace(/^::ffff:(?=[\d.]+$)/i, '')
    .replace(/%.*$/, '')

/**
 * @param header one that the proxy overwrites, or to which it adds at the end; without it, no header counts
 * @returns the connection's address where the header holds none
 */
export function clientAddress({ headers, socket }: IncomingMessage, header?: string) {
  const passed =
    header && plain([headers[header.toLowerCase()]].flat().join().split(',').at(-1) ?? '')
  return passed && isIP(passed) ? passed : plain(socket.remoteAddress ?? 'unknown')
}
