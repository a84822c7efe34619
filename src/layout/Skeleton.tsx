/** A placeholder that covers the page, from a moment after a navigation began until the next one is there. */
export function Skeleton() {
  return (
    <div className="skeleton" role="status" aria-label="Loading" data-testid="skeleton">
      <div className="wrapper columns py-16" aria-hidden="true">
        <div className="md:col-span-8 grid gap-5 animate-pulse">
          <div className="h-4 w-2/3 bg-sunk" />
          <div className="h-16 bg-sunk" />
          <div className="h-16 w-2/3 bg-sunk" />
          <div className="h-4 bg-sunk mt-6" />
          <div className="h-4 bg-sunk" />
          <div className="h-4 w-2/3 bg-sunk" />
        </div>
      </div>
    </div>
  )
}
