/** `npm run build`: writes `dist/`. The prerenderer's own command would tell a mistake in the content as its own error. */
import { build } from 'vite-react-ssg/node'
import { now } from '../src/articles/now'

try {
  // One present for all that a build makes.
  process.env.SOURCE_DATE_EPOCH = String(Math.floor(now() / 1000))
  await build()
} catch (error) {
  console.error(error instanceof Error ? error.stack : error)
  process.exitCode = 1
}
