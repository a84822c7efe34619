/** Bundles the editor: Sveltia, with its fonts from this site, and what this project adds to it. */
import type { Plugin, Rolldown } from 'vite'

/** Sveltia loads fonts from its package and, in case that fails, from a network of others. */
const foreignFont = /@font-face \{[^}]*https:\/\/cdn\.[^}]*\}/g

/** Maps, pictures of other formats and languages of code: no field of this site has them. */
const unused = /^(@shikijs\/langs\/|leaflet|terra-draw|svgo)|chunks\/(heic|webp_enc)/
const nothing = '\0unused'

const sveltia: Plugin = {
  name: 'sveltia',
  // Before Vite has found the file of a name.
  enforce: 'pre',
  resolveId: (id) => (unused.test(id) ? nothing : undefined),
  load: (id) => (id === nothing ? 'export default []' : undefined),
  transform(code, id) {
    if (!/@sveltia\/cms\/npm\/index\.js$/.test(id.replaceAll('\\', '/'))) return undefined
    const own = code.replace(foreignFont, '')
    if (own === code) this.error('Sveltia loads its fonts in another way than before')
    return { code: own, map: null }
  },
}

const isOutput = (result: object): result is Rolldown.RolldownOutput => 'output' in result

/** @returns the files of the editor by their path below `/admin/` */
export async function bundleEditor(plugins: Plugin[]): Promise<Map<string, string | Uint8Array>> {
  // Only who needs it loads the bundler.
  const { build } = await import('vite')
  const result = await build({
    ...{ configFile: false, envDir: false, publicDir: false, logLevel: 'error' },
    ...{ root: 'src/cms/admin', base: '/admin/', plugins: [sveltia, ...plugins] },
    build: {
      ...{ write: false, target: 'es2022', assetsInlineLimit: 0, reportCompressedSize: false },
      ...{ modulePreload: { polyfill: false }, chunkSizeWarningLimit: 5000 },
    },
  })
  if (Array.isArray(result) || !isOutput(result)) throw new Error('The editor has one bundle')
  return new Map(
    result.output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]),
  )
}
