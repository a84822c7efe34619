/** The servers of the journeys. `JOURNEYS_PORT` moves them, so that two checkouts can run their journeys at once. */
const port = Number(process.env.JOURNEYS_PORT ?? 8788)
const at = (port: number) => ({ port, url: `http://localhost:${port}` })

export const servers = {
  /** The second firm's site without providers, with the function and an empty database. */
  plain: at(port),
  /** The same with providers, and with forms that send to `functionHost`. */
  fixture: at(port + 1),
}

/** The server that replaces the providers, on another origin. */
export const standIn = at(port + 2)

/** The function, on an origin of its own. */
export const functionHost = at(port + 3)

/** A text of a message that makes the store of `functionHost` fail. */
export const provoked = 'Without a database'
