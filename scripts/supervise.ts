/**
 * Runs a program of Node with its arguments and ends it with all that it has started, once the standard input of
 * this process closes: that is when the parent has ended, in whichever way. Start it in a process group of its own.
 */
import { spawn } from 'node:child_process'

/** For a graceful end. */
const patienceMs = 3000

const child = spawn(process.execPath, process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'inherit'],
})
const killGroup = () => process.kill(-process.pid, 'SIGKILL')
child.once('exit', killGroup)
process.stdin.resume().once('end', () => {
  child.kill('SIGTERM')
  setTimeout(killGroup, patienceMs)
})
