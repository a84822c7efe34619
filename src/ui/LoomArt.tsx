/** Upright lines, and a thread across them. */
export const LoomArt = ({ className }: { className: string }) => (
  <svg viewBox="0 0 400 128" preserveAspectRatio="none" className={className} aria-hidden="true">
    <path
      d="M28-400v528m86-528v528m86-528v528m86-528v528m86-528v528"
      vectorEffect="non-scaling-stroke"
    />
    <path
      className="stroke-teal stroke-6"
      d="M0 76c50 0 70-36 114-36s60 52 114 52 90-60 172-60"
      vectorEffect="non-scaling-stroke"
    />
  </svg>
)
