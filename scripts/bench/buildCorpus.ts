/** A copy of this project with any number of articles: the real ones, again and again under other names. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse, stringify } from 'yaml'
import { limits } from '../../src/articles/schema'
import { splitSource } from '../../src/content/frontMatter/splitSource'
import { projectFiles } from '../../src/tests/fixture/buildFixtureSite'
import { linkPackages } from '../../src/tests/fixture/linkPackages'

/** The text that a copy has in place of the original one, as no two pages may have the same. */
const numbered = (text: string, n: number, max: number) => {
  const suffix = ` (${n})`
  return text.slice(0, max - suffix.length).trimEnd() + suffix
}

const daysBefore = (date: string, days: number) =>
  new Date(Date.parse(date) - days * 86_400_000).toISOString().slice(0, 10)

/** @returns the text of each article by the name of its file */
export function corpusArticles(count: number): Map<string, string> {
  const names = readdirSync('articles').filter((name) => name.endsWith('.md'))
  const articles = new Map<string, string>()
  for (let n = 0; articles.size < count; n++)
    for (const name of names.slice(0, count - articles.size)) {
      const source = readFileSync(join('articles', name), 'utf8')
      const { frontMatter = '', body } = splitSource(source)
      const { updated, ...meta } = parse(frontMatter, { schema: 'core' })
      const copy = {
        ...meta,
        title: numbered(meta.title, n, limits.title[1]),
        description: numbered(meta.description, n, limits.description[1]),
        date: daysBefore(meta.date, n),
        ...(updated && { updated: daysBefore(updated, n) }),
      }
      if (n === 0) articles.set(name, source)
      else articles.set(name.replace('.md', `-${n}.md`), `---\n${stringify(copy)}---\n${body}`)
    }
  return articles
}

/** Makes the copy anew. @returns its folder */
export function makeCorpus(count: number, parent = 'node_modules/.cache/corpora'): string {
  const folder = join(parent, String(count))
  rmSync(folder, { recursive: true, force: true })
  const articles = [...corpusArticles(count)].map(
    ([name, text]) => [`articles/${name}`, text] as const,
  )
  const shared = readdirSync('articles')
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => [`articles/${name}`, readFileSync(join('articles', name))] as const)
  for (const [path, content] of [...projectFiles(), ...shared, ...articles]) {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  linkPackages('node_modules', join(folder, 'node_modules'))
  return folder
}
