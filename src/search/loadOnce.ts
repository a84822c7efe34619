/** Loads a thing once for all that need it; after a failure the next call loads it again. */

export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined
  return () => {
    if (loading) return loading
    const current = load()
    loading = current
    current.catch(() => {
      loading = undefined
    })
    return current
  }
}
