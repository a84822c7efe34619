/** Shown where the list of articles cannot be fetched. */
import { Button } from '../ui/Button'

export function LoadError() {
  return (
    <div role="alert" className="mb-8 p-5 border border-solid border-danger bg-raised">
      <p className="mt-0 mb-4 font-600 text-danger">Failed to load articles</p>
      <Button variant="secondary" onClick={() => location.reload()}>
        Try Again
      </Button>
    </div>
  )
}
