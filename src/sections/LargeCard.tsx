/** A card over all columns: a large picture beside its words, left and right by turns. */
import { Picture } from '../ui/Picture'
import type { CardProps } from './Card'
import { CardLink, linkOf } from './CardLink'
import { CardTitle } from './CardTitle'

export function LargeCard({ item, index, linkText }: CardProps) {
  const { id, description, image } = item
  const link = linkOf(item, linkText)
  const odd = index % 2 === 1
  return (
    <li id={id} className="relative columns items-center">
      {image && (
        <div
          className={`aspect-video md:col-span-7 print:w-60 ${odd ? 'md:order-2 md:col-start-6' : ''}`}
        >
          <Picture src={image} alt="" width={640} height={360} cropped />
        </div>
      )}
      <div className={`md:col-span-4 ${odd ? '' : 'md:col-start-9'}`}>
        <CardTitle {...item} className="heading-2" />
        <p className="m-0 mt-5 text-muted">{description}</p>
        {link && (
          <p className="m-0 mt-5">
            <CardLink {...link} title={item.title} />
          </p>
        )}
      </div>
    </li>
  )
}
