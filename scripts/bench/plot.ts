/** Draws measured seconds over articles, with the straight line through the first two points of each series. */

interface Point {
  x: number
  y: number
}

interface Series {
  name: string
  /** By rising x. */
  points: Point[]
}

const size = { width: 720, height: 420 }
const margin = { left: 56, right: 16, top: 56, bottom: 44 }
const colors = ['#0c5654', '#c2391a', '#6b4a12']

/** @returns about five round steps from 0 to a value */
function stepsTo(max: number): number[] {
  const rough = max / 5
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map((n) => n * power).find((n) => n >= rough) ?? rough
  return Array.from({ length: Math.floor(max / step) + 1 }, (_, n) => n * step)
}

/** @returns an SVG document that is readable on light and dark pages */
export function plot(series: Series[]): string {
  const points = series.flatMap((each) => each.points)
  const max = { x: Math.max(...points.map(({ x }) => x)), y: Math.max(...points.map(({ y }) => y)) }
  const inner = {
    width: size.width - margin.left - margin.right,
    height: size.height - margin.top - margin.bottom,
  }
  const px = (x: number) => Math.round(margin.left + (x / max.x) * inner.width)
  const py = (y: number) => Math.round(size.height - margin.bottom - (y / max.y) * inner.height)
  const text = (x: number, y: number, content: string, anchor = 'middle', fill = '#4c5b53') =>
    `<text x="${x}" y="${y}" text-anchor="${anchor}" fill="${fill}">${content}</text>`
  const grid = [
    ...stepsTo(max.x).map((x) => text(px(x), size.height - 18, x.toLocaleString('en'))),
    ...stepsTo(max.y).map(
      (y) =>
        `<path stroke="#cbbd9f" d="M${margin.left} ${py(y)}H${size.width - margin.right}"/>${text(margin.left - 8, py(y) + 5, `${y} s`, 'end')}`,
    ),
  ]
  const lines = series.map(({ name, points: [first, second, ...others] }, n) => {
    const color = colors[n % colors.length]
    if (!first || !second) return ''
    const slope = (second.y - first.y) / (second.x - first.x)
    const end = first.y + slope * (max.x - first.x)
    const line = `<path stroke="${color}" stroke-dasharray="2 5" d="M${px(first.x)} ${py(first.y)}L${px(max.x)} ${py(end)}"/>`
    const dots = [first, second, ...others].map(
      ({ x, y }) => `<circle fill="${color}" cx="${px(x)}" cy="${py(y)}" r="5"/>`,
    )
    return line + dots.join('') + text(margin.left + n * 180, 28, name, 'start', color)
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" width="${size.width}" height="${size.height}" font-family="sans-serif" font-size="14" role="img" aria-label="Seconds of a build by the number of articles"><path fill="#f6f1e6" d="M0 0h${size.width}v${size.height}H0z"/>${grid.join('')}${lines.join('')}</svg>\n`
}
