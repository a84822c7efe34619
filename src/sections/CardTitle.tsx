/** The head of a card: its logo beside its title and subtitle. */
import { idOf } from '../ui/idOf'
import { Picture } from '../ui/Picture'
import type { CardItem } from './Card'

interface CardTitleProps extends Pick<CardItem, 'title' | 'subtitle' | 'logo'> {
  /** Of the title: its size, or how it is cut. */
  className?: string
  level?: 2 | 3
  /** The title is a number, which is no heading. */
  isNumber?: boolean
}

export function CardTitle(props: CardTitleProps) {
  const { title, subtitle, logo, className = 'heading-3', level = 3, isNumber } = props
  const Heading = `h${level}` as const
  if (isNumber) return <p className="m-0 font-serif text-stat">{title}</p>

  const words = (
    <>
      <Heading id={level === 2 ? idOf(title) : undefined} className={className}>
        {title}
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
