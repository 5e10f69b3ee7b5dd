/** A product of the house killed in mid-batch, mid-settlement and mid-correction: every step once. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPoster, runAudit, sealTransfers } from '../../modules/wallet/index.ts'
import { coinRider } from '../products/coin/coin.ts'
import { coinFaults, openCoinHouse } from '../products/coin/house.ts'
import { playIssue, PLAYERS } from '../products/coin/play.ts'
import { KilledHouse } from '../support/killed-house.ts'

let house: KilledHouse

beforeAll(async () => {
  house = await KilledHouse.open('coin', { max: 4 })
  await openCoinHouse(house.url, house.database, PLAYERS)
})
afterAll(() => house.shut())

/** Plays every issue to its end and compares product and ledger. */
async function finish(): Promise<void> {
  const { database } = house
  const poster = openPoster({ url: house.url, riders: [coinRider()] })
  for (const n of house.begun) await playIssue(database, poster, n)
  await poster.close()
  expect(await coinFaults(database, PLAYERS)).toEqual([])
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
