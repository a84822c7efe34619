import { expect, test } from 'vitest'
import { checkProviders } from './checkProviders'

test.each([
  '',
  '/embed/newsletter/',
  'https://news.example/form?list=1',
  'http://127.0.0.1:8787/newsletter',
])('an address may be %j', (frame) => expect(() => checkProviders({ frame })).not.toThrow())

test.each([
  'news.example/form',
  'https//news.example',
  'https:/news.example',
  'https://',
  '//news.example/form',
  'http://news.example/form',
  'javascript:alert(1)',
  'https://news .example',
])('an address may not be %j, and each that is wrong is named', (frame) => {
  expect(() => checkProviders({ frame, film: frame })).toThrow(
    `frame in src/site.ts is ${frame}; an address such as https://provider.example/page is allowed, or a path of this site, such as /page\nfilm in`,
  )
})
