/**
 * `npm run measure:app`: what the app weighs, by package, in bytes after brotli. A package is compressed by itself;
 * as the app's files are compressed whole, its number is scaled so that all of them add up to what is sent.
 */
import { brotliCompressSync } from 'node:zlib'
import { build, minifySync, type Rolldown } from 'vite'

const brotli = (code: string) => brotliCompressSync(code).length

/** `node_modules/@scope/name/…` is `@scope/name`; the project's own files go by their folder. */
const packageOf = (module: string) =>
  /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module)?.[1] ??
  /src\/[^/?]+/.exec(module)?.[0] ??
  module

const built = await build({ logLevel: 'error', build: { write: false } })
if (!('output' in built)) throw new Error('The build made no single output')
const chunks = new Map(
  built.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
)

/** A file and all that it imports. */
function withImports(fileName: string): Rolldown.OutputChunk[] {
  const chunk = chunks.get(fileName)
  return chunk ? [chunk, ...chunk.imports.flatMap(withImports)] : []
}

const entry = [...chunks.values()].find(({ name }) => name === 'main')
if (!entry) throw new Error('The build made no main')
const app = [...new Set(withImports(entry.fileName))]

const codes = new Map<string, string>()
for (const { modules } of app)
  for (const [module, { code }] of Object.entries(modules)) {
    const name = packageOf(module)
    const { code: minified } = minifySync(`${name}.js`, code ?? '', {
      // It would drop what only other modules use.
      compress: false,
      mangle: { toplevel: true },
    })
    codes.set(name, (codes.get(name) ?? '') + minified)
  }

const total = app.reduce((sum, { code }) => sum + brotli(code), 0)
const alone = [...codes].map(([name, code]) => [name, brotli(code), code.length] as const)
const scale = total / alone.reduce((sum, [, bytes]) => sum + bytes, 0)
const row = (bytes: number, name: string) => console.log(`${String(bytes).padStart(7)}  ${name}`)
for (const [name, bytes] of alone.sort((a, b) => b[1] - a[1])) row(Math.round(bytes * scale), name)
row(total, 'the app')
