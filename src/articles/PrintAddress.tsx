/** The address of a page, on paper only, where no bar of a browser shows it. */
import { absoluteUrl } from '../site'

export function PrintAddress({ path }: { path: string }) {
  return <p className="hidden print:block text-sm text-muted mt-2 mb-0">{absoluteUrl(path)}</p>
}
