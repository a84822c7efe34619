/** The top of the home page: its title, and ideas as the bands of a loom, of which a thread passes over the chosen ones. */
import { type Action, ButtonLink } from '../ui/Button'

/** An idea, and what became of it in a word or two: for a chosen one, its owner and start. */
export type Idea = readonly [idea: string, outcome: string, status: 'chosen' | 'waits' | 'declined']

export interface Choice {
  /** 3 to 14 ideas, each in two or three words. */
  rows: readonly Idea[]
  caption: string
  /** The clients, the length and the fee. */
  terms: string
}

interface HomeHeroProps {
  title: { normal: string; highlighted: string }
  description: string
  primary?: Action
  choice: Choice
}

export function HomeHero({ title, description, primary, choice }: HomeHeroProps) {
  const { rows, caption, terms } = choice
  const words = rows
    .map(([idea, outcome]) => `${idea} ${outcome}`)
    .join(' ')
    .split(' ')
  const longest = Math.max(...words.map(({ length }) => length))
  // So many letters have room side by side on the narrowest screen that is wide.
  const isNarrow = longest * rows.length > 96
  return (
    <section className="hero threaded overflow-hidden">
      <div className="wrapper columns items-end pt-5 pb-12 sm:(pt-8 pb-16) md:pb-12 lg:pt-14">
        <h1 className="heading-1 text-display md:col-span-8 md:text-[calc(8.8vw-0.45rem)] lg:(col-span-9 text-display)">
          <span>{title.normal}</span>
          <span className="block text-teal"> {title.highlighted}</span>
        </h1>
        <div className="md:(col-span-4 pb-2) lg:(col-span-3 -ml-9)">
          <p className="m-0 mb-6 text-[1.25rem] leading-[1.45] text-muted">{description}</p>
          {primary && <ButtonLink {...primary} />}
        </div>
      </div>
      <div className={isNarrow ? 'loom' : 'loom loom-wide'}>
        <ol role="list">
          {rows.map(([idea, outcome, status]) => (
            <li key={idea} className={status}>
              <span className="font-600">{idea}</span> <span>{outcome.replace(', ', ',\n')}</span>
            </li>
          ))}
        </ol>
        <div className="loom-thread no-print">
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <LoomThread rows={rows} />
          </svg>
        </div>
      </div>
      <p className="wrapper mt-10 sm:mt-12 mb-4 sm:mb-10 text-sm">
        <span className="font-600">{caption}</span> <span>{terms}</span>
      </p>
    </section>
  )
}

/** The thread from the window's edge before the first band to that behind the last one, in percent of the loom, twice: its edge lies below it. */
function LoomThread({ rows }: Pick<Choice, 'rows'>) {
  const step = 100 / rows.length
  const start = -0.4 * step
  const end = 100 + 0.3 * step
  const depths = rows.map(([, , status], n) => (status === 'chosen' ? 32 : 52 + (n % 2) * 30))
  const pieces = depths.map((depth, n) => {
    const center = (n + 0.5) * step
    const edge = n * step
    return [n ? edge : start, depths[n - 1] ?? 63, edge, depth, center, depth]
  })
  pieces.push([100, depths.at(-1) ?? 0, end, 63, end, 0])
  const curves = pieces.map((piece) => `C${piece.map((point) => +point.toFixed(2)).join(' ')}`)
  const path = `M${start.toFixed(2)} 0${curves.join('')}`
  return (
    <>
      <path d={path} />
      <path d={path} />
    </>
  )
}
