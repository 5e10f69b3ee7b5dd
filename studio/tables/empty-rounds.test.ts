import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_MERCHANT } from '../../db/seeds/system.ts'
import { launchSettings } from '../../modules/launch/shared/settings.ts'
import { setSetting } from '../../modules/system/index.ts'
import { clock } from '../../kernel/clock.ts'
import { rowsOf, sql } from '../../platform/postgres.ts'
import { startServer, WITHOUT_WORKER } from '../../tests/support/server.ts'
import { openTablesHouse, type Guest, type Standing, type TablesHouse } from '../../tests/support/tables.ts'
import { findFairRound, studioKey } from '../index.ts'
import { ROAD_ROUNDS } from './parts.ts'

const DAY_S = 86_400

let at: TablesHouse
let guest: Guest
beforeAll(async () => {
  // The job that drops rounds is the tests' own: by itself it would run after each day that passes.
  const server = await startServer({ env: WITHOUT_WORKER })
  at = await openTablesHouse({ server, studio: server.process.services.use(studioKey) })
  guest = await at.guest('member01')
})
afterAll(() => at.close())

/** Rounds of the guest's table in this order: with a bet, or without. */
async function play(place: number, ...isBetOn: boolean[]): Promise<Standing[]> {
  const rounds: Standing[] = []
  for (const hasBet of isBetOn) {
    const round = await at.openTable(guest, place)
    if (hasBet) await at.place(guest, round, { PLAYER: 2_000 })
    rounds.push(round)
    await at.finish()
  }
  return rounds
}

/** Of the rounds from this one on. */
const numbersOf = async ({ tableId, roundNo }: Standing) =>
  (
    await rowsOf(
      at.owner.kysely,
      sql<{ round_no: number }>`
      SELECT round_no FROM studio.table_round WHERE table_id = ${tableId} AND round_no >= ${roundNo} ORDER BY round_no`,
    )
  ).map((row) => row.round_no)

/** As if the table had dealt as many rounds since. */
const dealOn = ({ tableId }: Standing, rounds: number) =>
  at.owner.pool.query('UPDATE studio.game_table SET round_no = round_no + $2 WHERE table_id = $1', [
    tableId,
    rounds,
  ])

const drop = () => at.house.tables.desk.dropEmpty(DEMO_MERCHANT, clock.now())
const prove = ({ roundId }: Standing) => findFairRound(at.house, guest.seat.memberId, roundId)

test('rounds without a bet are dropped, and what stays proves itself by the round before', async () => {
  const rounds = await play(1, false, false, true, false, false, true, true)
  const [, before, bet] = rounds as [Standing, Standing, Standing]
  const proofs = await Promise.all([bet, rounds[5]!, rounds[6]!].map(prove))
  await dealOn(bet, ROAD_ROUNDS)
  expect(await drop()).toBe(2)
  expect(await numbersOf(rounds[0]!)).toEqual(
    [before, bet, rounds[4]!, rounds[5]!, rounds[6]!].map(({ roundNo }) => roundNo),
  )
  expect(await Promise.all([bet, rounds[5]!, rounds[6]!].map(prove))).toEqual(proofs)
  expect(proofs.map((proof) => (proof as { table: { previousSeed: unknown } }).table.previousSeed)).toEqual(
    proofs.map(() => expect.stringMatching(/^[0-9a-f]{64}$/)),
  )
  expect(await drop()).toBe(0)
})

test('a bet that was refused or given back keeps its round', async () => {
  const [first, voided] = (await play(1, false, true)) as [Standing, Standing]
  await at.owner.pool.query('UPDATE studio.table_bet SET state = 3 WHERE round_id = $1', [voided.roundId])
  await dealOn(first, ROAD_ROUNDS)
  expect(await drop()).toBe(0)
  expect(await numbersOf(first)).toEqual([first.roundNo, voided.roundNo])
})

test('the road of a table stays however old it is, and so does what is younger than the setting says', async () => {
  const rounds = await play(2, false, false, false)
  const [first] = rounds as [Standing]
  const all = rounds.map(({ roundNo }) => roundNo)
  const runJob = () => at.server.process.jobs.runNow('launch.drop-empty-rounds')
  await at.advance(8 * DAY_S)
  await runJob()
  expect(await numbersOf(first)).toEqual(all)
  const set = (days: number) =>
    at.owner.transaction((tx) => setSetting(tx, DEMO_MERCHANT, launchSettings.emptyRoundDays, days))
  await set(9)
  await dealOn(first, ROAD_ROUNDS - 2)
  await runJob()
  expect(await numbersOf(first)).toEqual(all)
  await set(7)
  await runJob()
  expect(await numbersOf(first)).toEqual(all.slice(1))
})
