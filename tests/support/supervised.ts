/**
 * The product as `npm start` runs it, in a folder of its own: a supervisor with a server and a database to
 * kill.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort, runningEmbedded } from '../../platform/embedded/launcher.ts'

export interface Supervised {
  origin: string
  dataDir: string
  /** The owner's address while the database runs. */
  databaseUrl(): string | undefined
  /** Kills the part without a word; answers how long it took until the product answered again, in ms. */
  kill(part: 'server' | 'database', patienceMs: number): Promise<number>
  stop(): Promise<void>
}

export async function startSupervised(environment: Record<string, string> = {}): Promise<Supervised> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sala-supervised-'))
  chmodSync(dataDir, 0o755)
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const given = {
    NODE_ENV: '',
    MODE: 'demo',
    DEMO_HISTORY: '0',
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    DATABASE_OWNER_URL: '',
    LOG_LEVEL: 'silent',
    RATE_FACTOR: '0',
    ALLOW_UNSAFE_DB: '',
  }
  const supervisor = spawn(process.execPath, ['tools/supervise.ts'], {
    env: { ...process.env, ...given, ...environment },
    stdio: 'ignore',
  })
  const isReady = () =>
    fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
      (answer) => answer.ok,
      () => false,
    )
  await until(isReady, 240_000)
  return {
    origin,
    dataDir,
    databaseUrl: () => runningEmbedded(dataDir),
    async kill(part, patienceMs) {
      const program = part === 'server' ? 'server/main.ts' : `-D ${dataDir}/postgres`
      let pid: number | undefined
      await until(
        () =>
          (pid = childrenOf(supervisor).find((child) => programOf(child).includes(program))) !== undefined,
        30_000,
      )
      process.kill(pid!, 'SIGKILL')
      const begin = performance.now()
      // A server that lost its database may still say ready for a moment: wait for the dead part to be
      // another first.
      await until(() => {
        const next = childrenOf(supervisor).find((child) => programOf(child).includes(program))
        return next !== undefined && next !== pid
      }, patienceMs)
      await until(isReady, patienceMs)
      return performance.now() - begin
    },
    async stop() {
      const ended = new Promise((done) => supervisor.once('close', done))
      if (supervisor.exitCode === null) {
        supervisor.kill('SIGTERM')
        await ended
      }
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
    },
  }
}

export async function until(condition: () => boolean | Promise<boolean>, patienceMs: number): Promise<void> {
  for (const end = Date.now() + patienceMs; Date.now() < end; await sleep(50)) if (await condition()) return
  throw new Error(`it did not come about in ${patienceMs / 1_000} s`)
}

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
const childrenOf = ({ pid }: ChildProcess): number[] =>
  read(`/proc/${pid}/task/${pid}/children`)
    .trim()
    .split(' ')
    .filter(Boolean)
    .map((text) => Number.parseInt(text, 10))
const programOf = (pid: number): string => read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ')
