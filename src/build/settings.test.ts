import { expect, test } from 'vitest'
import { settingProblems } from './settings'

const siteOrigin = "The site's origin (SITE_URL, or src/site.ts)"
const origin = /; an origin such as https:\/\/www\.your-firm\.com is allowed/
const port = /^PORT is .*; a number from 1 to 65535 is allowed$/
const endpoint = /^CONTACT_ENDPOINT is .*; an address such as /
const frame = /^site\.video\.frame is .*; in src\/site\.ts, an address such as /
const epoch = /^SOURCE_DATE_EPOCH is .*; a whole number of seconds since 1970/

const wrong: [string, RegExp, ...values: string[]][] = [
  [siteOrigin, origin, 'www.firm.example', 'localhost:8787', 'ftp://firm.example'],
  [siteOrigin, origin, 'https://firm.example/path', 'https://user:word@firm.example'],
  [siteOrigin, origin, 'HTTPS://Firm.example/?a=1', 'https://firm.example:443'],
  [siteOrigin, origin, 'https://bücher.example'],
  ['PORT', port, 'http', '0', '0x10', '-1', '8787.5', '65536', '8787 '],
  ['SOURCE_DATE_EPOCH', epoch, 'now', '-1', '1.5', '1767225600000'],
  ['CONTACT_ENDPOINT', endpoint, 'contact.firm.example/api/contact', '/api/other'],
  ['CONTACT_ENDPOINT', endpoint, '//contact.firm.example/api', 'javascript:alert(1)'],
  ['CONTACT_ENDPOINT', endpoint, 'http://firm.example/api', 'https://firm.example/'],
  ['CONTACT_ENDPOINT', endpoint, 'https://Firm.example/api', 'https://firm.example/api?a=1'],
  ['CONTACT_ENDPOINT', endpoint, 'https://firm.example/api?', 'https://firm.example/api#a'],
  ['CONTACT_ENDPOINT', endpoint, 'https://user:word@firm.example/api', ' https://a.example/b'],
  ['site.video.frame', frame, 'news.example/form', 'https//news.example', 'https:/news.example'],
  ['site.video.frame', frame, 'https://', '//news.example/form', 'http://news.example/form'],
  ['site.video.frame', frame, 'javascript:alert(1)', 'https://news .example'],
]

const right: [string, ...values: string[]][] = [
  [siteOrigin, 'https://www.firm.example', 'http://localhost:8787'],
  ['PORT', '1', '65535'],
  ['SOURCE_DATE_EPOCH', '0', '1767225600'],
  ['CONTACT_ENDPOINT', '/api/contact', 'https://firm.example:8443/forms', 'http://localhost:1/a'],
  ['site.video.frame', '/embed/film/', 'https://news.example/form?list=1', 'http://127.0.0.1:1/a'],
]

test.each(wrong)('%s is reported with what is allowed: %s', (name, sentence, ...values) => {
  for (const value of values) {
    const [problem = '', ...others] = settingProblems({ [name]: value })
    expect(others).toEqual([])
    expect(problem).toMatch(sentence)
    expect(problem).toContain(value)
  }
})

test.each(right)('%s may be right, or empty', (name, ...values) => {
  for (const value of [...values, '']) expect(settingProblems({ [name]: value })).toEqual([])
})

test('all problems are reported at once, and what is absent is right', () => {
  expect(settingProblems({ PORT: 'http', SOURCE_DATE_EPOCH: 'now' })).toHaveLength(2)
  expect(settingProblems({})).toEqual([])
})
