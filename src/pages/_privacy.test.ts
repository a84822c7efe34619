import { test as anyTest, expect } from 'vitest'
import { analytics, imprint, messagePolicy, site } from '../site'
import { deletion, privacySections } from './_privacy'

/** What the sample firm's notice says; another firm writes its own. */
const test = anyTest.runIf(site.notice)

/** As a site without any third party. */
const alone = {
  messages: '/api/contact',
  retentionDays: 90,
  newsletter: '/embed/sign-up/',
  film: '/embed/film/',
  botCheck: '',
  visitorCount: '',
}
/** All that a page's sections hold, as one text. */
const textOf = (facts?: Parameters<typeof privacySections>[0]) =>
  JSON.stringify(privacySections(facts))

const headings = (text: string) => text.match(/\*\*[^*]+\*\*/g) ?? []

test('it names who is responsible, and follows the policy for messages', () => {
  const text = textOf()
  for (const fact of [imprint.legalName, ...imprint.address, imprint.phone, site.email])
    expect(text).toContain(fact)
  expect(text).toContain(`${messagePolicy.backupDays} days`)
})

test.each([
  [90, '90 days,'],
  [1, '1 day,'],
  ['never', 'when you ask'],
] as const)('how long a message is kept: %s', (retentionDays, period) => {
  expect(deletion({ retentionDays })).toContain(period)
  // At the top, and in the table, where it begins a cell.
  const [hero, ...sections] = privacySections({ ...alone, retentionDays })
  const table = sections.find((section) => 'body' in section && 'table' in section.body)
  for (const section of [hero, table]) {
    const text = JSON.stringify(section)
    expect(text).toContain(deletion({ retentionDays }).slice(1))
  }
  expect(textOf({ ...alone, retentionDays })).not.toMatch(/never days|after never|1 days/)
})

test('without a third party, none is mentioned', () => {
  const text = textOf(alone)
  expect(headings(text)).toEqual([])
  for (const words of ['providers', 'goes from your browser']) expect(text).not.toContain(words)
})

test.each([
  ['newsletter', 'https://letters.example/form?id=1', 1, ' `letters.example`'],
  ['film', 'https://films.example/embed/7', 1, ' `films.example`'],
  ['botCheck', 'https://challenges.example', 1, ' `challenges.example`'],
  ['visitorCount', 'https://counts.example/api/event', 1, ' `counts.example`'],
  // As text, the name would be taken for a link.
  ['film', 'https://www.films.example/embed/7', 1, ' `www.films.example`'],
  // The firm's own function elsewhere is none.
  ['messages', 'https://contact.firm.example/api/contact', 0, ' `contact.firm.example`,'],
])('%s at %s are %i more, and its host is named', (fact, address, count, host) => {
  const text = textOf({ ...alone, [fact]: address })
  expect(headings(text)).toHaveLength(count)
  expect(text).toContain(host)
  expect(text).not.toContain(address)
})

test('by default it follows site.ts', () => {
  const named = [
    analytics.script,
    site.challenge.siteKey,
    ...[site.newsletter.frame, site.video.frame].filter((address) => !address.startsWith('/')),
  ].filter(Boolean)
  expect(headings(textOf())).toHaveLength(named.length)
})
