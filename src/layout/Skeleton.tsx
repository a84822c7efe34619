/** A placeholder for an article while its data is loading. */
export function Skeleton() {
  return (
    <div
      className="wrapper columns py-16"
      role="status"
      aria-label="Loading article"
      data-testid="skeleton"
    >
      <div className="md:col-span-8 grid gap-5 animate-pulse" aria-hidden="true">
        <div className="h-4 w-40 bg-line" />
        <div className="h-12 bg-line" />
        <div className="h-12 w-3/4 bg-line" />
        <div className="h-4 bg-sunk mt-6" />
        <div className="h-4 bg-sunk" />
        <div className="h-4 w-5/6 bg-sunk" />
        <div className="h-4 bg-sunk mt-6" />
        <div className="h-4 w-2/3 bg-sunk" />
      </div>
    </div>
  )
}
