/** `npm run lint:prose`: what is not good style in the articles and the glossary, as `file:line rule: message`. Drafts are not read. */
import { readFileSync } from 'node:fs'
import { formatProblems } from '../src/content/problem'
import { readSite } from '../src/content/readSite'
import { readArguments } from './arguments'
import { counted } from './counted'
import { lint } from './prose/lint'

readArguments('npm run lint:prose reads all articles, and takes no arguments', {})
const { articles, terms, problems } = await readSite()
if (problems.length > 0) console.error(formatProblems(problems))
const prose = articles.map(({ file, article }) => ({ ...article, file }))
const findings = lint(prose, (file) => readFileSync(file, 'utf8'), terms)
if (findings.length > 0) console.log(formatProblems(findings))
console.log(`${counted(articles.length, 'article')}, ${counted(findings.length, 'finding')}`)
process.exitCode = findings.length > 0 || problems.some(({ isWarning }) => !isWarning) ? 1 : 0
