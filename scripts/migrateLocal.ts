/** Applies new migrations to the local database, before `npm run dev`. */
import { stateFolder } from '../src/build/localState'
import { migrate } from './serve'

const [folder = stateFolder] = process.argv.slice(2)
migrate(folder)
