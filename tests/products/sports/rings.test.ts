/** Accounts at one address that take one side together are an alarm, and are marked in the stream of bets. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listAlarms } from '../../../contract/operator/sportsbook/list-alarms.ts'
import { listTickets } from '../../../contract/operator/sportsbook/list-tickets.ts'
import { demoMemberId } from '../../../db/seeds/identity.ts'
import { openDatabase, run, sql, type Database } from '../../../platform/postgres.ts'
import { openCashierHouse, type Caller, type CashierHouse } from '../../support/cashier.ts'
import { openTradedFixture, takenBet, type TradedFixture } from '../../support/trading.ts'

let house: CashierHouse
let owner: Database
let trader: Caller
const began = Date.now()
beforeAll(async () => {
  house = await openCashierHouse()
  owner = openDatabase({ url: house.server.ownerUrl, role: null, max: 2 })
  trader = await house.operator('trader', ['sports.view', 'sports.trade'])
})
afterAll(async () => {
  await owner.close()
  await house.close()
})

/** A bet of a member on the home side or another one, so many seconds ago, from an address. */
async function bet(
  { fixtureId, marketIds }: TradedFixture,
  [member, placedAgoS, address]: [member: number, placedAgoS: number, address: string],
  code = '1',
): Promise<string> {
  const betId = await takenBet(owner, {
    memberId: demoMemberId(member),
    stake: 10_000n,
    legs: [{ fixtureId, marketId: marketIds[0]!, code, price: 19_700 }],
  })
  const at = new Date(began - placedAgoS * 1_000)
  await run(
    owner.kysely,
    sql`UPDATE sports.bet SET address = ${address}, placed_at = ${at} WHERE bet_id = ${betId}`,
  )
  return betId
}
const alarmsOn = async ({ fixtureId }: TradedFixture) =>
  (await trader.call(listAlarms)).value.list.filter(
    (one) => one.kind === 'SYNDICATE' && one.fixtureId === fixtureId,
  )
const marked = async ({ fixtureId }: TradedFixture) =>
  (await trader.call(listTickets, { query: { fixtureId } })).value.list
    .filter(({ alarms }) => alarms.includes('SYNDICATE'))
    .map(({ username }) => username)

test('three accounts at one address on one side within a minute are an alarm', async () => {
  const match = await openTradedFixture(owner)
  await bet(match, [1, 50, '203.0.113.7'])
  await bet(match, [2, 30, '203.0.113.7'])
  await bet(match, [3, 20, '198.51.100.1'])
  await bet(match, [4, 10, '203.0.113.7'], '2')
  expect([await alarmsOn(match), await marked(match)]).toEqual([[], []])
  await bet(match, [3, 8, '203.0.113.7'])
  expect(await alarmsOn(match)).toMatchObject([
    { severity: 'WARN', code: '1', count: 3, seconds: 42, seenAt: null },
  ])
  expect((await marked(match)).sort()).toEqual(['member01', 'member02', 'member03'])
})

test('one account that bets often is none, nor are accounts that come minutes apart', async () => {
  const match = await openTradedFixture(owner)
  for (const second of [40, 30, 20, 10]) await bet(match, [1, second, '203.0.113.9'])
  await bet(match, [2, 30, '203.0.113.9'])
  await bet(match, [3, 200, '203.0.113.9'])
  expect([await alarmsOn(match), await marked(match)]).toEqual([[], []])
})
