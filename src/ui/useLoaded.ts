/** Components that are loaded when they are first needed. */
import { type ComponentType, useEffect, useState } from 'react'

interface Loaded<Props> {
  Component?: ComponentType<Props>
  /** Whether the last attempt failed. */
  failed: boolean
}

/**
 * @param load imports the component, which is the module's default
 * @param need anything but undefined once it is needed; after a failure another need tries again
 */
export function useLoaded<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  need: unknown,
): Loaded<Props> {
  const [loaded, setLoaded] = useState<Loaded<Props>>({ failed: false })
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another need tries again
  useEffect(() => {
    if (need === undefined || loaded.Component) return
    setLoaded({ failed: false })
    load()
      .then((module) => setLoaded({ Component: module.default, failed: false }))
      .catch((error: unknown) => {
        console.error(error)
        setLoaded({ failed: true })
      })
  }, [need])
  return loaded
}
