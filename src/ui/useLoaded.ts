/** A component that is loaded once it is needed; where that fails, the page does without it. */
import { type ComponentType, useEffect, useState } from 'react'

/**
 * @param load imports the component, which is the module's default
 * @param need anything but undefined once it is needed; after a failure another need tries again
 */
export function useLoaded<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  need: unknown,
) {
  const [Component, setComponent] = useState<ComponentType<Props>>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another need tries again
  useEffect(() => {
    if (need === undefined || Component) return
    load()
      .then((module) => setComponent(() => module.default))
      .catch(console.error)
  }, [need])
  return Component
}
