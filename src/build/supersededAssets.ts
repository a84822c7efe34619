/**
 * `PREVIOUS_DIST=folder npm run build`: the hashed files of the build before stay for 30 days, as tabs that were
 * opened before a deploy go on loading them. Only current files have a caching rule: these are loaded once.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import type { Plugin } from 'vite'
import { now } from '../articles/now'
import { checkPreviousDist } from './settings'

const daysKept = 30

/** The file beside them that names each with the day on which it ceased to be current: dates of files get lost. */
const listFile = 'superseded.json'

const schema = v.record(v.string(), v.pipe(v.string(), v.isoDate()))

type Days = v.InferOutput<typeof schema>

interface Previous {
  files: Map<string, Buffer>
  superseded: Days
}

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

async function readList(folder: string): Promise<Days> {
  const file = join(folder, listFile)
  try {
    return v.parse(schema, JSON.parse(await readFile(file, 'utf8')))
  } catch (error) {
    if (isMissing(error)) return {}
    throw new Error(
      `PREVIOUS_DIST: ${file} is no list of superseded files (${error}); an object of file names, each with a day as YYYY-MM-DD, is allowed, or none`,
    )
  }
}

/**
 * @param dist the folder that an earlier build wrote
 * @throws where it has no assets, or a list of them that cannot be read
 */
export async function readPrevious(dist: string): Promise<Previous> {
  const folder = join(dist, 'assets')
  checkPreviousDist(dist)
  const entries = await readdir(folder, { withFileTypes: true })
  const names = entries.filter((entry) => entry.isFile() && entry.name !== listFile)
  const files = new Map<string, Buffer>()
  for (const { name } of names) files.set(name, await readFile(join(folder, name)))
  return { files, superseded: await readList(folder) }
}

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000

/**
 * Writes the files that the new build does not have beside its own, and their list.
 * @param folder the `assets/` of the new build
 * @param today YYYY-MM-DD
 */
export async function carryOver({ files, superseded }: Previous, folder: string, today: string) {
  const current = new Set(await readdir(folder))
  const kept = [...files.keys()]
    .filter((name) => !current.has(name))
    .map((name): [string, string] => [name, superseded[name] ?? today])
    .filter(([, day]) => daysBetween(day, today) < daysKept)
    .sort()
  for (const [name] of kept) await writeFile(join(folder, name), files.get(name) ?? '')
  await writeFile(join(folder, listFile), `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`)
}

/** @returns the names of the files in `assets/` that this build has made, sorted */
export async function currentAssets(folder: string) {
  const superseded = await readList(folder)
  return (await readdir(folder))
    .filter((name) => name !== listFile && !Object.hasOwn(superseded, name))
    .sort()
}

/** @param dist the folder of the build before, which may be the one that this build empties */
export function supersededAssets(dist = process.env.PREVIOUS_DIST): Plugin {
  let previous: Previous | undefined
  return {
    name: 'superseded-assets',
    apply: 'build',
    async buildStart() {
      if (dist && this.environment.name === 'client') previous = await readPrevious(dist)
    },
    async writeBundle({ dir }) {
      if (!previous || !dir || this.environment.name !== 'client') return
      await carryOver(previous, join(dir, 'assets'), new Date(now()).toISOString().slice(0, 10))
    },
  }
}
