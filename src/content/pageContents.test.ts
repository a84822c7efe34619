import { expect, test } from 'vitest'
import type { Section } from '../sections'
import { withContents } from './pageContents'

const hero: Section = {
  kind: 'hero',
  template: 'landing',
  title: 'Plan',
  description: 'How to plan.',
}
const text = (heading: string): Section => ({ kind: 'text', heading, body: '' })
const end: Section = {
  kind: 'callToAction',
  heading: 'What now?',
  text: 'Go on.',
  action: { text: 'Go', to: '/contact' },
}
const feature = (title: string) => ({
  ...{ title, description: '', points: [] },
  link: { text: 'More', to: '/services' as const },
})

test('a long page lists the headings of its sections below its hero, but not that of its end', () => {
  const sections = [
    hero,
    ...['a', 'b', 'c', 'd'].map(text),
    { kind: 'features' as const, items: [feature('e'), feature('f')] },
    end,
  ]
  const [first, contents, ...rest] = withContents(sections)
  expect(contents).toEqual({
    kind: 'contents',
    headings: ['a', 'b', 'c', 'd', 'e', 'f'],
    beside: false,
  })
  expect([first, ...rest]).toEqual(sections)
})

test('a page of five has none, nor has home or one without a hero', () => {
  const five = [hero, ...['a', 'b', 'c', 'd', 'e'].map(text), end]
  expect(withContents(five)).toEqual(five)
  const bare = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(text)
  expect(withContents(bare)).toEqual(bare)
  const home = [{ ...hero, woven: true }, ...bare]
  expect(withContents(home)).toEqual(home)
})

test('a guide has one of any length, beside its text', () => {
  const [first, contents, ...rest] = withContents([hero, text('a'), end], 'guide')
  expect(contents).toEqual({ kind: 'contents', headings: ['a'], beside: true })
  expect([first, ...rest]).toEqual([hero, text('a'), end])
})
