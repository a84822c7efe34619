/** `npm run build`: writes `dist/`. The prerenderer's own command would tell a mistake in the content as its own error. */
import { build } from 'vite-react-ssg/node'

try {
  await build()
} catch (error) {
  console.error(error instanceof Error ? error.stack : error)
  process.exitCode = 1
}
