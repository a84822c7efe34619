/** The address of PostgreSQL in the environment, for the commands that need no other setting. */
import * as v from 'valibot'
import { databaseAddress } from '../src/function/settings'

/** @returns the address. @throws Error with what is wrong in it, and without it, as it has a password */
export function readDatabaseUrl({ DATABASE_URL }: NodeJS.ProcessEnv) {
  const { success, output, issues } = v.safeParse(databaseAddress, DATABASE_URL ?? '')
  if (success) return output
  throw new Error(`DATABASE_URL ${issues[0].message}`)
}
