/** Without analytics in `site.ts`, nothing in the built site belongs to it. */
import { expect, it } from 'vitest'
import { contentSecurityPolicy } from '../../build/contentSecurityPolicy'
import { analytics } from '../../site'
import { files, isForHost, read } from './readDist'

const traces = ['data-event', 'globalPrivacyControl', 'doNotTrack', 'Visitor count', '"analytics"']

it.skipIf(analytics.script)('contains no trace of it: no code, no text, no data, no policy', () => {
  // The search index has the words of articles, which may be any.
  const texts = files.filter((file) => !/\.(png|woff2|pdf)$|^\/search\//.test(file))
  const found = texts.flatMap((file) =>
    traces.filter((trace) => read(file).includes(trace)).map((trace) => `${file}: ${trace}`),
  )
  expect(found).toEqual([])
  // The function knows all that `site.ts` says.
  const scripts = files.filter((file) => file.endsWith('.js') && !isForHost(file))
  expect(scripts.filter((file) => read(file).includes(analytics.global))).toEqual([])
  expect(contentSecurityPolicy([])).not.toContain('://')
})
