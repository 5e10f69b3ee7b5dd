/** Settling of sports killed in mid-leg, mid-chunk, mid-correction and mid-void: every step once. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { proveSportBets } from '../../modules/sportsbook/index.ts'
import { openPoster, runAudit, sealTransfers } from '../../modules/wallet/index.ts'
import { oneOf, run, sql } from '../../platform/postgres.ts'
import { openMember } from '../ledger/support.ts'
import { playDay, PLAYERS } from '../products/sports/play.ts'
import { KilledHouse } from '../support/killed-house.ts'
import { openSportGames } from '../support/settled-sports.ts'
import { recountFaults } from '../support/sports-recount.ts'

let house: KilledHouse

beforeAll(async () => {
  house = await KilledHouse.open('sports', { role: null, max: 6 })
  await openSportGames(house.database)
  for (const memberId of PLAYERS) await openMember(house.database, memberId, { main: 1_000_000n })
})
afterAll(() => house.shut())

/** Plays every day to its end, and compares bets with results and with the ledger. */
async function finish(): Promise<void> {
  const { database } = house
  // Leases that the killed ones held run out by themselves; nobody waits for that here.
  await run(database.kysely, sql`UPDATE sports.settling SET leased_until = NULL`)
  const poster = openPoster({ url: house.url })
  for (const n of house.begun) await playDay(database, poster, n)
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
  await house.killPlayers()
  await finish()
})

test('T-B2 the database killed under it', async () => {
  await house.killDatabase()
  await finish()
})
