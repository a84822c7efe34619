/** Brings the local table to its newest form, before `npm run dev`. */
import { migrate } from './serve'

migrate('.wrangler/state')
