/** A card as an entry of an index: a line above, and each field in a column of its own, so that one scans down. */
import { Picture } from '../ui/Picture'
import type { CardProps } from './Card'
import { CardLink, linkOf } from './CardLink'
import { CardPoints } from './CardPoints'
import { CardTitle } from './CardTitle'

export function CardRow({ item, clamped, linkText, bulletPointsHeading }: CardProps) {
  const { id, description, bulletPoints, image } = item
  const label = item.category ?? item.publication
  const action = linkOf(item, linkText)
  const text = <p className={`m-0 text-muted ${clamped ? 'clamp-3' : ''}`}>{description}</p>
  const link = action && <CardLink {...action} title={item.title} />
  return (
    <li
      id={id}
      className={`relative columns gap-y-2 pt-4 pb-6 line-top ${image ? '' : 'items-baseline'} ${link ? 'hover:border-teal' : ''}`}
    >
      <div className="flex items-center gap-4 md:(block col-span-2)">
        {image && (
          <div className="aspect-video w-40 max-w-full mb-3">
            <Picture src={image} alt="" width={640} height={360} cropped />
          </div>
        )}
        {label && <p className="kicker">{label}</p>}
      </div>
      <div className="md:col-span-4">
        <CardTitle {...item} className={clamped ? 'heading-3 clamp-2' : 'heading-3'} />
        {bulletPoints && <div className="mt-2">{text}</div>}
      </div>
      {bulletPoints ? (
        <div className="md:col-span-6">
          <CardPoints heading={bulletPointsHeading} points={bulletPoints} />
          {link && <p className="m-0 mt-3">{link}</p>}
        </div>
      ) : (
        <>
          <div className="md:col-span-4">{text}</div>
          {link && <p className="m-0 md:col-span-2">{link}</p>}
        </>
      )}
    </li>
  )
}
