/** A figure as HTML: a caption and a list, which the style sheet sets as a picture (`src/ui/figures.css`). */
import type { Element } from 'hast'
import { drawAgenda } from './drawAgenda'
import { drawDelay } from './drawDelay'
import { drawRing } from './drawRing'
import { type Child, element, type Item, itemOf, list } from './elements'
import type { Figure, FigureOf } from './schema'

const number = new Intl.NumberFormat('en-US')

/** @returns a number as an American reader writes it: "$1,200", "40%", "3 hours" */
function amount(value: number, unit = '') {
  const digits = number.format(value)
  if (/^[$€£]/.test(unit)) return `${unit[0]}${digits}${unit.slice(1)}`
  return /^[%×]?$/.test(unit) ? digits + unit : `${digits} ${unit}`
}

function drawBars({ items, unit }: FigureOf<'bars'>) {
  const most = Math.max(...items.map(({ value }) => value)) || 1
  const bar = (value: number) =>
    element(
      'svg',
      // The size is for a page without styles.
      { ariaHidden: 'true', width: '100%', height: '12' },
      element('rect', {
        width: `${Math.round((value / most) * 1000) / 10}%`,
        height: '100%',
        fill: 'currentColor',
      }),
    )
  return list(
    'ul',
    items.map(({ title, value, text }) => [
      element('span', {}, title),
      ' ',
      element('strong', {}, amount(value, unit)),
      bar(value),
      text ? element('p', {}, text) : undefined,
    ]),
  )
}

const bulletsOf = (texts: string[]) =>
  element('ul', {}, ...texts.map((text) => element('li', {}, text)))

const stepsOf = (items: Item[], ...className: string[]) =>
  list('ol', items.map(itemOf), ...className)

/** That the last step leads to the first is seen in the drawing alone. */
const returnOf = ({ items }: FigureOf<'loop'>) =>
  element(
    'p',
    { className: ['sr-only'] },
    `After “${items.at(-1)?.title}”, “${items[0]?.title}” again.`,
  )

function drawMatrix({ rows, columns, items }: FigureOf<'matrix'>) {
  const labels = rows.flatMap((row) => columns.map((column) => `${row} · ${column}`))
  return list(
    'ul',
    items.map((item, n) => itemOf({ label: labels[n], ...item })),
  )
}

function contentOf(figure: Figure): Child[] {
  switch (figure.kind) {
    case 'flow':
      return [stepsOf(figure.items, 'thread')]
    case 'loop':
    case 'hub':
      return [
        drawRing(figure.kind, figure.items.length, figure.center),
        stepsOf(figure.items, 'legend'),
        figure.kind === 'loop' ? returnOf(figure) : undefined,
      ]
    case 'matrix':
      return [drawMatrix(figure)]
    case 'timeline':
      return [stepsOf(figure.items.map(({ when, ...item }) => ({ label: when, ...item })))]
    case 'agenda':
      return drawAgenda(figure)
    case 'delay':
      return [drawDelay(figure)]
    case 'tree':
      return [
        element('p', {}, element('strong', {}, figure.root)),
        list(
          'ul',
          figure.items.map(({ title, items }) => [
            element('strong', {}, title),
            items && bulletsOf(items),
          ]),
        ),
      ]
    case 'bars':
      return [drawBars(figure)]
    case 'before-after':
      return [
        list(
          'ul',
          [
            [element('strong', {}, 'Before'), bulletsOf(figure.before)],
            [element('strong', {}, 'After'), bulletsOf(figure.after)],
          ],
          'thread',
        ),
      ]
  }
}

/** The caption comes first, as what is read out, printed as Markdown or shown in a feed has no other heading. */
export const drawFigure = (figure: Figure): Element =>
  element(
    'figure',
    { className: ['figure', figure.kind] },
    element('figcaption', {}, figure.caption),
    ...contentOf(figure),
  )
