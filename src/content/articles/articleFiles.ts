/** The files of a folder of articles, and those in it that no article comes of. */
import { readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { ContentProblem } from '../contentError'
import { wholeFile } from '../frontMatter/readText'

/** What articles share. */
const shared: readonly string[] = ['sources.yaml', 'glossary.yaml']

/** Of editors and systems, such as `.DS_Store`. */
const isHidden = (name: string) => /(^|\/)\./.test(name)

const slashes = (path: string) => path.replaceAll('\\', '/')

/**
 * @param folder sub-folders included
 * @returns the `.md` files in the order of their names
 */
export async function findArticleFiles(folder: string) {
  const problems: ContentProblem[] = []
  const files: string[] = []
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => {
    const message = 'is no folder that can be read; one of articles is required'
    problems.push({ file: folder, line: 1, field: wholeFile, message })
    return []
  })
  for (const entry of entries) {
    const file = slashes(join(entry.parentPath, entry.name))
    const name = slashes(relative(folder, file))
    if (isHidden(name)) continue
    if (name.endsWith('.md')) files.push(file)
    else if (!entry.isDirectory() && !shared.includes(name)) {
      const message = `is not read; an article is a file that ends in .md, and what articles share is ${folder}/${shared.join(` and ${folder}/`)}`
      problems.push({ file, line: 1, field: 'name', message, isWarning: true })
    }
  }
  return { files: files.sort(), problems }
}
