/**
 * `npm run lint:prose`: what is not good style in the articles and the glossary, as `file:line rule: message`.
 * `npm run lint:prose -- some/articles` reads another folder. Drafts are not read.
 */
import { readFileSync } from 'node:fs'
import { counted } from '../src/articles/counted'
import { readWholeArticles } from '../src/content/articles/readWholeArticles'
import { readGlossary } from '../src/content/glossary'
import { lint } from './prose/lint'

const [folder = 'articles'] = process.argv.slice(2)
const articles = await readWholeArticles(folder).catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
const file = `${folder}/glossary.yaml`
const { terms } = await readGlossary(file)
const findings = lint(articles, (name) => readFileSync(name, 'utf8'), { file, terms })
for (const { file, line, rule, message } of findings)
  console.log(`${file}:${line} ${rule}: ${message}`)
console.log(`${counted(articles.length, 'article')}, ${counted(findings.length, 'finding')}`)
process.exitCode = findings.length > 0 ? 1 : 0
