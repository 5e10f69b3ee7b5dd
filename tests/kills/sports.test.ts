/** Settling of sports killed in mid-leg, mid-chunk, mid-correction and mid-void: every step once. */
import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { proveSportBets } from '../../modules/sportsbook/index.ts'
import { openPoster, runAudit, sealTransfers } from '../../modules/wallet/index.ts'
import { freePort, startEmbedded, type Embedded } from '../../platform/embedded/launcher.ts'
import { migrate } from '../../platform/migrate.ts'
import { oneOf, openDatabase, run, sql, type Database } from '../../platform/postgres.ts'
import { openMember } from '../ledger/support.ts'
import { playDay, PLAYERS } from '../products/sports/play.ts'
import { openSportGames } from '../support/settled-sports.ts'
import { recountFaults } from '../support/sports-recount.ts'

const folder = mkdtempSync(join(tmpdir(), 'sala-sports-'))
chmodSync(folder, 0o755)
const port = await freePort()
const start = () => startEmbedded({ dataDir: folder, port, log: () => {} })
let server: Embedded
let database: Database
let last = -1
let done = 0

beforeAll(async () => {
  server = await start()
  await migrate(server.ownerUrl)
  database = openDatabase({ url: server.ownerUrl, role: null, max: 6 })
  await openSportGames(database)
  for (const memberId of PLAYERS) await openMember(database, memberId, { main: 1_000_000n })
})
afterAll(async () => {
  await database.close()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** A process that plays from the next day on and is heard here. */
function spawnHouse() {
  const play = JSON.stringify(join(import.meta.dirname, '../products/sports/play.ts'))
  const script = `import(${play}).then((sports) => sports.playUntilKilled(${JSON.stringify(server.ownerUrl)}, ${last + 1}))`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: child.stdout })
  lines.on('line', (text) => {
    const line = JSON.parse(text) as { begun?: number; done?: number }
    if (line.begun !== undefined) last = Math.max(last, line.begun)
    if (line.done !== undefined) done++
  })
  return { child, ended: new Promise((end) => lines.on('close', end)) }
}

/** Plays every day to its end, and compares bets with results and with the ledger. */
async function finish(): Promise<void> {
  // Leases that the killed ones held run out by themselves; nobody waits for that here.
  await run(database.kysely, sql`UPDATE sports.settling SET leased_until = NULL`)
  const poster = openPoster({ url: server.ownerUrl })
  for (let n = 0; n <= last; n++) await playDay(database, poster, n)
  await poster.close()
  const { open } = await oneOf(
    database.kysely,
    sql<{ open: number }>`SELECT count(*)::int AS open FROM sports.bet WHERE state <> 'SETTLED'`,
  )
  expect(open).toBe(0)
  expect(await recountFaults(database.kysely)).toEqual([])
  for (const proof of await proveSportBets(database.kysely)) expect(proof).toMatchObject({ ok: true })
  await sealTransfers(database)
  for (const proof of await runAudit(database.kysely)) expect(proof).toMatchObject({ ok: true })
}

test('T-B2 the process killed at any step, and a second one playing on beside the first', async () => {
  for (let kill = 0; kill < 6; kill++) {
    const before = done
    const { child, ended } = spawnHouse()
    await expect.poll(() => done, { timeout: 60_000 }).toBeGreaterThan(before)
    await sleep(23 * kill)
    const other = spawnHouse()
    await sleep(31 * kill)
    child.kill('SIGKILL')
    await ended
    const now = done
    await expect.poll(() => done, { timeout: 60_000 }).toBeGreaterThan(now)
    other.child.kill('SIGKILL')
    await other.ended
  }
  await finish()
})

test('T-B2 the database killed under it', async () => {
  for (let kill = 0; kill < 3; kill++) {
    const before = done
    const { child, ended } = spawnHouse()
    await expect.poll(() => done, { timeout: 60_000 }).toBeGreaterThan(before + 1)
    await sleep(29 * kill)
    process.kill(server.pid, 'SIGKILL')
    child.kill('SIGKILL')
    await Promise.all([server.exited, ended])
    server = await start()
  }
  await finish()
})
