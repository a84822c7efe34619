/** A figure as HTML: a caption and a list, which the style sheets set as a picture (`ui/figures.css`). */
import type { Element } from 'hast'
import { type Child, h, s } from 'hastscript'
import { fill, formatNumber } from '../locale'
import { figure as words } from '../words'
import { drawThread } from './drawThread'
import type { Figure } from './schema'

type Item = { title: string } & Partial<Record<'label' | 'when' | 'text', string>>

const itemOf = ({ title, text, when, label = when }: Item): Child => [
  label && [h('span', { className: ['label'] }, label), ' '],
  h('strong', title),
  text && h('p', text),
]

const entriesOf = (contents: Child[]) => contents.map((content) => h('li', content))

/** The role says that it is a list, which Safari forgets if the style sheet takes the markers away. */
const list = (tagName: 'ol' | 'ul', contents: Child[], className?: string) =>
  h(tagName, { role: 'list', className }, entriesOf(contents))

const branchOf = (title: string, texts?: string[]): Child => [
  h('strong', title),
  texts && h('ul', entriesOf(texts)),
]

function drawBars({ items, unit }: Extract<Figure, { kind: 'bars' }>) {
  const most = Math.max(...items.map(({ value }) => value)) || 1
  const bars = items.map(({ title, value, text }) => {
    const width = `${Math.round((value / most) * 1000) / 10}%`
    const bar = s('rect', { width, height: '100%', fill: 'currentColor' })
    // The size is for a page without styles.
    const drawing = s('svg', { ariaHidden: 'true', width: '100%', height: '12' }, bar)
    return [
      h('span', title),
      ' ',
      h('strong', formatNumber(value, { unit })),
      drawing,
      text && h('p', text),
    ]
  })
  return list('ul', bars)
}

const radius = 140
const discRadius = 24
const middle = radius + discRadius + 1
const line = { stroke: 'currentColor', strokeWidth: '2', fill: 'none' }

const circle = (cx: number, cy: number, r: number, className?: string) =>
  s('circle', { ...line, className, cx, cy, r })

/** Numbered discs on a ring, with arrows or spokes; the list beside it has the same numbers, for screen readers, too. */
function drawDiscs(count: number, center?: string, isLoop?: boolean) {
  const lines: Element[] = [circle(middle, middle, radius)]
  const discs: Element[] = []
  for (let n = 0; n < count; n++) {
    // The first disc is at the top.
    const angle = (n / count) * Math.PI * 2 - Math.PI / 2
    const x = Math.round(middle + radius * Math.cos(angle))
    const y = Math.round(middle + radius * Math.sin(angle))
    const transform = `rotate(${Math.round(((n + 0.5) / count) * 360)} ${middle} ${middle})`
    const arrow = `M${middle - 9} ${middle - radius - 9}l12 9l-12 9`
    const link = isLoop
      ? { strokeWidth: '3', d: arrow, transform }
      : { opacity: '0.4', d: `M${middle} ${middle}L${x} ${y}` }
    lines.push(s('path', { ...line, ...link }))
    const number = s('text', { x, y, dy: '0.35em', textAnchor: 'middle' }, `${n + 1}`)
    discs.push(s('g', circle(x, y, discRadius, 'disc'), number))
  }
  const hub = center && circle(middle, middle, 64, 'center')
  const viewBox = `0 0 ${middle * 2} ${middle * 2}`
  const drawing = s('svg', { viewBox, ariaHidden: 'true' }, lines, hub, discs)
  return h('div', { className: 'discs' }, drawing, center && h('p', center))
}

function contentOf(figure: Figure): Child {
  switch (figure.kind) {
    case 'flow':
      return list('ol', figure.items.map(itemOf), figure.items.length > 4 ? 'thread' : 'thread row')
    case 'ring': {
      const { items, center, loop } = figure
      // Only the drawing shows that the last step leads to the first.
      const again = fill(words.again, {
        first: items[0]?.title ?? '',
        last: items.at(-1)?.title ?? '',
      })
      return [
        drawDiscs(items.length, center, loop),
        list('ol', items.map(itemOf), 'legend'),
        loop && h('p', { className: ['sr-only'] }, again),
      ]
    }
    case 'matrix': {
      const { rows, columns, items } = figure
      const labels = rows.flatMap((row) => columns.map((column) => `${row} · ${column}`))
      const fields = items.map((item, n) => itemOf({ label: labels[n], ...item }))
      return list('ul', fields)
    }
    case 'timeline':
      return list('ol', figure.items.map(itemOf))
    case 'tree': {
      const branches = figure.items.map(({ title, items }) => branchOf(title, items))
      return [h('p', h('strong', figure.root)), list('ul', branches)]
    }
    case 'bars':
      return drawBars(figure)
    case 'before-after': {
      const sides = [branchOf(words.before, figure.before), branchOf(words.after, figure.after)]
      return list('ul', sides, 'thread row')
    }
    case 'loom': {
      const bands = figure.options.map(({ name, status, outcome, reason }) =>
        h('li', { className: [status] }, [
          h('strong', name),
          ' ',
          h('span', { className: ['outcome'] }, outcome),
          reason && [' ', h('span', { className: ['reason'] }, reason)],
        ]),
      )
      // So many stand side by side; more are rows at every width.
      const isWide = figure.options.length <= 12
      return h('div', { className: isWide ? ['weave', 'bands'] : ['weave'] }, [
        h('ol', { role: 'list' }, bands),
        h('div', { className: ['thread-over', 'no-print'] }, drawThread(figure.options)),
      ])
    }
  }
}

/** @returns the figure; its caption comes first, as in a feed or read out it has no other heading */
export function renderFigure(figure: Figure): Element {
  const caption = h('figcaption', figure.caption)
  return h('figure', { className: ['figure', figure.kind] }, caption, contentOf(figure))
}
