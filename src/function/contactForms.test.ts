import { existsSync } from 'node:fs'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { honeypotField } from '../contact/protocol'
import { site } from '../site'
import { goodMessage, post, recordingStore, respond } from '../tests/fakeStore'

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
})

const toFormData = (fields: Record<string, string>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

describe.each([
  ['urlencoded', (fields: Record<string, string>) => new URLSearchParams(fields)],
  ['multipart', toFormData],
])('a plain form, %s', (_, toBody) => {
  test.each([
    ['', 'contact', '/contact#sent'],
    ['?form=newsletter', 'newsletter', site.newsletter.thanks],
    ['?form=%2F%2Felsewhere.example', 'contact', '/contact#sent'],
  ])('with a valid message, at "%s", leads to what confirms it', async (query, form, to) => {
    const { store, stored } = recordingStore()
    const body = toBody({ ...goodMessage, organization: '', [honeypotField]: '' })
    const response = await respond(post(body, {}, query), store)
    expect([response.status, response.headers.get('Location')]).toEqual([303, site.origin + to])
    expect(stored).toMatchObject([
      { form, flagged: null, texts: { ...goodMessage, organization: null } },
    ])
  })

  test('with the honeypot filled gets the same response and is stored as flagged', async () => {
    const { store, stored } = recordingStore()
    const body = toBody({ ...goodMessage, [honeypotField]: 'x' })
    expect((await respond(post(body), store)).status).toBe(303)
    expect(stored).toMatchObject([{ flagged: 'honeypot' }])
  })

  test('with an invalid message gets a page with each reason, which leads back', async () => {
    for (const [query, page] of [
      ['', '/contact'],
      ['?form=newsletter', '/embed/newsletter/'],
    ]) {
      const response = await respond(post(toBody({ name: ' ', '<img>': 'x' }), {}, query))
      const text = await response.text()
      expect(response.status).toBe(422)
      expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
      expect(text.match(/<li>Please [^<]+<\/li>/g)).toHaveLength(3)
      expect(text).not.toContain('<img')
      expect(text).toContain(`href="${site.origin}${page}"`)
      expect(existsSync(`public${page}index.html`)).toBe(page !== '/contact')
    }
  })
})

test('a file instead of text: 422', async () => {
  const data = toFormData(goodMessage)
  data.set('message', new Blob(['text']), 'message.txt')
  expect((await respond(post(data))).status).toBe(422)
})
