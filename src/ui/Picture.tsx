/** An image with its size, so that nothing moves when it arrives. */

/** An image as page data: its address, its description, and its size in px. */
export interface PictureData {
  src: string
  alt: string
  width: number
  height: number
}

interface PictureProps extends PictureData {
  className?: string
  /** Load at once, as it is above the fold. */
  eager?: boolean
  /** Fill a place of another proportion: a drawing shows more of its ground there, and a photo is cut. */
  fills?: boolean
}

export function Picture({ src, alt, width, height, className = '', eager, fills }: PictureProps) {
  const fit = src.endsWith('.svg') ? 'h-full' : 'h-full [object-fit:cover]'
  return (
    <img
      width={width}
      height={height}
      // `loading` comes before `src`, as React sets attributes in this order, and Firefox and Safari load at once.
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className={`w-full ${fills ? fit : ''} ${className}`}
      alt={alt}
      src={src}
    />
  )
}
