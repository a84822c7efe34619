/** The head of a card: its logo beside its title and subtitle. */
import { idOf } from '../ui/idOf'
import { Picture } from '../ui/Picture'

interface CardTitleProps {
  title: string
  subtitle?: string
  logo?: string
  /** Of the heading. */
  level?: 2 | 3
  className: string
}

export function CardTitle({ title, subtitle, logo, level = 3, className }: CardTitleProps) {
  const Heading = `h${level}` as const
  return (
    <div className="flex items-center gap-4">
      {logo && (
        <div className="shrink-0 w-14">
          <Picture src={logo} alt="" width={56} height={56} />
        </div>
      )}
      <div>
        <Heading id={level === 2 ? idOf(title) : undefined} className={className}>
          {title}
        </Heading>
        {subtitle && <p className="m-0 mt-1 text-sm font-600 text-muted">{subtitle}</p>}
      </div>
    </div>
  )
}
