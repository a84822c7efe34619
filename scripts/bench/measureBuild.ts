/** Builds a copy of the project in a process of its own, and measures it. */
import { execFileSync, spawn } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

export interface Build {
  seconds: number
  /** The most memory that all processes of the build held at one time, in bytes. */
  memory: number
}

/** @returns the memory of a process and of all that it started, in bytes */
function memoryOf(root: number): number {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number))
  const tree = new Set([root])
  // A process has a higher number than its parent, or the numbers began anew: twice is enough.
  for (const [pid = 0, parent = 0] of [...rows, ...rows]) if (tree.has(parent)) tree.add(pid)
  return rows.reduce((sum, [pid = 0, , kB = 0]) => sum + (tree.has(pid) ? kB * 1024 : 0), 0)
}

/** @throws Error with the output of a build that failed */
export async function measureBuild(folder: string): Promise<Build> {
  const started = performance.now()
  const build = spawn('npm', ['run', 'build'], { cwd: folder })
  let output = ''
  for (const stream of [build.stdout, build.stderr])
    stream.on('data', (text) => {
      output = (output + text).slice(-4000)
    })
  let memory = 0
  const sampling = setInterval(() => {
    memory = Math.max(memory, memoryOf(build.pid ?? 0))
  }, 250)
  const status = await new Promise((resolve) => build.on('close', resolve))
  clearInterval(sampling)
  if (status !== 0) throw new Error(`The build of ${folder} failed:\n${output}`)
  return { seconds: (performance.now() - started) / 1000, memory }
}

/** The files below a folder, and their bytes. */
export function sizeOf(folder: string) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  const bytes = files.reduce(
    (sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size,
    0,
  )
  return { files: files.length, bytes }
}
