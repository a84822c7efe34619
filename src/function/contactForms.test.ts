import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { honeypotField, newsletterSchema } from '../contact/schema'
import { fill, htmlAttributes } from '../locale'
import { site } from '../site'
import {
  goodMessage,
  optionalFields,
  post,
  recordingStore,
  respond,
  watchLog,
} from '../tests/fakeStore'
import { fieldProblems } from '../words'
import { fields } from './forms'

watchLog()

type Texts = Record<string, string>
const contact: Texts = {
  ...goodMessage,
  ...Object.fromEntries(optionalFields.map((name) => [name, ''])),
}
const signUp: Texts = Object.fromEntries(
  Object.keys(newsletterSchema.entries).map((name) => [name, String(goodMessage[name])]),
)

const toFormData = (fields: Record<string, string>) => {
  const data = new FormData()
  for (const entry of Object.entries(fields)) data.set(...entry)
  return data
}

describe.each([
  ['urlencoded', (fields: Record<string, string>) => new URLSearchParams(fields)],
  ['multipart', toFormData],
])('a plain form, %s', (_, toBody) => {
  type Case = [query: string, form: string, texts: Texts, to: string, mark: string, why: unknown]
  test.each<Case>([
    ['', 'contact', contact, '/contact#sent', '', null],
    ['?form=newsletter', 'newsletter', signUp, site.newsletter.thanks, '', null],
    ['?form=%2F%2Felsewhere.example', 'contact', contact, '/contact#sent', 'x', 'honeypot'],
  ])('with a valid message, at "%s", leads to what confirms it', async (query, ...more) => {
    const [form, texts, to, honeypot, flagged] = more
    const { store, stored } = recordingStore()
    const body = toBody({ ...texts, [honeypotField]: honeypot })
    const response = await respond(post(body, {}, query), store)
    expect([response.status, response.headers.get('Location')]).toEqual([303, site.origin + to])
    // A blank text, and one that the form does not have, is stored as none.
    const expected = Object.fromEntries(fields.map((name) => [name, texts[name] || null]))
    expect(stored).toMatchObject([{ form, flagged, texts: expected }])
  })

  test('has only its own fields: one of the contact form is none of the newsletter’s', async () => {
    const response = await respond(post(toBody(contact), {}, '?form=newsletter'))
    expect(response.status).toBe(422)
    expect(await response.text()).toContain(
      fill(fieldProblems.unknownField, { fields: Object.keys(signUp).join(', ') }),
    )
  })

  test.each([
    ['', '/contact'],
    ['?form=newsletter', '/embed/newsletter/'],
  ])('with an invalid message, at "%s", gets a page with each reason', async (query, page) => {
    const response = await respond(
      post(
        toBody({ ...(query ? signUp : contact), name: ' ', email: ' ', '<img>': 'x' }),
        {},
        query,
      ),
    )
    const text = await response.text()
    expect(response.status).toBe(422)
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    expect(text).toContain(`<li>${fieldProblems.noName}</li><li>${fieldProblems.noEmail}</li>`)
    expect(text.match(/<li>[^<]+<\/li>/g)).toHaveLength(3)
    expect(text).not.toContain('<img')
    expect(text).toContain(`href="${site.origin}${page}"`)
    expect(text).toContain(`<html ${htmlAttributes()}>`)
  })
})

const newsletterPage = 'public/embed/newsletter/index.html'
test.skipIf(!existsSync(newsletterPage))(
  'the newsletter’s page sends what its schema takes',
  () => {
    const inputs = readFileSync(newsletterPage, 'utf8').matchAll(/<input[^>]*\sname="([^"]+)"/g)
    const names = [...inputs].map(([, name]) => name)
    expect(names.sort()).toEqual(Object.keys(newsletterSchema.entries).sort())
  },
)

test('a file instead of text: 422', async () => {
  const data = toFormData(goodMessage)
  data.set('message', new Blob(['text']), 'message.txt')
  expect((await respond(post(data))).status).toBe(422)
})
