/** Lotteries killed in mid-batch, mid-settlement, mid-correction and mid-refund: every step once. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPoster, runAudit, sealTransfers } from '../../modules/wallet/index.ts'
import { lotteryRider } from '../../modules/lottery/orders/rider.ts'
import { playIssue, PLAYERS } from '../products/lottery/play.ts'
import { KilledHouse } from '../support/killed-house.ts'
import { exposureFaults } from '../support/lottery-exposure.ts'
import { lotteryFaults, openBettor, openGames, OPENING } from '../support/lottery.ts'

let house: KilledHouse

beforeAll(async () => {
  house = await KilledHouse.open('lottery', { role: null, max: 4 })
  const { database } = house
  await openGames(database, database)
  for (const memberId of PLAYERS) await openBettor(database, database, memberId)
})
afterAll(() => house.shut())

/** Plays every issue to its end and compares product and ledger. */
async function finish(): Promise<void> {
  const { database } = house
  const poster = openPoster({ url: house.url, riders: [lotteryRider()] })
  for (const n of house.begun) await playIssue(database, poster, n)
  await poster.close()
  const openings = new Map(PLAYERS.map((memberId) => [memberId, OPENING]))
  expect(await lotteryFaults(database, openings)).toEqual([])
  expect(await exposureFaults(database)).toEqual([])
  await sealTransfers(database)
  for (const proof of await runAudit(database.kysely)) expect(proof).toMatchObject({ ok: true })
}

test('the process killed at any step, and a second one playing on beside the first', async () => {
  await house.killPlayers()
  await finish()
})

test('the database killed under it', async () => {
  await house.killDatabase()
  await finish()
})
