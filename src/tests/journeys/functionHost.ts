/** The function under Node, with a store that keeps nothing, and fails for a message that asks for it. */
import { startFunction } from '../../function/node'
import { receipt, workingStore } from '../fakeStore'
import { functionHost, servers } from './servers'

/** What a message says for its store to fail. */
export const provoked = 'Without a database'

const store = workingStore({
  async add({ texts }) {
    if (texts.message === provoked) throw new Error('Away')
    return receipt
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
