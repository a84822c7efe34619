/** The function under Node, with a table that stores nothing, and fails for messages that ask for it. */
import { d1Table } from '../../function/d1/d1Table'
import { startFunction } from '../../function/node/nodeFunction'
import type { Table } from '../../function/table'
import { fakeDatabase, storedRow } from '../fakeDatabase'
import { functionHost, servers } from './servers'

/** What a message says for its sender to be over the limit, and for the table to be away. */
export const provoke = { limit: 'Over the limit', away: 'Without a table' }

const table: Table = {
  ...d1Table(fakeDatabase(async () => storedRow).database),
  checkWritable: async () => {},
  findByKey: async () => null,
  async insert({ message }) {
    if (message === provoke.away) throw new Error('Away')
    return message === provoke.limit ? null : storedRow
  },
}

/** Ends with this process. */
export const startFunctionHost = () =>
  startFunction(
    {
      PORT: String(functionHost.port),
      LISTEN: 'localhost',
      DATABASE_URL: '',
      CONTACT_ORIGIN: servers.providers.url,
      CLIENT_SALT: 'a salt for tests only',
    },
    table,
  )
