/** A placeholder for a page whose data is loading; it shows the page once that is there. */
import { useEffect } from 'react'
import { useRevalidator } from 'react-router-dom'

export function Skeleton() {
  const { revalidate } = useRevalidator()
  useEffect(() => revalidate(), [revalidate])
  return (
    <div
      className="wrapper columns py-16"
      role="status"
      aria-label="Loading"
      data-testid="skeleton"
    >
      <div className="md:col-span-8 grid gap-5 animate-pulse" aria-hidden="true">
        <div className="h-4 w-2/3 bg-sunk" />
        <div className="h-16 bg-sunk" />
        <div className="h-16 w-2/3 bg-sunk" />
        <div className="h-4 bg-sunk mt-6" />
        <div className="h-4 bg-sunk" />
        <div className="h-4 bg-sunk" />
        <div className="h-4 bg-sunk mt-6" />
        <div className="h-4 w-2/3 bg-sunk" />
      </div>
    </div>
  )
}
