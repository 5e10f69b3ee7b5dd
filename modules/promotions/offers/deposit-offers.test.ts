/** Bonuses of deposits, from the form to the money (docs/flows/promotions.md). */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { creditDeposit } from '../../../contract/operator/cashier/credit-deposit.ts'
import { readDeposit } from '../../../contract/player/cashier/read-deposit.ts'
import { payDemoBank } from '../../../contract/player/dev/pay-demo-bank.ts'
import { readPromotion } from '../../../contract/player/promotions/read-promotion.ts'
import { DEMO_MERCHANT } from '../../../db/seeds/system.ts'
import { clock } from '../../../kernel/clock.ts'
import { goToHour } from '../../../tests/support/bangkok.ts'
import { openCashierHouse, type CashierHouse, type Player } from '../../../tests/support/cashier.ts'
import { askWith, OfferDesk, offersOf, payAsked } from '../../../tests/support/deposit-offers.ts'
import { stopPromotion } from '../../../tests/support/promotions.ts'
import { countRounds, forfeitBonus } from '../../wagering/index.ts'
import { setMemberGuard } from '../../wallet/index.ts'

let house: CashierHouse
let desk: OfferDesk
beforeAll(async () => {
  house = await openCashierHouse()
  desk = new OfferDesk(house)
  await goToHour(house, 10)
})
afterEach(() => desk.stopAll())
afterAll(async () => {
  await house.audit()
  await house.close()
})

test('a first deposit is doubled, its turnover is twelve times of both, and it is offered no more', async () => {
  const promotionId = await desk.offer()
  const member = await desk.fresh(1)
  expect(await offersOf(member)).toMatchObject([
    {
      offerId: promotionId,
      name: 'Promotion FIRST_DEPOSIT',
      terms:
        'Deposit ฿100.00 or more and receive 100% as a bonus, up to ฿1,000.00. Turnover 12× of deposit and bonus before withdrawing, within 30 days.',
      leastAmount: 10_000,
      match: {
        percentPpm: 1_000_000,
        maxAmount: 100_000,
        timesPpm: 12_000_000,
        days: 30,
        stakePpm: 100_000,
        stakeAmount: 50_000,
      },
    },
  ])
  const before = await member.balances()
  const { intentId, payableAmount } = (await askWith(member, 50_000, promotionId)).value
  expect((await payAsked(member, intentId)).value.state).toBe('CONFIRMED')
  const amount = BigInt(payableAmount)
  expect(await member.balances()).toMatchObject({ main: before.main + amount, bonus: amount })
  expect(await desk.turnoverOf(member)).toEqual([['FIRST_DEPOSIT', 24n * amount]])
  expect(await offersOf(member)).toEqual([])
  expect((await member.call(readDeposit, { params: { intentId } })).value).toMatchObject({
    bonus: { amount: payableAmount, requiredAmount: 24 * payableAmount },
    isOfferMissed: false,
  })
  const { card, bonus, events } = (await member.call(readPromotion, { params: { promotionId } })).value
  expect(card).toMatchObject({ state: 'ISSUED', action: null, amount: payableAmount })
  expect(bonus).toMatchObject({ times: 12, requiredAmount: 24 * payableAmount, doneAmount: 0 })
  expect(bonus!.maxStakeAmount).toBe(Math.floor(payableAmount / 10))
  expect(events.map(({ state }) => state)).toEqual(['ISSUED'])
  // A stake above a tenth of the bonus is refused when it is placed.
  expect(await house.play(member.id, amount / 10n + 1n, 0n)).toMatchObject({ reason: 'BONUS_MAX_BET' })
})

test('reported by the bank five times at once it is given once', async () => {
  const promotionId = await desk.offer()
  const member = await desk.fresh(2)
  const { intentId, payableAmount } = (await askWith(member, 20_000, promotionId)).value
  await Promise.all(Array.from({ length: 5 }, () => payAsked(member, intentId)))
  expect((await member.balances()).bonus).toBe(BigInt(payableAmount))
  expect(await desk.budgetOf(promotionId)).toMatchObject({ spent: BigInt(payableAmount), count: 1 })
})

test('deposit and bonus, one bet of half as much more that doubles: giving the bonus up leaves twice the deposit', async () => {
  const promotionId = await desk.offer({
    arguments: { stakePercent: 1_000_000, stakeAmount: 1_000_000, maxAmount: 1_000_000 },
  })
  const member = await desk.fresh(3)
  const { main: before } = await member.balances()
  await house.play(member.id, before, 0n)
  const { intentId, payableAmount } = (await askWith(member, 100_000, promotionId)).value
  await payAsked(member, intentId)
  const deposit = BigInt(payableAmount)
  // Half of the bonus is staked beside the whole deposit, in bets that stay within the largest stake.
  await house.bet(member.id, 'own', deposit)
  await house.bet(member.id, 'bonus', 50_000n)
  await house.win(member.id, 'own', 2n * deposit)
  await house.win(member.id, 'bonus', 100_000n)
  const gone = await house.transaction(async (tx) => {
    await countRounds(tx, [member.id], clock.now())
    const asked = { merchantId: DEMO_MERCHANT, memberId: member.id, actor: 'member', now: clock.now() }
    return forfeitBonus(tx, asked)
  })
  expect(gone).toBe(deposit + 50_000n)
  expect(await member.balances()).toMatchObject({ main: 2n * deposit, bonus: 0n })
  expect(await desk.turnoverOf(member)).toEqual([])
  // Its page says what became of it.
  const { bonus, ended } = (await member.call(readPromotion, { params: { promotionId } })).value
  expect(bonus).toBeNull()
  expect(ended).toMatchObject({ status: 'FORFEITED', requiredAmount: Number(24n * deposit) })
})

test.each([
  ['it was stopped meanwhile', 5, (id: string) => house.transaction((tx) => stopPromotion(tx, id))],
  [
    'the member excluded themselves meanwhile',
    6,
    (_id: string, member: Player) =>
      house.transaction((tx) =>
        setMemberGuard(tx, member.id, { blockedReason: 'SELF_EXCLUDED', blockedUntil: null }),
      ),
  ],
] as const)('a deposit has its 1× alone if %s', async (_name, number, meanwhile) => {
  const promotionId = await desk.offer()
  const member = await desk.fresh(number)
  const { intentId, payableAmount } = (await askWith(member, 20_000, promotionId)).value
  await meanwhile(promotionId, member)
  await payAsked(member, intentId)
  expect((await member.balances()).bonus).toBe(0n)
  expect(await desk.turnoverOf(member)).toEqual([['DEPOSIT', BigInt(payableAmount)]])
  const shown = await member.call(readDeposit, { params: { intentId } })
  expect(shown.value).toMatchObject({ state: 'CONFIRMED', bonus: null, isOfferMissed: true })
  expect(await desk.budgetOf(promotionId)).toMatchObject({ spent: 0n, count: 0 })
})

test('a deposit has its 1× alone if less arrived than the offer needs', async () => {
  const promotionId = await desk.offer()
  const member = await desk.fresh(4)
  const { intentId } = (await askWith(member, 20_000, promotionId)).value
  await member.call(payDemoBank, { body: { intentId, amount: 9_999 } })
  const operator = await house.operator('finance')
  const body = { remark: 'what arrived' }
  expect((await operator.call(creditDeposit, { params: { depositId: intentId }, body })).status).toBe(200)
  expect((await member.balances()).bonus).toBe(0n)
  expect(await desk.turnoverOf(member)).toEqual([['DEPOSIT', 9_999n]])
  expect(await desk.budgetOf(promotionId)).toMatchObject({ spent: 0n, count: 0 })
})

test('of two deposits that were opened with it the first alone has the bonus', async () => {
  const promotionId = await desk.offer()
  const member = await desk.fresh(7)
  const one = (await askWith(member, 20_000, promotionId)).value
  const other = (await askWith(member, 30_000, promotionId)).value
  await Promise.all([payAsked(member, one.intentId), payAsked(member, other.intentId)])
  const rows = await desk.turnoverOf(member)
  expect(rows.map(([source]) => source).toSorted()).toEqual(['DEPOSIT', 'FIRST_DEPOSIT'])
  expect(await desk.budgetOf(promotionId)).toMatchObject({ count: 1 })
})

test('a budget is given to the satang and no further, and the promotion stops with it', async () => {
  const promotionId = await desk.offer({
    arguments: { maxAmount: 10_000, stakeAmount: 1_000 },
    budgetAmount: 30_000n,
  })
  const members = await Promise.all(Array.from({ length: 8 }, (_, place) => desk.fresh(10 + place)))
  const deposits = await Promise.all(
    members.map(async (member) => (await askWith(member, 10_000, promotionId)).value),
  )
  await Promise.all(members.map((member, place) => payAsked(member, deposits[place]!.intentId)))
  const bonuses = await Promise.all(members.map(async (member) => (await member.balances()).bonus))
  expect(bonuses.filter((bonus) => bonus > 0n)).toEqual([10_000n, 10_000n, 10_000n])
  expect(await desk.budgetOf(promotionId)).toEqual({
    state: 'STOPPED',
    reason: 'BUDGET',
    spent: 30_000n,
    count: 3,
  })
  const rows = await Promise.all(members.map((member) => desk.turnoverOf(member)))
  expect(rows.every((own) => own.length === 1)).toBe(true)
  expect(await offersOf(await house.player(20))).toEqual([])
})

test('a day that has no room for the largest bonus offers none until midnight, and the promotion goes on', async () => {
  const promotionId = await desk.offer({
    arguments: { maxAmount: 10_000, stakeAmount: 1_000 },
    dayBudgetAmount: 15_000n,
  })
  const members = await Promise.all([8, 9].map((number) => desk.fresh(number)))
  const asked = await Promise.all(
    members.map(async (member) => (await askWith(member, 10_000, promotionId)).value),
  )
  await Promise.all(members.map((member, place) => payAsked(member, asked[place]!.intentId)))
  const rows = await Promise.all(members.map((member) => desk.turnoverOf(member)))
  expect(rows.map(([own]) => own![0]).toSorted()).toEqual(['DEPOSIT', 'FIRST_DEPOSIT'])
  expect(await desk.budgetOf(promotionId)).toMatchObject({ state: 'LIVE', spent: 10_000n, count: 1 })
  const late = await house.player(20)
  expect(await offersOf(late)).toEqual([])
  const { card } = (await late.call(readPromotion, { params: { promotionId } })).value
  expect(card).toMatchObject({ state: 'CLOSE', action: null })
  expect(new Date(card.changesAt!).toISOString()).toMatch(/T17:00:00\.000Z$/)
  await house.advance('PT24H')
  expect((await offersOf(await house.player(20))).map(({ offerId }) => offerId)).toEqual([promotionId])
})
