/** What the site tells a visitor: toasts, and a page that is loading. */
import { Skeleton } from '../layout/Skeleton'
import Toaster from '../ui/Toaster'
import { Specimen, Specimens } from './Specimen'

const toasts = (['default', 'destructive'] as const).map((variant, id) => ({
  ...{ id, variant, open: true, edge: 'bottom' as const },
  title: 'What has happened',
  description: 'What follows from it, in a sentence that needs more than a line.',
}))

export function Messages() {
  return (
    <Specimens name="Messages">
      {toasts.map((toast) => (
        <Specimen key={toast.variant} name={`Toast, ${toast.variant}`}>
          <div data-window="">
            <Toaster toast={toast} onClose={() => {}} focused={false} />
          </div>
        </Specimen>
      ))}
      <Specimen name="Page that is loading" wide>
        <Skeleton />
      </Specimen>
    </Specimens>
  )
}
