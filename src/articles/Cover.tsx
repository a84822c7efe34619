/** The cover of an article, in a place of any shape: a generated one shows more curves around its word, a picture is cropped. */
import { Picture } from '../ui/Picture'
import { coverSize, isGeneratedCover } from '../urls'

interface CoverProps {
  src: string
  className?: string
  eager?: boolean
}

export function Cover({ src, className = '', eager }: CoverProps) {
  const fit = isGeneratedCover(src) ? '' : '[object-fit:cover]'
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
