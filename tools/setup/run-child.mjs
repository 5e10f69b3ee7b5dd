/** Runs a program to its end in our place: same terminal, our signals passed on, its exit code ours. */
import { spawn } from 'node:child_process'
import { projectFolder } from './project.mjs'

export function runInPlace(program, args, { withChannel = false } = {}) {
  const child = spawn(program, args, {
    cwd: projectFolder,
    stdio: withChannel ? ['inherit', 'inherit', 'inherit', 'ipc'] : 'inherit',
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('error', (error) => {
    process.stderr.write(`${program} could not be run: ${error.message}\n`)
    process.exit(1)
  })
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGKILL' ? 137 : 1)))
}
