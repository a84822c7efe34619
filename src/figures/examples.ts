/** A figure of each kind, for editors and tests: one that is missing here does not compile. */
import type { Figure, FigureOf } from './schema'

const caption = 'What the figure shows'
const text = 'What there is to say about it.'
const items = ['First', 'Second', 'Third', 'Fourth'].map((title) => ({ title, text }))

export const figureExamples: { [K in Figure['kind']]: FigureOf<K> } = {
  flow: { kind: 'flow', caption, items },
  loop: { kind: 'loop', caption, center: 'Around', items },
  hub: { kind: 'hub', caption, center: 'Center', items },
  matrix: { kind: 'matrix', caption, columns: ['Left', 'Right'], rows: ['Above', 'Below'], items },
  timeline: {
    ...{ kind: 'timeline', caption },
    items: items.map((item, n) => ({ ...item, when: `Week ${n + 1}` })),
  },
  agenda: {
    ...{ kind: 'agenda', caption, level: 'Energy' },
    items: items.map((item, n) => ({
      ...{ ...item, when: `${n + 9}:00` },
      ...{ minutes: 30 + n * 20, level: 1 + n },
    })),
  },
  delay: {
    ...{ kind: 'delay', caption, unit: ['week', 'weeks'] },
    items: [
      { input: 'What is put in', output: 'What comes of it', delay: 2 },
      { input: 'Another thing', output: 'Its outcome', delay: 6 },
    ],
  },
  tree: {
    ...{ kind: 'tree', caption, root: 'The whole' },
    items: [{ title: 'A branch', items: ['A leaf', 'Another'] }, { title: 'A bare branch' }],
  },
  bars: {
    ...{ kind: 'bars', caption, unit: '%' },
    items: items.map((item, n) => ({ ...item, value: 20 + n * 15 })),
  },
  'before-after': {
    ...{ kind: 'before-after', caption },
    before: ['One', 'Two'],
    after: ['Three', 'Four'],
  },
}
