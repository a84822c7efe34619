/** `npm run function`: the contact function under Node, with a PostgreSQL database; its settings are in `src/function/README.md`. */
import { codeOf, log } from '../src/function/log'
import { startFunction } from '../src/function/node/nodeFunction'
import { readSettings, type Settings } from '../src/function/node/settings'
import { databaseProblem } from '../src/function/postgres/databaseProblem'
import { openPool } from '../src/function/postgres/pool'
import { postgresTable } from '../src/function/postgres/postgresTable'

/** For what is under way when it is stopped; a notification that is not delivered by then is retried. */
const stopMs = 10_000

/** npm passes on a signal that the terminal has already sent to all. */
const echoMs = 500

const listenProblems: Record<string, (settings: Settings) => string> = {
  EADDRINUSE: ({ PORT, LISTEN }) => `PORT is ${PORT}, which another program uses on ${LISTEN}`,
  EACCES: ({ PORT }) =>
    `PORT is ${PORT}, for which this user lacks the right; one above 1023 is allowed`,
  EADDRNOTAVAIL: ({ LISTEN }) => `LISTEN is ${LISTEN}, which is no address of this machine`,
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

async function run() {
  const settings = readSettings(process.env)
  const { DATABASE_URL, DATABASE_POOL, CONTACT_ORIGIN, CLIENT_ADDRESS_HEADER } = settings
  const pool = openPool(DATABASE_URL, DATABASE_POOL ? Number(DATABASE_POOL) : undefined)
  const table = postgresTable(pool)
  const { url, stop } = await startFunction(settings, table).catch((error) => {
    const problem = listenProblems[codeOf(error)]
    throw problem ? new Error(problem(settings)) : error
  })
  const sender = CLIENT_ADDRESS_HEADER ?? 'its connection; behind a proxy set CLIENT_ADDRESS_HEADER'
  console.log(
    `The function listens at ${url} for ${CONTACT_ORIGIN}. A sender’s address is that of ${sender}.`,
  )

  // It may come later; until then each message is answered with 503.
  table.checkWritable().catch((error) => console.error(databaseProblem(error)))

  let isStopping = false
  async function end(exitCode: number) {
    isStopping = true
    const stopped = stop().then(() => pool.end())
    const late = pause(stopMs).then(() => log({ job: 'stop', problem: 'TimeoutError' }))
    await Promise.race([stopped, late])
    process.exit(exitCode)
  }
  let lastSignal = ''
  let lastTime = 0
  const onSignal = (signal: string) => {
    const isEcho = signal === lastSignal && Date.now() - lastTime < echoMs
    lastSignal = signal
    lastTime = Date.now()
    if (!isStopping) end(0)
    else if (!isEcho) process.exit(1)
  }
  process.on('SIGTERM', onSignal).on('SIGINT', onSignal)
  // Nothing more is known to be right: whoever runs the process starts it again.
  process.on('uncaughtException', (error) => {
    log({ job: 'process', problem: codeOf(error) })
    if (!isStopping) end(1)
  })
}

try {
  await run()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
