/** A static host that compresses as a CDN does and counts what it sent. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.css': 'text/css',
  '.wasm': 'application/wasm',
}

/** Bytes over the wire. Files that are compressed already are sent as they are. */
export const compress = (body: Buffer | string) => brotliCompressSync(body)

export interface Host {
  url: string
  /** What was sent since the last call. */
  sent(): { path: string; bytes: number }[]
  close(): void
}

/** @param made files by path, before those of the folders */
export async function host(made: ReadonlyMap<string, string>, folders: string[]): Promise<Host> {
  let log: { path: string; bytes: number }[] = []
  const find = (path: string): Buffer | undefined => {
    const text = made.get(path)
    if (text !== undefined) return Buffer.from(text)
    for (const folder of folders)
      for (const end of ['', '.html', '/index.html']) {
        const file = join(folder, path + end)
        if (existsSync(file) && statSync(file).isFile()) return readFileSync(file)
      }
    return undefined
  }
  const bodies = new Map<string, Buffer | undefined>()
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname)
    const plain = types[extname(path) || '.html']
    if (!bodies.has(path)) {
      const body = find(path)
      bodies.set(path, body && (plain ? compress(body) : body))
    }
    const body = bodies.get(path)
    if (!body) return response.writeHead(404).end()
    log.push({ path, bytes: body.length })
    response.writeHead(200, {
      'Content-Type': plain ?? 'application/octet-stream',
      ...(plain && { 'Content-Encoding': 'br' }),
    })
    return response.end(body)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The host has no port')
  return {
    url: `http://localhost:${address.port}`,
    sent() {
      const sent = log
      log = []
      return sent
    },
    close: () => server.close(),
  }
}
