/** The servers of the journeys: the whole product, and one whose table is not there. */
export const servers = {
  site: { port: 8788, url: 'http://localhost:8788', table: true },
  tableless: { port: 8789, url: 'http://localhost:8789', table: false },
} as const
