/**
 * The motif of the site: wavy threads (weft) that cross a grid of vertical lines (warp), over and under.
 * Pure: the same seed always gives the same paths. Used by the mark, heroes, the footer and covers.
 */
export interface WeaveOptions {
  seed: string
  width: number
  height: number
  /** Vertical lines. */
  warp: number
  /** Threads across. */
  weft: number
  /** How far a thread leaves its straight line, in units of the space between threads. */
  stray?: number
  /** Whether the vertical line passes over the thread at this crossing. */
  over?: (column: number, thread: number) => boolean
}

/** A small seeded generator (mulberry32 over an FNV-1a hash): 0 ≤ value < 1. */
function randomFrom(seed: string) {
  let state = 0x811c9dc5
  for (const char of seed) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** A plain weave: over and under by turns. */
const plainWeave = (column: number, thread: number) => (column + thread) % 2 === 0

/** The numbers of a path: a minus needs no blank before it. */
const numbers = (...values: number[]) => values.join(' ').replaceAll(' -', '-')

/**
 * Computes the paths of a weave; all coordinates are whole numbers, to keep the markup short.
 * @returns one path for all vertical lines, one for each thread from top to bottom, and one for the
 * short pieces of lines that pass over a thread
 */
export function weave(options: WeaveOptions) {
  const { seed, width, height, warp, weft, stray = 1.4, over = plainWeave } = options
  const random = randomFrom(seed)
  const step = width / (warp - 1)
  const gap = height / (weft + 1)
  const waves = [0, 1, 2].map((n) => ({
    periods: (0.6 + random() * 0.9) * (n + 1),
    phase: random() * Math.PI * 2,
    drift: (random() - 0.5) * 0.9,
    size: (gap * stray * (0.7 + random() * 0.6)) / (n + 1),
  }))
  const yAt = (column: number, thread: number) => {
    const x = column / (warp - 1)
    const offset = waves.reduce(
      (sum, w) => sum + w.size * Math.sin(x * w.periods * Math.PI * 2 + w.phase + thread * w.drift),
      0,
    )
    return Math.round(gap * (thread + 1) + offset)
  }
  const columns = Array.from({ length: warp }, (_, i) => i)
  const threads = Array.from({ length: weft }, (_, k) => k)
  const x = (column: number) => Math.round(column * step)
  const halfLength = Math.max(3, Math.round(gap * 0.22))
  return {
    // Each line starts from the one before, so that most are written alike and compress well.
    warp: columns
      .map((i) => (i === 0 ? 'M0 0' : `m${numbers(x(i) - x(i - 1), -height)}`))
      .map((start) => `${start}v${height}`)
      .join(''),
    weft: threads.map((k) => {
      // Smooth curves through the crossings, in relative commands, which are the shortest.
      const curves = columns.slice(1).map((i) => {
        const dx = x(i) - x(i - 1)
        const dy = yAt(i, k) - yAt(i - 1, k)
        const slope = Math.round((yAt(i + 1, k) - yAt(i - 1, k)) / 6)
        return `s${numbers(Math.round((dx * 2) / 3), dy - slope, dx, dy)}`
      })
      return `M${numbers(0, yAt(0, k))}${curves.join('')}`
    }),
    over: columns
      .flatMap((i) =>
        threads
          .filter((k) => over(i, k))
          .map((k) => `M${numbers(x(i), yAt(i, k) - halfLength)}v${halfLength * 2}`),
      )
      .join(''),
  }
}
