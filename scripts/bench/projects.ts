/** Copies of projects that are measured: with caches of their own, and with as many articles as are asked for. */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { linkPackages } from '../../src/tests/fixture/files'

/** Adds the articles of a folder again, with other titles and without their older addresses, until there are enough. */
function multiplyArticles(folder: string, count: number) {
  const files = readdirSync(folder).filter((name) => name.endsWith('.md'))
  for (let n = files.length; n < count; n++) {
    const name = files[n % files.length] ?? ''
    const round = Math.floor(n / files.length) + 1
    const text = readFileSync(join(folder, name), 'utf8')
      .replace(/^aliases:.*(\n(?: {2}|- ).*)*\n/m, '')
      .replace(/^(title: *["']?)(.{0,58}).*?(["']?)$/m, `$1${round} $2$3`)
      .replace(/^(description: *["']?)../m, `$1${round} `)
    writeFileSync(join(folder, name.replace('.md', `-${round}.md`)), text)
  }
}

/** @param project its folder, whose committed and new files are copied @returns the folder of the copy, whose caches are empty */
export function copyProject(project: string, articles: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const list = ['ls-files', '--cached', '--others', '--exclude-standard']
  const files = execFileSync('git', list, { cwd: project, encoding: 'utf8' }).trim().split('\n')
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(join(project, file), join(folder, file))
  }
  linkPackages(join(project, 'node_modules'), join(folder, 'node_modules'))
  multiplyArticles(join(folder, 'articles'), articles)
  return folder
}

/** @returns the value in the middle, and that below which 98 of 100 are */
export function summary(values: readonly number[]) {
  const sorted = [...values].sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN
  return { median: at(0.5), p98: at(0.98) }
}
