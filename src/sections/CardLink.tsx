/** The link of a card, over all of which it reaches; screen readers hear the card's title with it. */
import type { Href } from '../site'
import type { Action } from '../ui/Button'
import { Link } from '../ui/Link'

interface Linked {
  title: string
  url?: Href
  link?: Action
}

/** Where a card leads; `linkText` are the words of its section, in which `{title}` stands for the card's. */
export const linkOf = ({ title, url, link }: Linked, linkText = ''): Action | undefined =>
  url ? { text: linkText.replace('{title}', () => title), to: url } : link

interface CardLinkProps extends Action {
  title: string
}

export function CardLink({ text, to, title }: CardLinkProps) {
  return (
    <Link to={to} className="text-link font-600 after:(content-empty absolute inset-0)">
      {text}
      {!text.includes(title) && <span className="sr-only">: {title}</span>}
    </Link>
  )
}
