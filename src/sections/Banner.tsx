/** A picture of marks beside its caption: who trusts the firm, who prints it. */
import { Picture } from '../ui/Picture'

export interface BannerProps {
  caption: string
  picture: { src: string; alt: string; width: number; height: number }
}

export function Banner({ caption, picture }: BannerProps) {
  return (
    <section className="py-10 md:py-14">
      <figure className="frame columns">
        <figcaption className="kicker md:col-span-4">{caption}</figcaption>
        <div className="md:col-span-8">
          <Picture {...picture} className="marks max-w-120" />
        </div>
      </figure>
    </section>
  )
}
