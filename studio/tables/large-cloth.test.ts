/** A bet on every spot of the largest layout, sent and settled in one piece. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { game as roulette } from '../../games/roulette/rules/index.ts'
import { openTablesHouse, type TablesHouse } from '../../tests/support/tables.ts'

const STAKE = 500

let at: TablesHouse
beforeAll(async () => {
  at = await openTablesHouse()
})
afterAll(() => at.close())

test('a chip on each spot of the roulette layout is one call, accepted as a whole and paid as the rules say', async () => {
  const member = await at.guest('member09', 'ROULETTE')
  const table = await at.openTable(member, 0)
  const before = await member.balance()
  const spots = roulette.spots.map(({ code }) => code)
  const staked = spots.length * STAKE
  const order = { roundNo: table.roundNo, bets: spots.map((spot) => ({ spot, stake: STAKE })) }
  const placed = await member.client.post(`/api/studio/v1/tables/${table.tableId}/bets`, order, {
    token: member.player.gameToken,
    key: randomUUID(),
  })
  expect(placed.value).toMatchObject({ totalStake: staked, balance: before - staked })
  await at.finish()
  const outcome = JSON.parse((await at.roundOf(table.roundId)).outcome!) as Parameters<
    typeof roulette.payout
  >[0]
  const won = spots.reduce((sum, spot) => sum + Number(roulette.payout(outcome, spot, BigInt(STAKE))), 0)
  expect(await member.balance()).toBe(before - staked + won)
})
