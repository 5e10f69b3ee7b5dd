import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPoster } from '../../modules/wallet/index.ts'
import { freePort, startEmbedded, type Embedded } from '../../platform/embedded/launcher.ts'
import { migrate } from '../../platform/migrate.ts'
import { openDatabase, type Database } from '../../platform/postgres.ts'
import { playRound, type LoadLine } from './ledger-rounds.ts'
import { LedgerWitness } from './ledger-witness.ts'

// A durable server of this file's own: the others' tests run without fsync, which proves nothing about a
// crash.
const folder = mkdtempSync(join(tmpdir(), 'sala-kills-'))
chmodSync(folder, 0o755)
const port = await freePort()
const start = () => startEmbedded({ dataDir: folder, port, log: () => {} })
let server: Embedded
let database: Database
const witness = new LedgerWitness()
const { acknowledged, finished, hear } = witness

beforeAll(async () => {
  server = await start()
  await migrate(server.ownerUrl)
  database = openDatabase({ url: server.ownerUrl, max: 4 })
  await witness.open(database)
})
afterAll(async () => {
  await database.close()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** A process of its own that plays from the next round on and is heard here. */
function spawnPlayer(): { child: ChildProcess; ended: Promise<unknown> } {
  const script = `import(${JSON.stringify(join(import.meta.dirname, 'ledger-rounds.ts'))}).then((rounds) => rounds.playUntilKilled(${JSON.stringify(server.ownerUrl)}, ${witness.last + 1}, 40))`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: child.stdout })
  lines.on('line', (line) => hear(JSON.parse(line) as LoadLine))
  return { child, ended: new Promise((done) => lines.on('close', done)) }
}

const check = async (): Promise<void> => expect(await witness.problems(database)).toEqual([])
const finishAll = (): Promise<void> => witness.finishAll(server.ownerUrl)

test('PostgreSQL killed under load: every message is answered, nothing acknowledged is lost, nothing is posted twice', async () => {
  const poster = openPoster({ url: server.ownerUrl, batchSize: 32, patienceMs: 60_000 })
  let isRunning = true
  let next = 0
  const players = Array.from({ length: 40 }, async () => {
    while (isRunning) await playRound(poster, next++, hear)
  })
  for (let kill = 0; kill < 5; kill++) {
    const before = acknowledged.size
    await expect.poll(() => acknowledged.size - before).toBeGreaterThan(60)
    process.kill(server.pid, 'SIGKILL')
    await server.exited
    const down = acknowledged.size
    server = await start()
    await expect.poll(() => acknowledged.size).toBeGreaterThan(down)
  }
  isRunning = false
  await Promise.all(players)
  await poster.close()
  expect(finished.size).toBe(witness.last + 1)
  await check()
})

test('the poster’s process killed under load: acknowledged messages stay, and repeating the others has its effect once', async () => {
  for (let kill = 0; kill < 6; kill++) {
    const before = acknowledged.size
    const { child, ended } = spawnPlayer()
    await expect.poll(() => acknowledged.size - before).toBeGreaterThan(30)
    await sleep(37 * kill)
    child.kill('SIGKILL')
    await ended
  }
  await finishAll()
  expect(finished.size).toBe(witness.last + 1)
  await check()
})

test('the server killed with the poster’s process at the same moment', async () => {
  const { child, ended } = spawnPlayer()
  const before = acknowledged.size
  await expect.poll(() => acknowledged.size - before).toBeGreaterThan(100)
  process.kill(server.pid, 'SIGKILL')
  child.kill('SIGKILL')
  await Promise.all([server.exited, ended])
  server = await start()
  await finishAll()
  await check()
})
