/** Logos with their caption: clients in a picture, or publications whose names are set as marks. */
import { Picture, type PictureData } from '../ui/Picture'
import { Wordmark } from '../ui/Wordmark'

interface BannerProps {
  caption: string
  picture?: PictureData
  /** In place of the picture. */
  names?: readonly string[]
}

export function Banner({ caption, picture, names }: BannerProps) {
  return (
    <section className="section-spacing on-paper">
      <figure className="wrapper columns">
        <figcaption className={`kicker ${names ? 'md:col-span-12' : 'md:col-span-4'}`}>
          {caption}
        </figcaption>
        {picture && (
          <div className="md:col-span-8">
            <Picture {...picture} className="logos max-w-120" />
          </div>
        )}
        {names && (
          <ul
            role="list"
            className="[columns:2] gap-x-4 md:(col-span-12 flex) justify-between items-baseline text-lead"
          >
            {names.map((name) => (
              <li key={name} className="py-1 [break-inside:avoid]">
                <Wordmark name={name} />
              </li>
            ))}
          </ul>
        )}
      </figure>
    </section>
  )
}
