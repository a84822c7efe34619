/** A picture of logos with its caption: clients, publications. */
import { Picture, type PictureData } from '../ui/Picture'

interface BannerProps {
  caption: string
  picture: PictureData
}

export function Banner({ caption, picture }: BannerProps) {
  return (
    <section className="section-spacing on-paper">
      <figure className="wrapper columns">
        <figcaption className="kicker md:col-span-4">{caption}</figcaption>
        <div className="md:col-span-8">
          <Picture {...picture} className="logos max-w-120" />
        </div>
      </figure>
    </section>
  )
}
