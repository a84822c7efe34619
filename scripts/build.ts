/** `npm run build`: writes `dist/`. */
import { stopAtWrongSettings } from '../src/build/settings'

stopAtWrongSettings()
// React and the bundler read these once, when they are loaded.
process.env.NODE_ENV = 'production'
process.env.MIMALLOC_PURGE_DELAY = '0'
try {
  const { buildSite } = await import('../src/build/buildSite')
  await buildSite()
} catch (error) {
  console.error(error instanceof Error ? error.stack : error)
  process.exitCode = 1
}
