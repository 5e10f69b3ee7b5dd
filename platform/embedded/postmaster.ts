/** What postmaster.pid and the process table say about a PostgreSQL server that may be running. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { join } from 'node:path'
import { EmbeddedError } from './embedded-error.ts'

export interface Postmaster {
  pid: number
  port: number
  isReady: boolean
}

/** The server that postmaster.pid names, alive or not. */
export function readPostmaster(pgdata: string): Postmaster | undefined {
  const file = join(pgdata, 'postmaster.pid')
  if (!existsSync(file)) return undefined
  const lines = readFileSync(file, 'utf8').split('\n')
  const pid = Number.parseInt(lines[0] ?? '', 10)
  if (!Number.isInteger(pid)) return undefined
  return { pid, port: Number.parseInt(lines[3] ?? '0', 10), isReady: (lines[7] ?? '').trim() === 'ready' }
}

/** False for a zombie too: it has ended, and only its parent has not collected it yet. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  return !['Z', 'X'].includes(statOf(pid)[0] ?? '')
}

/**
 * Whether the process is PostgreSQL on this data folder; in a container a pid is soon reused by another
 * program.
 */
function isServerOf(pid: number, pgdata: string): boolean {
  if (!isAlive(pid)) return false
  const commandLine = `/proc/${pid}/cmdline`
  if (!existsSync('/proc/self/cmdline')) return true
  return existsSync(commandLine) && readFileSync(commandLine, 'utf8').includes(pgdata)
}

/** The server that runs on this data folder now. */
export function livingPostmaster(pgdata: string): Postmaster | undefined {
  const postmaster = readPostmaster(pgdata)
  return postmaster && isServerOf(postmaster.pid, pgdata) ? postmaster : undefined
}

/** Stops a server whose owner was killed, and clears a pid file that names another program's pid. */
export async function clearLeftovers(pgdata: string, log: (line: string) => void): Promise<void> {
  const left = readPostmaster(pgdata)
  if (!left) return
  if (isServerOf(left.pid, pgdata)) {
    log('stopping the database that an earlier run left behind …')
    await stopProcess(left.pid)
  } else if (isAlive(left.pid)) {
    rmSync(join(pgdata, 'postmaster.pid'), { force: true })
  }
}

/**
 * Fast shutdown (sessions end, everything is flushed); after 30 s an immediate one, which the log repairs at
 * the next start.
 */
export async function stopProcess(pid: number): Promise<void> {
  for (const [signal, patienceMs] of [
    ['SIGINT', 30_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ] as const) {
    try {
      process.kill(pid, signal)
    } catch {
      return
    }
    for (let waited = 0; waited < patienceMs; waited += 20) {
      if (!isAlive(pid)) return
      await sleep(20)
    }
  }
}

/** How long to wait for an earlier owner that was just killed or asked to stop. */
const OWNER_PATIENCE_MS = 5_000

/** One process at a time owns a data folder: a second `npm start` must not stop the first one's database. */
export async function claimFolder(dataDir: string): Promise<void> {
  const file = join(dataDir, 'owner.pid')
  for (let waited = 0; ; waited += 50) {
    const owner = ownerOf(file)
    if (owner === undefined || owner === process.pid) break
    if (waited >= OWNER_PATIENCE_MS) {
      throw new EmbeddedError(
        `The data folder ${dataDir} is in use by process ${owner}; stop that one first or set DATA_DIR to another folder.`,
      )
    }
    await sleep(50)
  }
  writeFileSync(file, `${process.pid} ${birthOf(process.pid)}\n`)
}

/** The running process that claimed the folder. */
function ownerOf(file: string): number | undefined {
  if (!existsSync(file)) return undefined
  const [pid = '', birth = ''] = readFileSync(file, 'utf8').trim().split(' ')
  const owner = Number.parseInt(pid, 10)
  return isAlive(owner) && birthOf(owner) === birth ? owner : undefined
}

export function releaseFolder(dataDir: string): void {
  rmSync(join(dataDir, 'owner.pid'), { force: true })
}

/** When a process began, in the kernel's ticks; empty if the system does not tell. */
const birthOf = (pid: number): string => statOf(pid)[19] ?? ''

/** The fields of /proc/<pid>/stat after the program's name, state first; none if there is no such file. */
function statOf(pid: number): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return []
  }
}
