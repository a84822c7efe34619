/** The function under Node, with a store that keeps nothing, and fails for a message that asks for it. */
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { receipt, workingStore } from '../fakeStore'
import { fixtureFolder } from '../fixture/fixture'
import { functionHost, servers } from './servers'

/** A text of a message that makes its store fail. */
export const provoked = 'Without a database'

const store = workingStore({
  async add({ texts }) {
    if (texts.message === provoked) throw new Error('Away')
    return receipt
  },
})

/** Runs the second firm's function, whose words it has. It ends with this process. */
export async function startFunctionHost() {
  const { href } = pathToFileURL(resolve(fixtureFolder, 'src/function/node.ts'))
  const { startFunction }: typeof import('../../function/node') = await import(href)
  return startFunction(
    {
      PORT: String(functionHost.port),
      LISTEN: 'localhost',
      DATABASE_URL: '',
      CONTACT_ORIGIN: servers.fixture.url,
    },
    store,
  )
}
