import { expect, test } from 'vitest'
import type { Page } from '../page'
import { templateProblems } from './checkTemplate'

const hero = { kind: 'hero', title: 'Plan', description: 'How to plan.' } as const
const text = (heading: string) => ({ kind: 'text', heading, body: '' }) as const
const end = {
  kind: 'callToAction',
  heading: 'What now?',
  text: 'Go on.',
  action: { text: 'Go', to: '/contact' },
} as const
const problems = (template: Page['template'], ...sections: Page['sections']) =>
  templateProblems({
    template,
    meta: { title: '', description: '', keywords: [], updated: '' },
    sections,
  })

test('a guide has a hero, three headings for its contents, and an end', () => {
  const three = ['a', 'b', 'c'].map(text)
  expect(problems('guide', hero, ...three, end)).toEqual([])
  expect(problems('guide', hero, text('a'), text('b'), end)).toEqual([
    expect.stringContaining('this has 2'),
  ])
  expect(problems('guide', hero, ...three, text('d'))).toEqual([
    expect.stringContaining('callToAction'),
  ])
  expect(problems('guide', text('z'), ...three, end)).toEqual([expect.stringContaining('hero')])
})

test('a landing page has a drawing', () => {
  expect(problems('landing', hero, end)).toEqual([expect.stringContaining('backgroundImage')])
  expect(problems('landing', { ...hero, backgroundImage: '/images/plan.svg' })).toEqual([])
  expect(problems('landing', { ...hero, woven: true })).toEqual([])
})

test('a list has no drawing, and anything else', () => {
  expect(problems('list', text('a'))).toEqual([])
  expect(problems('list', { ...hero, backgroundImage: '/images/plan.svg' })).toEqual([
    expect.stringContaining('backgroundImage'),
  ])
})
