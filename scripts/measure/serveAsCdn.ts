/** Passes on what another server responds as a content delivery network does: HTTP/2 over TLS, Brotli, from memory. */
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { createSecureServer } from 'node:http2'
import { brotliCompressSync, constants } from 'node:zlib'

/** What such networks compress each response with; 11 is for what is compressed ahead. */
const quality = 5

/** Of the connection to the other server, or no longer true of what is passed on. */
const ownHeaders = ['connection', 'keep-alive', 'transfer-encoding', 'content-length']

const compressible = /text|json|xml|javascript|speculationrules/

async function read(url: string) {
  const response = await fetch(url, { redirect: 'manual' })
  const headers: Record<string, string> = Object.fromEntries(
    [...response.headers].filter(([name]) => !ownHeaders.includes(name)),
  )
  const body = Buffer.from(await response.arrayBuffer())
  const { status } = response
  if (!compressible.test(headers['content-type'] ?? '')) return { status, headers, body }
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
  const compressed = brotliCompressSync(body, { params })
  return { status, headers: { ...headers, 'content-encoding': 'br' }, body: compressed }
}

/** @returns a key and its certificate, both in one text */
function createCertificate() {
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const output = ['-subj', '/CN=localhost', '-keyout', '-', '-out', '-']
  return execFileSync('openssl', ['req', '-x509', ...key, ...output], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
}

/** @returns its origin, once it listens; it ends with this process */
export async function serveAsCdn(origin: string) {
  const responses = new Map<string, ReturnType<typeof read>>()
  const pem = createCertificate()
  const server = createSecureServer({ key: pem, cert: pem }, async (request, response) => {
    const known = responses.get(request.url) ?? read(origin + request.url)
    responses.set(request.url, known)
    const { status, headers, body } = await known
    response.writeHead(status, headers).end(body)
  })
  server.listen(0, '127.0.0.1').unref()
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The server has no port')
  return `https://localhost:${address.port}`
}
