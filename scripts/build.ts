/**
 * `npm run build`: writes `dist/`, after `checkSettings.ts`. The prerenderer's own command would show a mistake in the
 * content as its own error.
 */
import { build } from 'vite-react-ssg/node'
import { now } from '../src/articles/now'
import { replaceFolder } from '../src/build/replaceFolder'
import { ssgOptions } from '../src/build/ssgOptions'
import { formatProblems } from '../src/content/contentError'
import { readPageFiles } from '../src/content/readPageFiles'

/** Where the prerenderer keeps its modules; it removes all of it only after a build that succeeds. */
const temporaryFolder = '.vite-react-ssg-temp'

async function buildSite() {
  // One present for all that a build makes.
  process.env.SOURCE_DATE_EPOCH = String(Math.floor(now() / 1000))
  // The prerenderer could not even begin with a page file that cannot be read.
  if ((await readPageFiles()).problems.length === 0) {
    const buildIn = (outDir: string) => build(ssgOptions(outDir), { build: { outDir } })
    return replaceFolder('dist', buildIn, [temporaryFolder])
  }
  const { allProblems } = await import('../src/content/allProblems')
  console.error(formatProblems((await allProblems()).problems))
  process.exitCode = 1
}

try {
  await buildSite()
} catch (error) {
  console.error(error instanceof Error ? error.stack : error)
  process.exitCode = 1
}
