/** `npm run new:article -- "Title"`: a draft in `articles/`, named after its title, and a list of what to replace. */
import { readdirSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { articleTemplate } from './articleTemplate'

const folder = 'articles'
const title = process.argv.slice(2).join(' ').trim()

function write() {
  if (!title) throw new Error('A title is required: npm run new:article -- "Title"')
  const now = new Date()
  const today = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
  const date = today.map((part) => String(part).padStart(2, '0')).join('-')
  const { slug, text, placeholders } = articleTemplate(title, date)
  const name = `${slug}.md`
  const existing = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const other = existing.find((each) => basename(each) === name)
  if (other) throw new Error(`${folder}/${other} exists already; choose another title`)
  writeFileSync(`${folder}/${name}`, text, { flag: 'wx' })

  console.log(`${folder}/${name}\n\nReplace, from REPLACE: to the end of the line:`)
  for (const { line, what } of placeholders) console.log(`${String(line).padStart(4)}  ${what}`)
  console.log(
    'Then delete the line `draft: true`, and run\n' +
      '  npm run lint:prose   # is it good style?\n' +
      '  npm start            # builds the site and serves it',
  )
}

try {
  write()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
