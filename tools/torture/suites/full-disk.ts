/**
 * g: a really full disk. PostgreSQL's files are on a small file system of their own, which is filled while
 * members play: what can no longer be written is not acknowledged, and once there is room again everything
 * that was acknowledged is there, once, and play continues (I2, I8).
 */
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openPoster } from '../../../modules/wallet/index.ts'
import { startEmbedded, type Embedded } from '../../../platform/embedded/launcher.ts'
import { migrate } from '../../../platform/migrate.ts'
import { openDatabase, type Database } from '../../../platform/postgres.ts'
import { LedgerWitness } from '../../../tests/kills/ledger-witness.ts'
import { playRound } from '../../../tests/kills/ledger-rounds.ts'
import { until } from '../../../tests/support/supervised.ts'
import { seconds, type Failures } from '../suite.ts'

const DISK_MB = 900
/** What is left when the ballast lies on it: a write-ahead file or two. */
const LEFT_MB = 24
const FULL_MS = 4_000
const RECOVERY_MS = 30_000

interface SmallDisk {
  folder: string
  fill(): void
  makeRoom(): void
  remove(): Promise<void>
}

/** A file system of this many megabytes, or why there can be none here. */
function openSmallDisk(): SmallDisk | string {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    return 'only root on Linux may mount a file system'
  const root = mkdtempSync(join(tmpdir(), 'sala-full-'))
  chmodSync(root, 0o755)
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m,mode=755`, 'tmpfs', root], {
      stdio: ['ignore', 'ignore', 'pipe'],
    })
  } catch (error) {
    rmSync(root, { recursive: true, force: true })
    return `a small file system cannot be mounted here: ${(error as Error).message.split('\n')[0]}`
  }
  const ballast = join(root, 'ballast')
  return {
    folder: root,
    fill() {
      const { bavail, bsize } = statfsSync(root)
      writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - LEFT_MB * 1_048_576)))
    },
    makeRoom: () => rmSync(ballast, { force: true }),
    async remove() {
      await until(() => {
        try {
          execFileSync('umount', [root], { stdio: 'ignore' })
          return true
        } catch {
          return false
        }
      }, 20_000)
      rmSync(root, { recursive: true, force: true })
    },
  }
}

export async function runFullDisk({ players }: { players: number }, failures: Failures): Promise<string> {
  const disk = openSmallDisk()
  if (typeof disk === 'string') return `a disk full in earnest: skipped, ${disk}`
  const witness = new LedgerWitness()
  let server: Embedded | undefined
  try {
    const dataDir = join(disk.folder, 'data')
    server = await startEmbedded({ dataDir, log: () => {} })
    await migrate(server.ownerUrl)
    await withDatabase(server, (database) => witness.open(database))
    const { refused, kept } = await playOnto(server, disk, witness, players)
    failures.check(refused > 0, 'full disk: the disk never was full', { acknowledged: kept })
    disk.makeRoom()
    const begin = performance.now()
    server = await backAgain(server, dataDir)
    await witness.finishAll(server.ownerUrl)
    const backMs = performance.now() - begin
    failures.check(
      backMs <= RECOVERY_MS,
      'full disk: play did not go on in time after there was room',
      seconds(backMs),
    )
    for (const problem of await withDatabase(server, (database) => witness.problems(database)))
      failures.add(`after the full disk: ${problem}`)
    return `a disk full in earnest: ${kept} messages acknowledged until it was, ${refused} left without an answer, all well ${seconds(backMs)} after there was room`
  } finally {
    await server?.stop()
    await disk.remove()
  }
}

/** Plays, fills the disk meanwhile, and continues for a while; returns how many messages got no answer. */
async function playOnto(
  server: Embedded,
  disk: SmallDisk,
  witness: LedgerWitness,
  players: number,
): Promise<{ refused: number; kept: number }> {
  const poster = openPoster({ url: server.ownerUrl, batchSize: 32, patienceMs: 500 })
  let [next, refused, isOver] = [0, 0, false]
  const playing = Promise.all(
    Array.from({ length: players }, async () => {
      // No answer is no answer: whether it had its effect is asked once there is room again.
      while (!isOver)
        await playRound(poster, next++, witness.hear).catch(async () => {
          refused++
          await sleep(50)
        })
    }),
  )
  await until(() => witness.acknowledged.size > 200, 30_000)
  disk.fill()
  await until(() => refused > 20, 120_000).catch(() => {})
  await sleep(FULL_MS)
  isOver = true
  await playing
  await poster.close()
  return { refused, kept: witness.acknowledged.size }
}

/** A full disk may have ended the server: then it is started as the supervisor would. */
async function backAgain(server: Embedded, dataDir: string): Promise<Embedded> {
  const hasEnded = await Promise.race([server.exited.then(() => true), sleep(200, false)])
  const alive = hasEnded ? await startEmbedded({ dataDir, port: server.port, log: () => {} }) : server
  await until(
    () =>
      withDatabase(alive, (database) => database.pool.query('SELECT 1')).then(
        () => true,
        () => false,
      ),
    RECOVERY_MS,
  )
  return alive
}

async function withDatabase<Result>(
  server: Embedded,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = openDatabase({ url: server.ownerUrl, max: 2, statementTimeoutMs: 300_000 })
  return work(database).finally(() => database.close())
}
