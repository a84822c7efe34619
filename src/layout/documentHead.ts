/** Keeps the document's head in step with the page shown. Loaded with the first navigation. */
import { createHead } from 'unhead/client'
import { headOf } from '../head'
import type { PageData } from '../page'

const head = createHead()
let entry: ReturnType<typeof head.push> | undefined

/** @param first the page whose head the document had, so that what the new one does not have is removed */
export function updateHead(page: PageData, first: PageData) {
  entry ??= head.push(headOf(first))
  entry.patch(headOf(page))
}
