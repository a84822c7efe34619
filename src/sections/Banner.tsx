/** A picture across the columns with its caption: a wall of marks. */
import { Picture } from '../ui/Picture'
import { ScrollBox } from '../ui/ScrollBox'

export interface BannerProps {
  caption: string
  picture: { src: string; alt: string; width: number; height: number }
}

export function Banner({ caption, picture }: BannerProps) {
  return (
    <section className="py-12">
      <figure className="frame">
        <figcaption className="kicker mb-5">{caption}</figcaption>
        <ScrollBox label={caption}>
          <Picture {...picture} className="min-w-190" />
        </ScrollBox>
      </figure>
    </section>
  )
}
