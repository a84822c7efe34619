import { expect, test } from 'vitest'
import { longLineProblems, settingProblems } from './settings'

const check = (name: string, value: string) =>
  name.includes('.')
    ? settingProblems({ environment: {}, 'src/site.ts': { [name]: value } })
    : settingProblems({ environment: { [name]: value }, 'src/site.ts': {} })

const wrong: [name: string, allowed: string, ...values: string[]][] = [
  ['SITE_URL', 'an origin such as', 'www.firm.example', 'localhost:8787', 'ftp://firm.example'],
  ['SITE_URL', 'no path', 'https://firm.example/path', 'https://user:word@firm.example'],
  ['SITE_URL', 'in lower case', 'HTTPS://Firm.example/?a=1', 'https://firm.example:443'],
  ['SITE_URL', 'as xn--', 'https://bücher.example'],
  ['PORT', 'from 1 to 65535', 'http', '0', '0x10', '-1', '8787.5', '65536', '8787 '],
  ['SOURCE_DATE_EPOCH', 'whole number of seconds', 'now', '-1', '1.5', '1767225600000'],
  ['CONTACT_ENDPOINT', 'https', 'contact.firm.example/api/contact', '/api/other'],
  ['CONTACT_ENDPOINT', 'https', '//contact.firm.example/api', 'javascript:alert(1)'],
  ['CONTACT_ENDPOINT', 'a path', 'http://firm.example/api', 'https://firm.example/'],
  ['CONTACT_ENDPOINT', 'no query', 'https://Firm.example/api', 'https://firm.example/api?a=1'],
  ['CONTACT_ENDPOINT', 'fragment', 'https://firm.example/api?', 'https://firm.example/api#a'],
  ['CONTACT_ENDPOINT', 'user', 'https://user:word@firm.example/api', ' https://a.example/b'],
  ['site.video.frame', 'an address', 'news.example/form', 'https//news.example', 'https://'],
  ['site.video.frame', 'or a path', '//news.example/form', 'http://news.example/form'],
  ['site.video.frame', 'or a path', 'javascript:alert(1)', 'https://news .example'],
]

test.each(wrong)('%s is reported with what is allowed: %s', (name, allowed, ...values) => {
  for (const value of values) {
    const [problem, ...others] = check(name, value)
    expect(others).toEqual([])
    expect(problem?.field).toBe(name)
    expect(problem?.message).toContain(`is ${value}; `)
    expect(problem?.message).toContain(allowed)
  }
})

test.each([
  ['SITE_URL', 'https://www.firm.example', 'http://localhost:8787'],
  ['PORT', '1', '65535'],
  ['SOURCE_DATE_EPOCH', '0', '1767225600'],
  ['CONTACT_ENDPOINT', '/api/contact', 'https://firm.example:8443/forms', 'http://localhost:1/a'],
  ['site.video.frame', '/embed/film/', 'https://news.example/form?list=1', 'http://127.0.0.1:1/a'],
])('%s may be right, or empty', (name, ...values) => {
  for (const value of [...values, '']) expect(check(name, value)).toEqual([])
})

test('a long line of _headers is reported by its name: from 1,600 characters a warning, above 2,000 a problem', () => {
  const problemsOf = (length: number) => {
    const policy = '  Content-Security-Policy: '.padEnd(length, 'a')
    return longLineProblems(`/*\n${policy}\n  Other: 1`)
  }
  expect(problemsOf(1600)).toEqual([])
  for (const length of [1601, 2001]) {
    const [problem, ...others] = problemsOf(length)
    expect(others).toEqual([])
    expect(problem).toMatchObject({ file: '_headers', line: 2, field: 'Content-Security-Policy' })
    expect(problem?.message).toContain(`has ${length} characters`)
    expect(problem?.isWarning).toBe(length === 1601 || undefined)
  }
})
