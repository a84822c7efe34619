/** A day's blocks one below the other, as long as they last, with a curve that runs down beside them. */
import { type Child, element, itemOf, list } from './elements'
import type { FigureOf } from './schema'

const highest = 5
const width = 100

type Block = FigureOf<'agenda'>['items'][number]

/** How far right the curve is in the middle of a block. */
const middleOf = ({ level }: Block) => ((level - 0.5) / highest) * width

/** Where the curve is between two blocks, and how far right it goes a minute, as if there were a line from middle to middle. */
function between(before: Block, after: Block) {
  const minutes = (before.minutes + after.minutes) / 2
  const slope = (middleOf(after) - middleOf(before)) / minutes
  return { x: middleOf(before) + (slope * before.minutes) / 2, slope }
}

/** The part of the curve beside one block. The parts of neighbors meet in one place and direction. */
function curve(block: Block, before: Block, after: Block) {
  const { minutes } = block
  const start = between(before, block)
  const end = between(block, after)
  const third = minutes / 3
  const points = [
    [start.x + start.slope * third, third],
    [end.x - end.slope * third, minutes - third],
    [end.x, minutes],
  ]
  const line = `${Math.round(start.x)} 0C${points.flat().map(Math.round).join(' ')}`
  const stroke = (d: string, color: string, strokeWidth: string) =>
    element('path', {
      ...{ d, strokeWidth, stroke: `var(--${color})`, fill: 'none' },
      vectorEffect: 'non-scaling-stroke',
    })
  return element(
    'svg',
    { ariaHidden: 'true', viewBox: `0 0 ${width} ${minutes}`, preserveAspectRatio: 'none' },
    element('path', { fill: 'var(--sunk)', d: `M0 0L${line}H0z` }),
    stroke(`M30 0v${minutes}M70 0v${minutes}`, 'line', '1'),
    stroke(`M${line}`, 'accent', '2.5'),
  )
}

export function drawAgenda({ level: name, items }: FigureOf<'agenda'>): Child[] {
  return [
    element('span', { className: ['label'], ariaHidden: 'true' }, `${name} →`),
    list(
      'ol',
      items.map((block, n) => [
        curve(block, items[n - 1] ?? block, items[n + 1] ?? block),
        element(
          'div',
          {},
          ...itemOf({ label: block.when, title: block.title, text: block.text }),
          ' ',
          element('span', { className: ['sr-only'] }, `${name}: ${block.level} of ${highest}`),
        ),
      ]),
    ),
  ]
}
