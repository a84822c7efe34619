/** Starts the server that all tests of the runtime use, and ends it after them. */
import type { TestProject } from 'vitest/node'
import { findPostgres, missingPostgres, startPostgres } from './postgres'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a PostgreSQL server; empty where none is installed. */
    postgres: string
  }
}

export default async function setup({ provide }: TestProject) {
  const postgres = findPostgres() ? await startPostgres() : undefined
  if (!postgres) console.warn(missingPostgres)
  provide('postgres', postgres?.url ?? '')
  return postgres?.stop
}
