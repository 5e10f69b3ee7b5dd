/** What the turnover of a bonus was filled with, by product, as its member reads it. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPromotion } from '../../../contract/player/promotions/read-promotion.ts'
import { run, sql } from '../../../platform/postgres.ts'
import { openCashierHouse, type CashierHouse, type Player } from '../../../tests/support/cashier.ts'
import { OfferDesk } from '../../../tests/support/deposit-offers.ts'
import { rollUpAll } from '../../../tests/support/ledger-marks.ts'
import { posterKey } from '../../wallet/index.ts'

let house: CashierHouse
let desk: OfferDesk
beforeAll(async () => {
  house = await openCashierHouse()
  desk = new OfferDesk(house)
  await desk.offer({ arguments: { stakePercent: 1_000_000, stakeAmount: 1_000_000, maxAmount: 1_000_000 } })
})
afterAll(async () => {
  await house.audit()
  await house.close()
})

async function bonusOf(member: Player) {
  await rollUpAll(house.server.process.database)
  await house.settle('wagering/follow-rounds')
  const { value } = await member.call(readPromotion, { params: { promotionId: desk.opened[0]! } })
  return value.bonus
}

test('each product says what was played and what of it counted; together they are what is done', async () => {
  const { member } = await desk.withBonus(1)
  expect(await bonusOf(member)).toMatchObject({ doneAmount: 0, play: [] })
  for (let round = 0; round < 3; round += 1) await house.play(member.id, 10_000n, 10_000n)
  await house.play(member.id, 20_003n, 0n, 'LIVE')
  expect(await bonusOf(member)).toMatchObject({
    doneAmount: 34_000,
    play: [
      { product: 'LIVE', validAmount: 20_003, countedAmount: 4_000 },
      { product: 'RNG', validAmount: 30_000, countedAmount: 30_000 },
    ],
  })
})

test('a round that is taken back leaves its product as well', async () => {
  const { member } = await desk.withBonus(2)
  const roundId = randomUUID()
  const poster = house.server.process.services.use(posterKey)
  const round = { vendor: 'TESTVENDOR', memberId: member.id, roundId, gameCode: 'RNG' } as const
  const [bet, win] = [`${roundId.slice(1)}b`, `${roundId.slice(1)}w`]
  await poster.post({ ...round, kind: 'BET', transactionId: bet, mode: 'REAL', amount: 9_000n })
  await poster.post({ ...round, kind: 'WIN', transactionId: win, amount: 500n, roundClosed: true })
  await house.play(member.id, 1_000n, 0n)
  expect((await bonusOf(member))!.play).toMatchObject([{ validAmount: 10_000, countedAmount: 10_000 }])
  await poster.post({
    kind: 'ROLLBACK',
    vendor: 'TESTVENDOR',
    memberId: member.id,
    roundId,
    transactionId: randomUUID(),
    originalTransactionId: win,
    winRollbackAllowed: true,
  })
  expect(await bonusOf(member)).toMatchObject({
    doneAmount: 1_000,
    play: [{ product: 'RNG', validAmount: 1_000, countedAmount: 1_000 }],
  })
})

test('what was done before it was written down is told as not known, never as a part', async () => {
  const { member } = await desk.withBonus(3)
  await house.transaction((tx) =>
    run(
      tx,
      sql`UPDATE wagering.requirement SET done_amount = 7000 WHERE member_id = ${member.id} AND is_bonus`,
    ),
  )
  await house.play(member.id, 1_000n, 0n)
  expect(await bonusOf(member)).toMatchObject({ doneAmount: 8_000, play: null })
})
