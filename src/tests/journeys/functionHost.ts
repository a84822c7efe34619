/** The function under Node, with a store that keeps nothing, and fails for messages that ask for it. */
import { startFunction } from '../../function/node'
import { receipt, workingStore } from '../fakeStore'
import { functionHost, servers } from './servers'

/** What a message says for its sender to be over the limit, and for the database to be away. */
export const provoke = { limit: 'Over the limit', away: 'Without a database' }

const store = workingStore({
  async add({ texts }) {
    if (texts.message === provoke.away) throw new Error('Away')
    return texts.message === provoke.limit ? 'rate-limited' : receipt
  },
})

/** Ends with this process. */
export const startFunctionHost = () =>
  startFunction(
    {
      PORT: String(functionHost.port),
      LISTEN: 'localhost',
      DATABASE_URL: '',
      CONTACT_ORIGIN: servers.fixture.url,
    },
    store,
  )
