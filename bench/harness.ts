/**
 * What every bench shares. A bench names the figures it measures and the ratios that must hold between them;
 * the runner measures all figures in turn, several times over, so that a slow minute of the machine affects
 * all of them, and judges the medians.
 */
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbedded } from '../platform/embedded/launcher.ts'
import { migrate } from '../platform/migrate.ts'

/** One figure of a bench, e.g. postings per second; `take` measures it once. */
export interface Figure {
  readonly name: string
  readonly unit: string
  take(): Promise<number>
}

/** `ours` divided by `reference` (both names of figures) must reach `atLeast`, or must not pass `atMost`. */
export interface Goal {
  readonly title: string
  readonly ours: string
  readonly reference: string
  readonly atLeast?: number
  readonly atMost?: number
}

export interface OpenBench {
  readonly figures: readonly Figure[]
  readonly goals: readonly Goal[]
  /** What a reader must know to judge the figures. */
  readonly notes: readonly string[]
  close(): Promise<void>
}

export interface Bench {
  readonly name: string
  /** How often each figure is taken; at least 5 unless the bench is one long run. */
  readonly rounds: number
  open(): Promise<OpenBench>
}

export const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)]!

export interface BenchDatabase {
  ownerUrl: string
  /**
   * Copies the database as it is, file by file, and returns the copy's address; nobody may be connected to
   * the database, and what was copied before is gone. A large data set is so made once.
   */
  copy(): Promise<string>
  stop(): Promise<void>
}

/**
 * A durable database of the bench's own, migrated, in a temporary folder; nothing of the machine's data is
 * touched.
 */
export async function openBenchDatabase(): Promise<BenchDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sala-bench-'))
  chmodSync(dataDir, 0o755)
  const embedded = await startEmbedded({ dataDir, log: () => {} })
  await migrate(embedded.ownerUrl)
  return {
    ownerUrl: embedded.ownerUrl,
    copy: () => copyOf(embedded.ownerUrl),
    async stop() {
      await embedded.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

const COPY = 'sala_take'

async function copyOf(ownerUrl: string): Promise<string> {
  const [server, copy] = [new URL(ownerUrl), new URL(ownerUrl)]
  const original = server.pathname.slice(1)
  server.pathname = '/postgres'
  copy.pathname = `/${COPY}`
  const client = new pg.Client({ connectionString: server.toString() })
  await client.connect()
  await client.query(`DROP DATABASE IF EXISTS ${COPY} WITH (FORCE)`)
  await client.query(`CREATE DATABASE ${COPY} TEMPLATE ${original} STRATEGY FILE_COPY`)
  await client.query('CHECKPOINT')
  await client.end()
  return copy.toString()
}

/** PostgreSQL's own benchmark program, if the machine has one. */
export function findPgbench(): string | undefined {
  const versions = existsSync('/usr/lib/postgresql')
    ? readdirSync('/usr/lib/postgresql').map((version) => `/usr/lib/postgresql/${version}/bin/pgbench`)
    : []
  return ['/usr/bin/pgbench', '/usr/local/bin/pgbench', ...versions].find((path) => existsSync(path))
}

/** Keeps `parallel` workers going for about `seconds`; answers how many turns they finished a second. */
export async function rateOf(
  seconds: number,
  parallel: number,
  turn: () => Promise<unknown>,
): Promise<number> {
  const begin = performance.now()
  const end = begin + seconds * 1000
  let turns = 0
  await Promise.all(
    Array.from({ length: parallel }, async () => {
      while (performance.now() < end) {
        await turn()
        turns++
      }
    }),
  )
  return turns / ((performance.now() - begin) / 1000)
}
