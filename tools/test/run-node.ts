import { spawn } from 'node:child_process'

/** A log that is kept in a file is read as text, so it carries no colours. */
const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1' }

/** Runs a Node program on our terminal to its end; answers its exit code. */
export function runNode(args: string[], environment: Record<string, string> = {}): Promise<number> {
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...plain, ...environment },
  })
  return new Promise((done) => {
    child.on('error', () => done(1))
    child.on('exit', (code) => done(code ?? 1))
  })
}

/** Runs a Node program quietly; answers what it printed, or undefined when it failed. */
export function readNode(args: string[]): Promise<string | undefined> {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  let printed = ''
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  return new Promise((done) => {
    child.on('error', () => done(undefined))
    child.on('close', (code) => done(code === 0 ? printed : undefined))
  })
}
