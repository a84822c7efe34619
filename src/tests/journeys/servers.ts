/** The servers of the journeys in the order of their start: the whole product, and one without its table. */
export const servers = {
  site: { port: 8788, url: 'http://localhost:8788', table: true },
  tableless: { port: 8789, url: 'http://localhost:8789', table: false },
} as const
