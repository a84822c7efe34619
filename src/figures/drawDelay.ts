/** Pairs of an input and an output on one axis of time: a curve for each, and the delay from peak to peak. */
import { element, itemOf, list } from './elements'
import type { FigureOf } from './schema'

/** Of a unit of time, to the right, and of the height. */
const unit = 100
/** Where the first curve is at its highest, in units of time. */
const peak = 0.8

/** From the ground up to the peak, drawn freely. */
const rise = (start: number) => `C${start + 35} 96 ${start + 40} 40 ${start + 80} 40`

const stroke = (d: string, color: string, strokeWidth: string) =>
  element('path', {
    ...{ d, stroke: `var(--${color})`, strokeWidth, fill: 'none' },
    vectorEffect: 'non-scaling-stroke',
  })
const curve = (d: string, color: string) => stroke(d, color, '2.5')

export function drawDelay({ items, unit: [one, many] }: FigureOf<'delay'>) {
  const units = Math.max(...items.map(({ delay }) => delay)) + 2
  const end = units * unit
  /** A line at each unit of time. */
  const grid = `M0 21v79${`m${unit}-79v79`.repeat(units)}`
  const x = (time: number) => `${Math.round((time / units) * 1000) / 10}%`
  const line = (from: number, to: number, y1: string, y2: string, color: string) =>
    element('line', { x1: x(from), x2: x(to), y1, y2, stroke: `var(--${color})` })

  const picture = (delay: number, words: string) => {
    const start = delay * unit
    const output = `M0 96H${start}${rise(start)}C${start + 120} 40 ${start + 120} 60 ${end} 56`
    return element(
      'svg',
      { ariaHidden: 'true', width: '100%', height: '112' },
      element(
        'svg',
        { ariaHidden: 'true', viewBox: `0 0 ${end} 100`, preserveAspectRatio: 'none' },
        stroke(grid, 'line', '1'),
        curve(`M0 96${rise(0)}S130 96 190 96`, 'teal'),
        curve(output, 'accent'),
      ),
      line(peak, peak, '24', '40', 'ink'),
      line(peak + delay, peak + delay, '24', '40', 'ink'),
      line(peak, peak + delay, '30', '30', 'ink'),
      element(
        'text',
        {
          ...{ x: x(peak + delay / 2), y: '16', textAnchor: 'middle' },
          ...{ fill: 'var(--ink)', fontSize: '15', fontWeight: '600' },
        },
        words,
      ),
    )
  }

  return list(
    'ul',
    items.map(({ input, output, delay }) => {
      const words = `${delay} ${delay === 1 ? one : many}`
      return [
        element('div', {}, ...itemOf({ label: 'Input', title: input })),
        ' ',
        picture(delay, words),
        element('div', {}, ...itemOf({ label: `Output, ${words} later`, title: output })),
      ]
    }),
  )
}
