/**
 * `npm run lint:prose`: what is not good style in the articles, as `file:line rule: message`.
 * `npm run lint:prose -- some/articles` reads another folder. Drafts are not read.
 */
import { readFileSync } from 'node:fs'
import { readWholeArticles } from '../src/content/readWholeArticles'
import { lint } from './prose/lint'

const articles = await readWholeArticles(process.argv[2]).catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
const findings = lint(articles, (file) => readFileSync(file, 'utf8'))
for (const { file, line, rule, message } of findings)
  console.log(`${file}:${line} ${rule}: ${message}`)
console.log(`${articles.length} articles, ${findings.length} findings`)
process.exitCode = findings.length > 0 ? 1 : 0
