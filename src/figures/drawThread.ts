/** The thread of a loom: over the bands that are chosen, under all others. */
import { s } from 'hastscript'
import type { Figure } from './schema'

type Options = Extract<Figure, { kind: 'loom' }>['options']

/**
 * @returns the thread from before the first band to behind the last one, in percent of the loom, twice: its edge lies
 * below it. The style sheet turns it where the bands are rows.
 */
export function drawThread(options: Options) {
  const step = 100 / options.length
  const start = -0.4 * step
  const end = 100 + 0.3 * step
  const depths = options.map(({ status }, n) => (status === 'over' ? 32 : 52 + (n % 2) * 30))
  const pieces = depths.map((depth, n) => {
    const center = (n + 0.5) * step
    const edge = n * step
    return [n ? edge : start, depths[n - 1] ?? 63, edge, depth, center, depth]
  })
  pieces.push([100, depths.at(-1) ?? 0, end, 63, end, 0])
  const curves = pieces.map((piece) => `C${piece.map((point) => +point.toFixed(2)).join(' ')}`)
  const d = `M${start.toFixed(2)} 0${curves.join('')}`
  const box = { viewBox: '0 0 100 100', preserveAspectRatio: 'none', ariaHidden: 'true' }
  return s('svg', box, s('path', { d }), s('path', { d }))
}
