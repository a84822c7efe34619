/** Loads a part of the app that is a file of its own. */

/** A part did not load. Vite has dispatched its event `vite:preloadError` then, and nobody else does. */
export class ChunkError extends Error {
  /** @param isHandled whether a listener of the event sees to what is to be done */
  constructor(
    readonly isHandled: boolean,
    cause?: unknown,
  ) {
    super(`A part of the app did not load: ${cause ?? 'handled elsewhere'}`, { cause })
  }
}

/** @param load imports the part. @throws ChunkError if that fails; it also does where a listener has handled Vite's event */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  const chunk = await load().catch((cause) => {
    throw new ChunkError(false, cause)
  })
  // Vite resolves to nothing if a listener handles its event.
  if (!chunk) throw new ChunkError(true)
  return chunk
}
