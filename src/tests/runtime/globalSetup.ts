/** Starts and builds what all tests of the runtime use, and removes it after them. */
import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { findPostgres, missingPostgres, startPostgres } from './postgres'
import { buildRuntime, runtimeFolder } from './startRuntime'

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
  buildRuntime()
  return async () => {
    await postgres?.stop()
    rmSync(runtimeFolder, { recursive: true, force: true })
  }
}
