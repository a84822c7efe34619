/** The record of the sample firm: its words, and which files are its own. */
import { createHash } from 'node:crypto'
import type { Tree } from './tree'

export interface Sample {
  words: readonly string[]
  /** Fingerprints by path. */
  files: Readonly<Record<string, string>>
}

export const sampleFile = 'scripts/launch/sample.json'

/** What a firm brings itself; code and styles in `public/` it may keep. */
const isOwn = (file: string) =>
  /^(articles\/.+\.md|public\/(mark\.svg|images\/.+|downloads\/.+|embed\/[^/]+\/index\.html))$/.test(
    file,
  )

export const ownFiles = ({ files }: Tree) => files.filter(isOwn)

/** @returns a few letters that change with the text of an article, its front matter aside, or with any other file */
export function fingerprint(file: string, content: Buffer): string {
  const lines = content.toString('latin1').replaceAll('\r\n', '\n')
  const text = file.endsWith('.md') ? lines.replace(/^---\n[\s\S]*?\n---\n/, '') : lines
  return createHash('sha256').update(text, 'latin1').digest('base64url').slice(0, 12)
}

export const fingerprints = (tree: Tree) =>
  Object.fromEntries(ownFiles(tree).map((file) => [file, fingerprint(file, tree.read(file))]))
