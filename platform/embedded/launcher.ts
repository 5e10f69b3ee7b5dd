/**
 * Starts a PostgreSQL of our own from the binaries that npm brings; data in DATA_DIR, reachable from this
 * machine only.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { closeSync, existsSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { findBinaries } from './binaries.ts'
import { EmbeddedError } from './embedded-error.ts'
import { initialise } from './initialise.ts'
import { choosePlace, type Place } from './data-folder.ts'
import {
  claimFolder,
  clearLeftovers,
  livingPostmaster,
  readPostmaster,
  releaseFolder,
  stopProcess,
} from './postmaster.ts'
import { environment, serverArguments } from './settings.ts'

export { EmbeddedError }

export interface EmbeddedOptions {
  /** Holds the database's files, its password (0600) and its log. */
  dataDir: string
  /** The TCP port on 127.0.0.1; absent: a free one. */
  port?: number
  /** No fsync: for tests only. */
  unsafe?: boolean
  log: (line: string) => void
}

export interface Embedded {
  /** Database `sala` with the owner's rights. */
  ownerUrl: string
  port: number
  pid: number
  /** Resolves when the server has ended, by stop() or by accident. */
  exited: Promise<void>
  /** Fast shutdown; everything acknowledged is on disk when it resolves. */
  stop(): Promise<void>
}

const projectFolder = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')

/**
 * Starts the server, making its data folder and the database `sala` when they are missing. Errors:
 * EmbeddedError.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const dataDir = resolve(options.dataDir)
  const isUnsafe = options.unsafe ?? false
  const place = choosePlace(dataDir, projectFolder, options.log)
  await claimFolder(dataDir)
  const binaries = findBinaries(projectFolder, dataDir, place.runAs, options.log)
  const passwordFile = join(dataDir, 'postgres.password')
  if (!existsSync(place.pgdata)) {
    options.log('making the database …')
    await initialise(binaries, place, passwordFile, isUnsafe)
  }
  const password = readFileSync(passwordFile, 'utf8').trim()
  await clearLeftovers(place.pgdata, options.log)
  const logFile = join(dataDir, 'postgres.log')
  const port = options.port ?? (await freePort())
  const server = await launch(binaries, place, serverArguments(place.pgdata, port, isUnsafe), logFile)
  const ownerUrl = urlOf(password, port)
  await ensureDatabase(ownerUrl)
  return {
    ownerUrl,
    port,
    pid: server.child.pid!,
    exited: server.exited,
    async stop() {
      if (server.child.exitCode === null && server.child.signalCode === null)
        await stopProcess(server.child.pid!)
      await server.exited
      releaseFolder(dataDir)
    },
  }
}

/** Whether a database was ever made in this data folder. */
export const hasEmbedded = (dataDir: string): boolean =>
  existsSync(join(resolve(dataDir), 'postgres.password'))

/** The owner's address of a server that already runs on this data folder, or undefined. */
export function runningEmbedded(dataDir: string): string | undefined {
  if (!hasEmbedded(dataDir)) return undefined
  const folder = resolve(dataDir)
  const note = join(folder, 'postgres.where')
  const around = existsSync(note) ? readFileSync(note, 'utf8').trim() : folder
  const postmaster = livingPostmaster(join(around, 'postgres'))
  return postmaster?.isReady
    ? urlOf(readFileSync(join(folder, 'postgres.password'), 'utf8').trim(), postmaster.port)
    : undefined
}

const urlOf = (password: string, port: number): string =>
  `postgresql://sala_owner:${password}@127.0.0.1:${port}/sala`

interface Running {
  child: ChildProcess
  exited: Promise<void>
}

/**
 * Starts the server and waits until it accepts connections. The last backends of a killed server may still
 * hold the shared memory for a moment, so a start that fails at once is retried.
 */
async function launch(binaries: string, place: Place, args: string[], logFile: string): Promise<Running> {
  const deadline = Date.now() + 60_000
  for (let attempt = 1; ; attempt++) {
    const server = spawnServer(join(binaries, 'postgres'), args, place, logFile)
    let hasEnded = false
    void server.exited.then(() => (hasEnded = true))
    while (!hasEnded && Date.now() < deadline) {
      const postmaster = readPostmaster(place.pgdata)
      if (postmaster?.pid === server.child.pid && postmaster?.isReady) return server
      await sleep(10)
    }
    if (!hasEnded) await stopProcess(server.child.pid!)
    if (attempt >= 20 || Date.now() >= deadline)
      throw new EmbeddedError(`The database did not start; ${logFile} says why.`)
    await sleep(250)
  }
}

function spawnServer(program: string, args: string[], place: Place, logFile: string): Running {
  if (existsSync(logFile) && statSync(logFile).size > 16_000_000) renameSync(logFile, `${logFile}.old`)
  const output = openSync(logFile, 'a', 0o600)
  // Detached, so that Ctrl-C reaches the supervisor alone, which first drains the server.
  const child = spawn(program, args, {
    ...place.runAs,
    cwd: place.pgdata,
    env: environment,
    detached: true,
    stdio: ['ignore', output, output],
  })
  closeSync(output)
  const watchdog = child.pid === undefined ? undefined : spawnWatchdog(child.pid, place)
  const exited = new Promise<void>((done) => {
    const end = () => {
      watchdog?.kill('SIGKILL')
      done()
    }
    child.on('exit', end).on('error', end)
  })
  return { child, exited }
}

/**
 * A shell that waits for our end of a pipe to close: if we are killed, the database still shuts down in
 * order.
 */
function spawnWatchdog(pid: number, place: Place): ChildProcess {
  const script = 'while read -r line; do :; done; kill -INT "$0"'
  const watchdog = spawn('/bin/sh', ['-c', script, String(pid)], {
    ...place.runAs,
    cwd: '/',
    env: environment,
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  watchdog.on('error', () => {}) // no shell: the next start stops a server that was left behind
  watchdog.unref()
  const pipe = watchdog.stdin as (typeof watchdog.stdin & { unref?(): void }) | null
  pipe?.on('error', () => {})
  pipe?.unref?.()
  return watchdog
}

async function ensureDatabase(ownerUrl: string): Promise<void> {
  const probe = new pg.Client({ connectionString: ownerUrl, connectionTimeoutMillis: 10_000 })
  try {
    await probe.connect()
    await probe.end()
    return
  } catch (error) {
    await probe.end().catch(() => {})
    const code = (error as { code?: string }).code
    if (code === '28P01')
      throw new EmbeddedError(
        'The database refuses the password kept beside it in postgres.password; restore that file from the backup of the data folder.',
      )
    if (code !== '3D000') throw error
  }
  const client = new pg.Client({ connectionString: ownerUrl.replace(/\/sala$/, '/postgres') })
  await client.connect()
  await client.query('CREATE DATABASE sala')
  await client.end()
}

/** A free port below the range that outgoing connections use, so a reconnecting client can never take it. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(15_000, 32_000)
    const isFree = await new Promise<boolean>((done) => {
      const probe = createServer()
      probe.once('error', () => done(false))
      probe.listen(port, '127.0.0.1', () => probe.close(() => done(true)))
    })
    if (isFree) return port
  }
}
