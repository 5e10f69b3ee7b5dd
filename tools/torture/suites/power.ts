/**
 * b: power cuts. PostgreSQL's files are on a file system of their own in a loop device; in the middle of the
 * load that file system is shut down without writing its journal out, as a plug pulled would do: what was not
 * forced to disk is gone. It is mounted again, PostgreSQL recovers, and everything that was acknowledged must
 * be there.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openPoster } from '../../../modules/wallet/index.ts'
import { startEmbedded, type Embedded } from '../../../platform/embedded/launcher.ts'
import { migrate } from '../../../platform/migrate.ts'
import { openDatabase, type Database } from '../../../platform/postgres.ts'
import { LedgerWitness } from '../../../tests/kills/ledger-witness.ts'
import { playRound } from '../../../tests/kills/ledger-rounds.ts'
import { until } from '../../../tests/support/supervised.ts'
import { Disk } from '../disk.ts'
import { Failures, seconds, type Outcome, type Random, type Suite } from '../suite.ts'

const PLAYERS = 40
const RECOVERY_MS = 30_000

/** One sentence if this machine does not allow us to cut its power. */
async function reasonNot(): Promise<string | undefined> {
  if (process.platform !== 'linux') return 'power can be cut on Linux only'
  if (process.getuid?.() !== 0) return 'only root may mount a file system; run it as root'
  for (const program of ['mkfs.ext4', 'mount', 'python3'])
    if (
      !(process.env.PATH ?? '')
        .split(':')
        .concat('/usr/sbin', '/sbin')
        .some((folder) => existsSync(join(folder, program)))
    )
      return `${program} is not on this machine`
  const disk = new Disk()
  try {
    disk.mount()
    disk.cut()
    return undefined
  } catch (error) {
    return `a loop device cannot be mounted or shut down here: ${(error as Error).message.split('\n')[0]}`
  } finally {
    await disk.remove().catch(() => {})
  }
}

export async function runPower({
  cuts,
  random,
  say = () => {},
}: {
  cuts: number
  random: Random
  say?: (line: string) => void
}): Promise<Outcome> {
  const skipped = await reasonNot()
  if (skipped) return { figures: [], failures: [], skipped }
  const disk = new Disk()
  const failures = new Failures()
  const witness = new LedgerWitness()
  const recoveries: number[] = []
  let server: Embedded | undefined
  try {
    disk.mount()
    server = await startEmbedded({ dataDir: disk.folder, log: () => {} })
    await migrate(server.ownerUrl)
    await withDatabase(server, (database) => witness.open(database))
    for (let cut = 1; cut <= cuts; cut++) {
      await playUntilCut(server, disk, witness, 300 + random(2_500))
      const begin = performance.now()
      disk.mount()
      server = await startEmbedded({ dataDir: disk.folder, log: () => {} })
      recoveries.push(performance.now() - begin)
      failures.check(
        recoveries.at(-1)! <= RECOVERY_MS,
        'the database took too long to come back',
        seconds(recoveries.at(-1)!),
      )
      await witness.finishAll(server.ownerUrl)
      for (const problem of await withDatabase(server, (database) => witness.problems(database)))
        failures.add(`after cut ${cut}: ${problem}`)
      if (cut % 5 === 0) say(`${cut} cuts, ${witness.acknowledged.size} messages acknowledged`)
    }
    return {
      figures: [
        `${cuts} power cuts under ${PLAYERS} players; ${witness.acknowledged.size} messages acknowledged, all there once; back after at most ${seconds(Math.max(...recoveries))}`,
      ],
      failures: failures.list(),
    }
  } finally {
    await server?.stop()
    await disk.remove()
  }
}

async function withDatabase<Result>(
  server: Embedded,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = openDatabase({ url: server.ownerUrl, max: 2, statementTimeoutMs: 300_000 })
  return work(database).finally(() => database.close())
}

async function playUntilCut(
  server: Embedded,
  disk: Disk,
  witness: LedgerWitness,
  afterMs: number,
): Promise<void> {
  const poster = openPoster({ url: server.ownerUrl, batchSize: 32, patienceMs: 500 })
  let next = witness.last + 1
  let isOver = false
  const before = witness.acknowledged.size
  const playing = Promise.all(
    Array.from({ length: PLAYERS }, async () => {
      // An error is a message without an answer: whether it had its effect is asked after the cut.
      while (!isOver) await playRound(poster, next++, witness.hear).catch(() => sleep(20))
    }),
  )
  await until(() => witness.acknowledged.size - before > 100, 30_000)
  await sleep(afterMs)
  disk.cut()
  isOver = true
  killWhole(server.pid)
  await server.exited
  await playing
  await poster.close()
  await disk.unmount()
}

/** Without power no process continues: the backends die with their postmaster, not after it. */
function killWhole(pid: number): void {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean)
  for (const one of [pid, ...children.map((text) => Number.parseInt(text, 10))]) {
    try {
      process.kill(one, 'SIGKILL')
    } catch {
      // It ended by itself in this moment.
    }
  }
}

export const power: Suite = {
  name: 'power',
  about: '10 power cuts under load, on a loop-mounted file system (b)',
  run: ({ count, random, say }) => runPower({ cuts: count ?? 10, random, say }),
}
