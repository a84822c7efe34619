/** In development, what was made of a text is kept until the text changes: of hundreds, an editor changes one at a time. */

export type Results = ReadonlyMap<string, { text: string; context: string; value: unknown }>

/** @param place tells a text from others. @param context all else of which `make` makes the value */
export type Remember = <Value>(
  place: string,
  text: string,
  context: string,
  make: () => Value,
) => Value

/** `Remember` with the context of all texts. */
export type RememberText = <Value>(place: string, text: string, make: () => Value) => Value

/**
 * @param last the results of the last reading
 * @returns `remember`, which gives the last value where neither text nor context have changed; the `results` of this reading
 */
export function textMemory(last: Results) {
  const results = new Map<string, { text: string; context: string; value: unknown }>()
  const remember: Remember = (place, text, context, make) => {
    const known = last.get(place)
    const isSame = known?.text === text && known.context === context
    const value = isSame ? known.value : make()
    results.set(place, { text, context, value })
    return value as ReturnType<typeof make>
  }
  return { remember, results }
}
