/** Loaded into each document in development: takes the overlay of mistakes in the content away once they are mended. */
import './status.css'

import.meta.hot?.on('content-mended', () => {
  for (const overlay of document.querySelectorAll('vite-error-overlay'))
    if (overlay.shadowRoot?.querySelector('.plugin')?.textContent?.includes('content'))
      overlay.remove()
})
