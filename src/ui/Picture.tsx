/** An image with its size, so that nothing moves when it arrives. */
interface PictureProps {
  src: string
  alt: string
  width: number
  height: number
  className?: string
  /** Above the fold: fetched at once. */
  eager?: boolean
}

export function Picture({ src, alt, width, height, className = '', eager = false }: PictureProps) {
  return (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className={`w-full h-auto ${className}`}
    />
  )
}
