/** `npm run build`: writes `dist/`. */
import { stopAtWrongSettings } from '../src/build/settings'
import { readArguments } from './arguments'

readArguments('npm run build', {})
stopAtWrongSettings()
// React reads it once, when it is loaded.
process.env.NODE_ENV = 'production'
try {
  const { buildSite } = await import('../src/build/build')
  await buildSite()
} catch (error) {
  console.error(error instanceof Error ? error.stack : error)
  process.exitCode = 1
}
