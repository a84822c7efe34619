/** `_worker.js`: the function for Cloudflare Pages, in one file. */
import type { Plugin, Rolldown } from 'vite'

const isOutput = (result: object): result is Rolldown.RolldownOutput => 'output' in result

/** @returns the program, the same for the same input: minified, so that no comment names a path of this machine */
export async function bundleFunction(plugins: Plugin[]): Promise<string> {
  // Only who needs it loads the bundler.
  const { build } = await import('vite')
  const result = await build({
    ...{ configFile: false, envDir: false, publicDir: false, logLevel: 'error', plugins },
    // The origin of the site, as in the pages.
    envPrefix: 'SITE_URL',
    ssr: { target: 'webworker', noExternal: true },
    build: {
      ...{ ssr: 'src/function/pages.ts', write: false, target: 'es2022', minify: true },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  if (Array.isArray(result) || !isOutput(result)) throw new Error('The function has one bundle')
  const [chunk, ...others] = result.output
  if (others.length > 0) throw new Error('The function is one file')
  return chunk.code
}
