/**
 * The servers of the journeys in the order of their start: the whole product, and one without its table.
 * `JOURNEYS_PORT` moves them, so that two checkouts can run their journeys at once.
 */
const port = Number(process.env.JOURNEYS_PORT ?? 8788)
const at = (port: number) => ({ port, url: `http://localhost:${port}` })

export const servers = {
  site: { ...at(port), table: true },
  tableless: { ...at(port + 1), table: false },
} as const
