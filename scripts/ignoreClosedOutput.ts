/** Goes on where nobody reads standard output any more, as behind `| head`: the work and the exit code remain. */
export function ignoreClosedOutput() {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })
}
