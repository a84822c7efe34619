/** The files of the editor: its page and scripts, its configuration, and the licenses of what it consists of. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { bundleEditor } from './bundle'
import { cmsConfig } from './config'

const sveltiaFolder = 'node_modules/@sveltia/cms'

async function licenses(): Promise<string> {
  const fonts = (await readdir(join(sveltiaFolder, 'npm/assets')))
    .filter((name) => name.endsWith('.LICENSE.txt'))
    .map((name) => join('npm/assets', name))
  const texts = ['LICENSE.txt', ...fonts.sort()].map((name) =>
    readFile(join(sveltiaFolder, name), 'utf8'),
  )
  return (await Promise.all(texts)).join('\n\n')
}

/** Each with its path from the root of the site. @param plugins of its bundler */
export async function cmsFiles(
  plugins: Plugin[] = [],
): Promise<[path: string, make: () => string | Uint8Array][]> {
  const files = new Map<string, string | Uint8Array>(await bundleEditor(plugins))
  files.set('config.json', JSON.stringify(cmsConfig()))
  files.set('LICENSE.txt', await licenses())
  return [...files].map(([name, content]) => [`/admin/${name}`, () => content])
}
