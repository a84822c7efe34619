/** `npm run build`: writes `dist/`. The prerenderer's own command would tell a mistake in the content as its own error. */
import { build } from 'vite-react-ssg/node'
import { now } from '../src/articles/now'
import { formatProblems } from '../src/content/contentError'
import { readPageFiles } from '../src/content/readPageFiles'

async function buildSite() {
  // One present for all that a build makes.
  process.env.SOURCE_DATE_EPOCH = String(Math.floor(now() / 1000))
  // The prerenderer could not even begin with a page file that cannot be read.
  if ((await readPageFiles()).problems.length === 0) return build()
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
