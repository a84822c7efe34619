/** Signals to npm reach the shell between it and a command alone: once that has gone, the command gets the signal, too. */
export function endWithParent() {
  if (!process.env.npm_command) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, 500)
  timer.unref()
}
