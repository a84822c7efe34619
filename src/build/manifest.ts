/** `build.json`, which a build writes last: counts and a hash of its files, to recognise a whole folder and a live site that is this build. */
import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'

export const manifestFile = 'build.json'

const schema = v.object({
  /** For which the addresses in the pages were made. */
  origin: v.string(),
  pages: v.number(),
  articles: v.number(),
  /** Without this one. */
  files: v.number(),
  /** Of the paths and bytes of all these files. */
  hash: v.string(),
})

export type Manifest = v.InferOutput<typeof schema>

const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex')

/** Hashes the SHA-256 of each file with its path, in the order of the paths. */
async function countAndHash(folder: string): Promise<Pick<Manifest, 'files' | 'hash'>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length))
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path !== manifestFile)
    .sort()
  const lines: string[] = []
  for (const path of paths) lines.push(`${sha256(await readFile(join(folder, path)))}  ${path}\n`)
  return { files: paths.length, hash: `sha256-${sha256(lines.join(''))}` }
}

/** Writes the manifest of a folder in which nothing changes any more. */
export async function writeManifest(
  folder: string,
  facts: Pick<Manifest, 'origin' | 'pages' | 'articles'>,
) {
  const manifest: Manifest = { ...facts, ...(await countAndHash(folder)) }
  await writeFile(join(folder, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`)
}

/**
 * @returns the manifest of a folder that is what its build has written
 * @throws Error where it is not: no manifest, or a file that is missing, added or changed
 */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestFile), 'utf8').catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error
      throw new Error(
        `${folder} is no whole build: it has no ${manifestFile}, which a build writes last; run npm run build`,
      )
    },
  )
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text)
  if (!success)
    throw new Error(
      `${folder}/${manifestFile} cannot be read; one that npm run build has written is allowed`,
    )
  const { files, hash } = await countAndHash(folder)
  if (files !== output.files)
    throw new Error(
      `${folder} is no whole build: it has ${files} files, and its build wrote ${output.files}; run npm run build`,
    )
  if (hash !== output.hash)
    throw new Error(
      `${folder} is no whole build: a file was changed or renamed after it; run npm run build`,
    )
  return output
}
