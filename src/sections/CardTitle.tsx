/** The head of a card: its logo beside its title and subtitle. */
import type { Href } from '../site'
import { idOf } from '../ui/idOf'
import { Link } from '../ui/Link'
import { Picture } from '../ui/Picture'

interface CardTitleProps {
  title: string
  subtitle?: string
  logo?: string
  className?: string
  level?: 2 | 3
  /** Where the title itself leads, over all of the card. */
  to?: Href
  /** The title is a number, which is no heading. */
  isNumber?: boolean
}

export function CardTitle(props: CardTitleProps) {
  const { title, subtitle, logo, level = 3, to, isNumber } = props
  const { className = level === 2 ? 'heading-2' : 'heading-3' } = props
  const Heading = `h${level}` as const
  if (isNumber) return <p className="m-0 font-serif text-stat">{title}</p>
  const words = (
    <>
      <Heading id={level === 2 ? idOf(title) : undefined} className={className}>
        {to ? (
          <Link
            to={to}
            className="no-underline hover:underline underline-offset-4 after:(content-empty absolute inset-0)"
          >
            {title}
          </Link>
        ) : (
          title
        )}
      </Heading>
      {subtitle && <p className="m-0 mt-1 text-sm font-600 text-muted">{subtitle}</p>}
    </>
  )
  if (!logo) return words
  return (
    <div className="flex items-center gap-4">
      <div className="shrink-0 w-14">
        <Picture src={logo} alt="" width={56} height={56} />
      </div>
      <div>{words}</div>
    </div>
  )
}
