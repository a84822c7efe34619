/** A picture across the columns with its caption: a wall of marks. */
import { Picture } from '../ui/Picture'

export interface BannerProps {
  caption: string
  picture: { src: string; alt: string; width: number; height: number }
}

export function Banner({ caption, picture }: BannerProps) {
  return (
    <section className="py-12">
      <figure className="frame">
        <figcaption className="kicker mb-5">{caption}</figcaption>
        <Picture {...picture} />
      </figure>
    </section>
  )
}
