import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { balancesOfMany, openPoster, runAudit, sealTransfers, setGameGuards } from '../../modules/wallet/index.ts'
import { startEmbedded, type Embedded } from '../../platform/embedded/launcher.ts'
import { migrate } from '../../platform/migrate.ts'
import { openDatabase, rowsOf, sql, type Database } from '../../platform/postgres.ts'
import { GAME, openMember } from '../ledger/support.ts'
import { changeOf, MEMBERS, memberOf, messagesOf, OPENING, playRound, type LoadLine } from './ledger-rounds.ts'

// A durable server of this file's own: the others' tests run without fsync, which proves nothing about a crash.
const folder = mkdtempSync(join(tmpdir(), 'sala-kills-'))
chmodSync(folder, 0o755)
const start = () => startEmbedded({ dataDir: folder, port: 4125, log: () => {} })
let server: Embedded
let database: Database
/** Every acknowledged message with its transaction, and the rounds played to their end. */
const acknowledged = new Map<string, string>()
const finished = new Set<number>()
let last = 0

beforeAll(async () => {
  server = await start()
  await migrate(server.ownerUrl)
  database = openDatabase({ url: server.ownerUrl, max: 4 })
  await database.transaction((tx) => setGameGuards(tx, [{ vendor: 'A', gameCode: GAME, product: 'RNG', isOpen: true }]))
  for (let n = 0; n < MEMBERS; n++) await openMember(database, memberOf(n), { main: OPENING })
})
afterAll(async () => {
  await database.close()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

function hear(line: LoadLine): void {
  last = Math.max(last, line.round)
  if (!('answered' in line)) return
  // The same message answered twice is the same transaction.
  expect(acknowledged.get(line.answered) ?? line.txn).toBe(line.txn)
  acknowledged.set(line.answered, line.txn)
  if (line.answered === messagesOf(line.round)[1]!.transactionId) finished.add(line.round)
}

/** A process of its own that plays from the next round on and is heard here. */
function spawnPlayer(): { child: ChildProcess; ended: Promise<unknown> } {
  const script = `import(${JSON.stringify(join(import.meta.dirname, 'ledger-rounds.ts'))}).then((rounds) => rounds.playUntilKilled(${JSON.stringify(server.ownerUrl)}, ${last + 1}, 40))`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  const lines = createInterface({ input: child.stdout })
  lines.on('line', (line) => hear(JSON.parse(line) as LoadLine))
  return { child, ended: new Promise((done) => lines.on('close', done)) }
}

/** Everything acknowledged stands once, under its own transaction; the members hold what the rounds say; the proof is clean. */
async function check(): Promise<void> {
  const rows = await rowsOf(database.kysely, sql<{ idem_key: string; txn_id: bigint; count: bigint }>`
    SELECT idem_key, min(txn_id) AS txn_id, count(*) AS count FROM audit.txns WHERE scope = 'vendor:A' GROUP BY idem_key`)
  expect(rows.filter((row) => row.count !== 1n)).toEqual([])
  const kept = new Map(rows.map((row) => [row.idem_key, row.txn_id.toString()]))
  expect([...acknowledged].filter(([id, txn]) => kept.get(id) !== txn)).toEqual([])
  const expected = new Map(Array.from({ length: MEMBERS }, (_, n) => [memberOf(n), OPENING]))
  for (const n of finished) expected.set(memberOf(n), expected.get(memberOf(n))! + changeOf(n))
  const balances = await balancesOfMany(database.kysely, [...expected.keys()])
  for (const [member, balance] of expected) expect({ member, balance: balances.get(member)!.main }).toEqual({ member, balance })
  await sealTransfers(database)
  for (const proof of await runAudit(database.kysely)) expect(proof).toMatchObject({ ok: true })
}

/** Says again what may have been lost unanswered, so that every round is known to its end. */
async function finishAll(): Promise<void> {
  const poster = openPoster({ url: server.ownerUrl })
  for (let n = 0; n <= last; n++) if (!finished.has(n)) await playRound(poster, n, hear)
  await poster.close()
}

test('PostgreSQL killed under load: every message is answered, nothing acknowledged is lost, nothing stands twice', async () => {
  const poster = openPoster({ url: server.ownerUrl, batchSize: 32, patienceMs: 60_000 })
  let isRunning = true
  let next = 0
  const players = Array.from({ length: 40 }, async () => {
    while (isRunning) await playRound(poster, next++, hear)
  })
  for (let kill = 0; kill < 5; kill++) {
    const before = acknowledged.size
    await expect.poll(() => acknowledged.size - before, { timeout: 30_000 }).toBeGreaterThan(60)
    process.kill(server.pid, 'SIGKILL')
    await server.exited
    const down = acknowledged.size
    server = await start()
    await expect.poll(() => acknowledged.size, { timeout: 30_000 }).toBeGreaterThan(down)
  }
  isRunning = false
  await Promise.all(players)
  await poster.close()
  expect(finished.size).toBe(last + 1)
  await check()
})

test('the poster’s process killed under load: what it was told stands, and saying the rest again has its effect once', async () => {
  for (let kill = 0; kill < 6; kill++) {
    const before = acknowledged.size
    const { child, ended } = spawnPlayer()
    await expect.poll(() => acknowledged.size - before, { timeout: 30_000 }).toBeGreaterThan(30)
    await sleep(37 * kill)
    child.kill('SIGKILL')
    await ended
  }
  await finishAll()
  expect(finished.size).toBe(last + 1)
  await check()
})

test('the server killed with the poster’s process at the same moment', async () => {
  const { child, ended } = spawnPlayer()
  const before = acknowledged.size
  await expect.poll(() => acknowledged.size - before, { timeout: 30_000 }).toBeGreaterThan(100)
  process.kill(server.pid, 'SIGKILL')
  child.kill('SIGKILL')
  await Promise.all([server.exited, ended])
  server = await start()
  await finishAll()
  await check()
})
