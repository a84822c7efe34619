/** `npm run lint:prose`: findings of style in the articles and the glossary, as `file:line rule: message`, and the articles that are above a limit, the densest first, as warnings. Drafts are not read, nor texts in another language than English. */
import { readFileSync } from 'node:fs'
import { formatProblems } from '../src/content/problem'
import { readSite } from '../src/content/readSite'
import { site } from '../src/site'
import { readArguments } from './arguments'
import { counted } from './counted'
import { lint } from './prose/lint'
import { densest } from './prose/measure'

readArguments('npm run lint:prose reads all articles, and takes no arguments', {})

const language: string = site.language
if (new Intl.Locale(language).language !== 'en') {
  console.log(`Nothing is read: the rules are for English, and site.language is ${language}`)
  process.exit()
}
const { articles, terms, problems } = await readSite()
if (problems.length > 0) console.error(formatProblems(problems))
const prose = articles.map(({ file, article }) => ({ ...article, file }))
const findings = lint(prose, (file) => readFileSync(file, 'utf8'), terms)
for (const line of densest(prose)) console.log(`warning: ${line}`)
if (findings.length > 0) console.log(formatProblems(findings))
console.log(`${counted(articles.length, 'article')}, ${counted(findings.length, 'finding')}`)
process.exitCode = findings.length > 0 || problems.some(({ isWarning }) => !isWarning) ? 1 : 0
