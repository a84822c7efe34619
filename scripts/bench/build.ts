/**
 * `npx tsx scripts/bench/build.ts [--articles 600] PROJECT…`: the seconds and megabytes that a build takes first, again,
 * and after one article has changed; of several projects by turns, such as of a commit and the one before.
 */
import { spawnSync } from 'node:child_process'
import { appendFileSync, readdirSync, rmSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { readArguments } from '../arguments'
import { copyProject, summary } from './projects'

const usage = 'npx tsx scripts/bench/build.ts [--articles 600] [--rounds 3] PROJECT…'
const { values, positionals } = readArguments(usage, {
  allowPositionals: true,
  options: { articles: { type: 'string' }, rounds: { type: 'string' } },
})
const projects = positionals.length > 0 ? positionals : ['.']
const rounds = Number(values.rounds ?? 3)

/** Prints the most memory that a process has had, in kilobytes, once it ends. */
const watcher = `data:text/javascript,process.on('exit',()=>console.error('maxRSS',process.resourceUsage().maxRSS))`
const env = { ...process.env, NODE_OPTIONS: `--import ${watcher}` }

function build(cwd: string) {
  const started = performance.now()
  // A shell finds npm on every system.
  const { status, stderr } = spawnSync('npm run build', { cwd, env, shell: true, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${cwd} cannot be built:\n${stderr}`)
  const seconds = (performance.now() - started) / 1000
  const kilobytes = [...stderr.matchAll(/maxRSS (\d+)/g)].map(([, size]) => Number(size))
  return { seconds, megabytes: Math.max(...kilobytes) / 1024 }
}

const copies = projects.map((project) => copyProject(project, Number(values.articles ?? 0)))
console.log(`${cpus()[0]?.model}, Node ${process.version}, ${rounds} rounds`)
const kinds = {
  first: (cwd: string) =>
    rmSync(join(cwd, 'node_modules/.cache'), { recursive: true, force: true }),
  again: () => {},
  'one changed': (cwd: string) => {
    const [name = ''] = readdirSync(join(cwd, 'articles')).filter((each) => each.endsWith('.md'))
    appendFileSync(join(cwd, 'articles', name), '\nOne sentence more.\n')
  },
}
for (const kind of Object.entries(kinds)) {
  const [name, prepare] = kind
  const results = copies.map((): ReturnType<typeof build>[] => [])
  for (let round = 0; round < rounds; round++)
    copies.forEach((copy, n) => {
      prepare(copy)
      results[n]?.push(build(copy))
    })
  projects.forEach((project, n) => {
    const of = results[n] ?? []
    const { median } = summary(of.map(({ seconds }) => seconds))
    const memory = Math.max(...of.map(({ megabytes }) => megabytes))
    console.log(`${project} ${name}: ${median.toFixed(1)} s, ${Math.round(memory)} MB`)
  })
}
for (const copy of copies) rmSync(copy, { recursive: true, force: true })
