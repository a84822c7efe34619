/** The answers of all commands to wrong arguments and to errors. */
import { type ParseArgsConfig, parseArgs } from 'node:util'

/** Ends the command with a sentence and exit code 1: the place of the error in the code tells its user nothing. */
export function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

/** @returns the arguments of the command, which ends with its usage for `--help`, or where it does not know one of them */
export function readArguments<Config extends ParseArgsConfig>(usage: string, config: Config) {
  if ((config.args ?? process.argv).includes('--help')) {
    console.log(usage)
    process.exit()
  }
  try {
    return parseArgs(config)
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : error}\n\n${usage}`)
  }
}
