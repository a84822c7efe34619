/** What counts as the present: `SOURCE_DATE_EPOCH` where it is set, so that the same input gives the same bytes, else the clock. */

/** The last second of the year 9999; a larger number was meant as milliseconds. */
const lastSecond = 253_402_300_799

/**
 * @returns milliseconds since 1970
 * @throws Error where `SOURCE_DATE_EPOCH` is no number of seconds
 */
export function now(): number {
  const epoch = process.env.SOURCE_DATE_EPOCH
  if (!epoch) return Date.now()
  if (!/^\d+$/.test(epoch) || Number(epoch) > lastSecond)
    throw new Error(
      `SOURCE_DATE_EPOCH is ${JSON.stringify(epoch)}; a whole number of seconds since 1970 is allowed, such as 1767225600`,
    )
  return Number(epoch) * 1000
}
