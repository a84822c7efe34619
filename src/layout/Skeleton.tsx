/** A placeholder that covers the page, from a moment after a navigation began until the next one is there. */
export function Skeleton() {
  return (
    <div className="skeleton" role="status" aria-label="Loading" data-testid="skeleton">
      <div className="wrapper grid gap-5 py-16" aria-hidden="true">
        <div className="h-16 w-2/3 bg-sunk" />
        <div className="h-16 w-1/2 bg-sunk mb-6" />
        <div className="h-4 w-2/3 bg-sunk" />
        <div className="h-4 w-1/2 bg-sunk" />
      </div>
    </div>
  )
}
