/** The cover of an article, in a place of any shape: one that is drawn has more around its word, of a picture a part is cut away. */
import { Picture } from '../ui/Picture'
import { coverSize, isDrawnCover } from '../urls'

interface CoverProps {
  src: string
  className?: string
  eager?: boolean
}

export function Cover({ src, className = '', eager }: CoverProps) {
  const fit = isDrawnCover(src) ? '' : '[object-fit:cover]'
  return (
    <Picture
      src={src}
      alt=""
      {...coverSize}
      eager={eager}
      className={`bg-sunk ${fit} ${className}`}
    />
  )
}
