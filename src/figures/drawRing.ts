/** Numbered discs on a ring: with arrows for a loop, with spokes for a hub. */
import type { Element } from 'hast'
import { element } from './elements'

const radius = 140
const discRadius = 24
const middle = radius + discRadius + 1
const size = middle * 2

const atMiddle = { cx: `${middle}`, cy: `${middle}` }
const line = { stroke: 'currentColor', strokeWidth: '2', fill: 'none' }

/** The place of disc `n` of `count`, the first one above. */
function placeOf(n: number, count: number) {
  const angle = (n / count) * Math.PI * 2 - Math.PI / 2
  return {
    x: `${Math.round(middle + radius * Math.cos(angle))}`,
    y: `${Math.round(middle + radius * Math.sin(angle))}`,
  }
}

/** An arrow head halfway to the next disc. */
const arrow = (n: number, count: number) =>
  element('path', {
    ...line,
    strokeWidth: '3',
    d: `M${middle - 9} ${middle - radius - 9}l12 9l-12 9`,
    transform: `rotate(${Math.round(((n + 0.5) / count) * 360)} ${middle} ${middle})`,
  })

function disc(n: number, count: number) {
  const { x, y } = placeOf(n, count)
  return element(
    'g',
    {},
    element('circle', { ...line, className: ['disc'], cx: x, cy: y, r: `${discRadius}` }),
    element('text', { x, y, dy: '0.35em', textAnchor: 'middle' }, `${n + 1}`),
  )
}

/** The numbers are those of the list beside it, so that a screen reader misses nothing. */
export function drawRing(kind: 'loop' | 'hub', count: number, center?: string): Element {
  const numbers = Array.from({ length: count }, (_, n) => n)
  const spokes = numbers
    .map((n) => placeOf(n, count))
    .map(({ x, y }) =>
      element('path', { ...line, opacity: '0.4', d: `M${middle} ${middle}L${x} ${y}` }),
    )
  const drawing = element(
    'svg',
    { viewBox: `0 0 ${size} ${size}`, ariaHidden: 'true' },
    element('circle', { ...line, ...atMiddle, r: `${radius}` }),
    ...(kind === 'loop' ? numbers.map((n) => arrow(n, count)) : spokes),
    center
      ? element('circle', { ...line, className: ['center'], ...atMiddle, r: '64' })
      : undefined,
    ...numbers.map((n) => disc(n, count)),
  )
  return element(
    'div',
    { className: ['ring'] },
    drawing,
    center ? element('p', {}, center) : undefined,
  )
}
