/** What draws returned, as the monitor of returns counts it. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { countReturns } from '../../../modules/lottery/returns/count-returns.ts'
import { returnsOfVendor } from '../../../modules/lottery/returns/source.ts'
import type { IssueKey } from '../../../modules/lottery/draws/door.ts'
import { run, sql } from '../../../platform/postgres.ts'
import { MERCHANT } from '../../ledger/support.ts'
import { openLotteryHouse, type LotteryHouse } from '../../support/lottery.ts'

let house: LotteryHouse
beforeAll(async () => {
  house = await openLotteryHouse()
  await house.member('ana')
  await house.member('ben')
})
afterAll(() => house?.shut())
beforeEach(async () => {
  await run(house.owner.kysely, sql`TRUNCATE lottery.return_day`)
})

const later = () => new Date(Date.now() + 60_000)
const bangkok = () => 'Asia/Bangkok'
const count = (zoneOf = bangkok) => countReturns(house.database, zoneOf, later())
const source = (zoneOf = bangkok) => returnsOfVendor(house.database, zoneOf, 'ELOTT')
const returned = async (now = new Date(), zoneOf = bangkok) =>
  (await source(zoneOf).of(MERCHANT, now)).games.find(({ gameCode }) => gameCode === 'SSC60')

/** Ana bets a baht on the last digit 5, ben two on big: 1.90 or 9.50 at 1900. */
async function drawn(result: string): Promise<IssueKey> {
  const issue = await house.issue('SSC60')
  await house.place('ana', {
    ...issue,
    betG: 1_900,
    lines: [{ playCode: 'SSC_POSITION', selections: [[], [], [], [], ['5']], unitAmount: 100, multiple: 1 }],
  })
  await house.place('ben', {
    ...issue,
    betG: 1_900,
    lines: [{ playCode: 'SSC_SUM5', selections: [['BIG']], unitAmount: 100, multiple: 2 }],
  })
  await house.draw(issue, result)
  await run(
    house.owner.kysely,
    sql`UPDATE lottery.issue SET order_count = 2 WHERE game_code = ${issue.gameCode} AND numero = ${issue.numero}`,
  )
  await house.settle(issue)
  return issue
}

test('a draw is counted once, with its stakes, its payouts and what they should have been', async () => {
  await drawn('99995')
  await count()
  await count()
  const game = (await returned())!
  expect(game.kind).toBe('DRAW')
  expect(game.all).toMatchObject({ rounds: 1n, stakeAmount: 300n, payoutAmount: 950n + 380n })
  expect(game.all!.expectedAmount).toBeCloseTo(300 * 0.95, 6)
  // A digit pays 9.5 one time of ten, a side 1.9 one time of two; both hang on one result.
  const [digit, side] = [Math.sqrt(0.1 * 9.5 ** 2 - 0.95 ** 2), 0.95]
  expect(game.all!.variance).toBeCloseTo((100 * digit + 200 * side) ** 2, 4)
})

test('a corrected draw stays counted as it was drawn first', async () => {
  const issue = await drawn('00000')
  await count()
  await house.draw(issue, '99995')
  await house.settle(issue)
  await count()
  expect((await returned())!.all).toMatchObject({ rounds: 1n, stakeAmount: 300n, payoutAmount: 0n })
})

test('made-up and imported draws are not counted', async () => {
  const issue = await drawn('99995')
  await run(
    house.owner.kysely,
    sql`UPDATE lottery.issue SET source = 'DEMO' WHERE game_code = ${issue.gameCode} AND numero = ${issue.numero}`,
  )
  await count()
  expect(await returned()).toBeUndefined()
})

test('what was settled a moment ago waits for the next count', async () => {
  await drawn('99995')
  await countReturns(house.database, bangkok, new Date())
  expect(await returned()).toBeUndefined()
  await count()
  expect((await returned())!.all!.rounds).toBe(1n)
})

test('days are those of the merchant: the same moment is another day elsewhere', async () => {
  const at = new Date('2026-11-28T22:30:00Z')
  for (const [zone, day] of [
    ['Asia/Bangkok', '2026-11-29'],
    ['America/New_York', '2026-11-28'],
  ] as const) {
    const issue = await drawn('00000')
    await run(
      house.owner.kysely,
      sql`UPDATE lottery.issue SET opens_at = ${at}::timestamptz - interval '1 minute', closes_at = ${at}::timestamptz - interval '5 seconds', draws_at = ${at} WHERE game_code = ${issue.gameCode} AND numero = ${issue.numero}`,
    )
    await count(() => zone)
    expect(await source().daysOf(MERCHANT, 'SSC60', 5)).toMatchObject([{ day, rounds: 1n }])
    // The month of the monitor is today and 29 days before it, as the merchant counts them.
    const [first, last] = [new Date(at.getTime() + 29 * 86_400_000), new Date(at.getTime() + 30 * 86_400_000)]
    expect((await returned(first, () => zone))!.month).toMatchObject({ rounds: 1n })
    expect((await returned(last, () => zone))!.month).toBeNull()
    await run(house.owner.kysely, sql`TRUNCATE lottery.return_day`)
  }
})
