/** The head of each page after the first, whose head the build wrote. Its code is loaded with the first navigation. */
import { useState } from 'react'
import type Head from './DocumentHead'
import { usePage } from './usePage'

let DocumentHead: typeof Head | undefined

/** @throws where it cannot be loaded, which can be tried again */
export async function loadDocumentHead() {
  DocumentHead = (await import('./DocumentHead')).default
}

export function PageHead() {
  const page = usePage()
  const [first] = useState(page)
  return DocumentHead && page && <DocumentHead page={page} first={first ?? page} />
}
