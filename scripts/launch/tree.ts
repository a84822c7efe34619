/** The files of a checkout that name the firm. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

export interface Tree {
  /** Paths below its root, with slashes. */
  files: readonly string[]
  /** @throws Error for a file that is not there */
  read(file: string): Buffer
}

const folders = ['articles', 'public', 'src', 'scripts']

const filesIn = (root: string, folder: string) =>
  readdirSync(join(root, folder), { recursive: folder !== '', withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'package-lock.json')
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))

/** The folders of content and code, and the files beside them. */
export function readTree(root: string): Tree {
  const files = ['', ...folders].flatMap((folder) => filesIn(root, folder))
  return { files: files.sort(), read: (file) => readFileSync(join(root, file)) }
}
