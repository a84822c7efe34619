/** Applies new migrations to the local database, before `npm run dev`. */
import { migrate } from './serve'
import { stateFolder } from './wrangler'

const [folder = stateFolder] = process.argv.slice(2)
migrate(folder)
