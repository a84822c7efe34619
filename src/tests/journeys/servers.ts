/**
 * The servers of the journeys in the order of their start: the whole product, one without its table, and
 * one whose frames, analytics and challenges come from the stand-in for their providers, which is another origin.
 * `JOURNEYS_PORT` moves them, so that two checkouts can run their journeys at once.
 */
const port = Number(process.env.JOURNEYS_PORT ?? 8788)
const at = (port: number) => ({ port, url: `http://localhost:${port}` })

export const servers = {
  site: { ...at(port), table: true },
  tableless: { ...at(port + 1), table: false },
  providers: { ...at(port + 6), table: false },
} as const

export const standIn = at(port + 7)

/** Where the forms of the site with providers send: the function under Node, on another origin. */
export const functionHost = at(port + 8)
