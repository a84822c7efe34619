/** Which packages have code in a bundle, from the bundler's own list of its modules. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import type { Plugin, Rolldown } from 'vite'

/** In the folder that a build removes at its end. */
const listFile = '.vite/packages.json'

/** @returns the folder of the package that a module is of; undefined for one of this project */
export function packageFolder(module: string) {
  // What the bundler adds of its own.
  const bundler = /^\0(vite|rolldown)\//.exec(module)?.[1]
  if (bundler) return `node_modules/${bundler}`
  // The last one, as a package may have packages of its own; tests build copies of this project in a folder `.cache`.
  return /^\0?(.*\bnode_modules\/(?:@[^/]+\/)?[^/.][^/]*)\//.exec(module.replaceAll('\\', '/'))?.[1]
}

const packagesIn = (bundle: Rolldown.OutputBundle) =>
  Object.values(bundle)
    .flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
    .flatMap((module) => packageFolder(module) ?? [])

/** Adds the folders of the packages in a bundle to a set. */
export const recordPackages = (packages: Set<string>): Plugin => ({
  name: 'record-packages',
  generateBundle(_, bundle) {
    for (const folder of packagesIn(bundle)) packages.add(folder)
  },
})

/** Lists those of the browser's bundle in a file, as the configuration shares no memory with the build. */
export const listPackages = (): Plugin => ({
  name: 'list-packages',
  apply: 'build',
  generateBundle(_, bundle) {
    if (this.environment.name !== 'client') return
    const source = JSON.stringify([...new Set(packagesIn(bundle))])
    this.emitFile({ type: 'asset', fileName: listFile, source })
  },
})

/** @param dist the folder of a build that goes on */
export const listedPackages = async (dist: string) =>
  new Set(v.parse(v.array(v.string()), JSON.parse(await readFile(join(dist, listFile), 'utf8'))))
