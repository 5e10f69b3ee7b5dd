/** Free rounds from the grant to the credit (docs/flows/free-rounds.md). */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { claimPromotion } from '../../../contract/player/promotions/claim-promotion.ts'
import { listTransactions } from '../../../contract/player/cashier/list-transactions.ts'
import { listFreeRounds } from '../../../contract/player/promotions/list-free-rounds.ts'
import { listFairRounds } from '../../../contract/vendor/studio/list-fair-rounds.ts'
import { recomputeRound } from '../../../kernel/games/recompute-round.ts'
import { game as tuktuk3 } from '../../../games/tuktuk3/rules/index.ts'
import { oneOf, sql } from '../../../platform/postgres.ts'
import { goToHour } from '../../../tests/support/bangkok.ts'
import { openCashierHouse, type CashierHouse, type Player } from '../../../tests/support/cashier.ts'
import { freeRoundsHouse, STAKE } from '../../../tests/support/free-rounds.ts'
import { sitDown } from '../../../tests/support/studio.ts'
import { requirementsOf } from '../../wagering/index.ts'
import { setSetting } from '../../system/index.ts'
import { DEMO_MERCHANT } from '../../../db/seeds/system.ts'
import { promotionSettings } from '../settings.ts'

let house: CashierHouse
let member: Player
const rounds = freeRoundsHouse(() => house)
beforeAll(async () => {
  house = await openCashierHouse({ ROLES: 'gateway,studio' })
  await goToHour(house, 10)
})
afterAll(async () => {
  await house.audit()
  await house.close()
})
beforeEach(async () => {
  member = await rounds.person()
})

describe('free rounds', () => {
  test('are taken once, cost the member nothing, and are credited with the last of them', async () => {
    const { promotionId, grantId } = await rounds.granted(member)
    expect((await rounds.join(member, promotionId)).value.card).toMatchObject({
      state: 'JOINED',
      action: 'OPEN',
      freeRounds: {
        grantId,
        leftCount: 3,
        roundCount: 3,
        roundAmount: STAKE,
        games: [{ gameCode: 'TUKTUK3' }],
      },
    })
    const before = await member.balances()
    const seat = await rounds.sit(member)
    expect(seat.entered).toMatchObject({ freeRounds: [{ grantId, leftCount: 3 }] })
    let won = 0n
    for (const left of [2, 1, 0]) {
      const { value } = await seat.spin(grantId)
      won += BigInt(value.winAmount)
      expect(value.free).toMatchObject({ leftCount: left, wonAmount: Number(won) })
      if (left > 0) expect(await member.balances()).toEqual(before)
    }
    const state = await rounds.stateOf(grantId)
    expect(state).toMatchObject({ left_count: 0, won_amount: won, ended: true, rounds: 3, won })
    const paid = won < 50_000n ? won : 50_000n
    expect(state).toMatchObject(won === 0n ? { claim: 'CLOSE' } : { claim: 'ISSUED', amount: paid })
    expect(await member.balances()).toMatchObject({ main: before.main, bonus: before.bonus + paid })
    const open = await house.transaction((tx) => requirementsOf(tx, member.id))
    expect(open.map(({ source, requiredAmount }) => [source, requiredAmount])).toEqual(
      won === 0n ? [] : [['FREE_ROUNDS', paid * 5n]],
    )
    expect(await seat.spin(grantId)).toMatchObject({ status: 422, code: 'FREE_ROUNDS_OVER' })
  })

  test('are ordinary rounds of the game: what they won is what their seeds give, and the record says whose they were', async () => {
    const { grantId } = await rounds.granted(member, { arguments: { rounds: 2 } })
    await member.deposit(20_000)
    const seat = await rounds.sit(member)
    await seat.play(STAKE)
    const { value } = await seat.spin(grantId)
    const history = (
      await house.client.get<{ list: { roundId: string; isGranted: boolean }[] }>('/api/studio/v1/rounds', {
        token: seat.gameToken,
      })
    ).value.list
    expect(history.map(({ isGranted }) => isGranted)).toEqual([true, false])
    const seeds = await house.client.post<{ revealedServerSeed: string }>(
      '/api/studio/v1/seeds',
      {},
      { token: seat.gameToken },
    )
    const again = recomputeRound(tuktuk3, {
      serverSeed: seeds.value.revealedServerSeed,
      clientSeed: value.proof.clientSeed,
      nonce: value.proof.nonce,
      betAmount: BigInt(STAKE),
    })
    expect(again).toMatchObject({ winAmount: BigInt(value.winAmount), events: value.events })
    const fair = (await member.call(listFairRounds)).value.list
    expect(fair.map(({ roundId, isGranted }) => [roundId, isGranted])).toEqual([
      [value.roundId, true],
      [history[1]!.roundId, false],
    ])
  })

  test('stand in the account record by a name of their own', async () => {
    const { grantId } = await rounds.granted(member, { arguments: { rounds: 60 } })
    await rounds.playAll(member, grantId)
    const { list } = (await member.call(listTransactions, { query: { type: 'BONUS' } })).value
    expect(list.map(({ type }) => type)).toEqual(['FREE_ROUND'])
  })

  test('raise no jackpot pool and count for no turnover, whatever their stake', async () => {
    const { grantId } = await rounds.granted(member, { arguments: { rounds: 2 } })
    const figures = () =>
      oneOf(
        house.server.process.database.kysely,
        sql<{ pools: bigint; rounds: number }>`
        SELECT (SELECT coalesce(sum(counter), 0)::bigint FROM launch.jackpot_pool) AS pools, (SELECT count(*)::int FROM wallet.round) AS rounds`,
      )
    const before = await figures()
    await rounds.playAll(member, grantId)
    expect(await figures()).toEqual(before)
  })
})

describe('a round of a grant', () => {
  test('is played once by its key, and answers the same again', async () => {
    const { grantId } = await rounds.granted(member)
    const seat = await rounds.sit(member)
    const key = randomUUID()
    const first = await seat.spin(grantId, key)
    const second = await seat.spin(grantId, key)
    expect(second.value).toEqual(first.value)
    expect(await rounds.stateOf(grantId)).toMatchObject({ left_count: 2, rounds: 1 })
    // Without the grant the key is another order.
    expect(await seat.play(STAKE, key)).toMatchObject({ code: 'REQUEST_KEY_REUSED' })
  })

  test('of two that ask for the last one at once exactly one is played', async () => {
    const { grantId } = await rounds.granted(member, { arguments: { rounds: 1 } })
    const [one, other] = [await rounds.sit(member), await rounds.sit(member)]
    const answers = await Promise.all([one, other, one, other, one].map((seat) => seat.spin(grantId)))
    expect(answers.map(({ code, status }) => code ?? status).toSorted()).toEqual([
      200,
      ...Array(4).fill('FREE_ROUNDS_OVER'),
    ])
    expect(await rounds.stateOf(grantId)).toMatchObject({ left_count: 0, rounds: 1 })
  })

  test.each([
    ['another stake', (grantId: string) => ({ grantId, stake: 500 }), 'GAME_BET_INVALID'],
    ['a grant that is nobody’s', () => ({ grantId: 'nobody', stake: STAKE }), 'FREE_ROUNDS_OVER'],
  ])('with %s is refused, and nothing is taken', async (_, change, code) => {
    const { grantId } = await rounds.granted(member)
    const before = await member.balances()
    const order = change(grantId)
    expect(await (await rounds.sit(member)).spin(order.grantId, randomUUID(), order.stake)).toMatchObject({
      code,
    })
    expect(await member.balances()).toEqual(before)
    expect(await rounds.stateOf(grantId)).toMatchObject({ left_count: 3 })
  })

  test('is not played in another game, by another member, or for play money', async () => {
    const { grantId } = await rounds.granted(member)
    const other = await rounds.person()
    expect(await (await rounds.sit(other)).spin(grantId)).toMatchObject({ code: 'FREE_ROUNDS_OVER' })
    expect(await (await rounds.sit(member, 'ORCHARD')).spin(grantId)).toMatchObject({
      code: 'GAME_BET_INVALID',
    })
    const free = await sitDown(house.server, house.client, member.token, {
      gameCode: 'TUKTUK3',
      accountType: 0,
    })
    expect(free.entered).toMatchObject({ mode: 'FREE', freeRounds: [] })
    expect(await free.play(STAKE, randomUUID(), { grantId })).toMatchObject({ code: 'GAME_BET_INVALID' })
    expect(await rounds.stateOf(grantId)).toMatchObject({ left_count: 3, rounds: 0 })
  })

  test('is refused to a member who was excluded meanwhile, and what was won before waits', async () => {
    const { promotionId, grantId } = await rounds.granted(member)
    const seat = await rounds.sit(member)
    await seat.spin(grantId)
    await rounds.exclude(member)
    expect(await seat.spin(grantId)).toMatchObject({ code: 'PROMO_RG' })
    expect((await member.call(listFreeRounds)).value.list).toEqual([])
    const before = await member.balances()
    await house.advance('P8D')
    await house.settle('promotions/end-free-rounds')
    const { won } = await rounds.stateOf(grantId)
    expect(await rounds.stateOf(grantId)).toMatchObject({ claim: won > 0n ? 'CLAIM' : 'CLOSE', ended: true })
    expect(await member.balances()).toEqual(before)
    if (won > 0n) expect((await member.call(claimPromotion, { body: { promotionId } })).code).toBe('PROMO_RG')
  })
})

describe('at its end', () => {
  test('a grant whose rounds are not all played is credited with what was won, once, and plays no more', async () => {
    const { grantId } = await rounds.granted(member, { arguments: { rounds: 60 } })
    const seat = await rounds.sit(member)
    for (let turn = 0; turn < 30; turn++) await seat.spin(grantId)
    const { won } = await rounds.stateOf(grantId)
    expect(won).toBeGreaterThan(0n)
    await house.advance('P8D')
    const late = await rounds.sit(member)
    expect(late.entered).toMatchObject({ freeRounds: [] })
    expect(await late.spin(grantId)).toMatchObject({ code: 'FREE_ROUNDS_OVER' })
    const before = await member.balances()
    await house.settle('promotions/end-free-rounds')
    await house.settle('promotions/end-free-rounds')
    expect(await rounds.stateOf(grantId)).toMatchObject({ left_count: 30, claim: 'ISSUED', amount: won })
    expect((await member.balances()).bonus).toBe(before.bonus + won)
  })

  test('no more is paid than the largest', async () => {
    const { grantId } = await rounds.granted(member, {
      arguments: { rounds: 40, maxAmount: STAKE, stakeAmount: STAKE },
    })
    const before = await member.balances()
    const won = await rounds.playAll(member, grantId)
    expect(won).toBeGreaterThan(BigInt(STAKE))
    expect(await rounds.stateOf(grantId)).toMatchObject({ claim: 'ISSUED', amount: BigInt(STAKE) })
    expect((await member.balances()).bonus).toBe(before.bonus + BigInt(STAKE))
  })

  test('what does not fit into the day waits a week to be claimed, even when the budget is used up', async () => {
    const cap = (amount: bigint) =>
      house.transaction((tx) => setSetting(tx, DEMO_MERCHANT, promotionSettings.dailyBonusCap, amount))
    const { promotionId, grantId } = await rounds.granted(member, {
      arguments: { rounds: 40 },
      budgetAmount: 7_709n,
    })
    expect(await rounds.spentOf(promotionId)).toMatchObject({ spent_amount: 7_709n, state: 'STOPPED' })
    await cap(1n)
    try {
      await rounds.playAll(member, grantId)
    } finally {
      await cap(2_000_000n)
    }
    const { won, claim } = await rounds.stateOf(grantId)
    expect(claim).toBe('CLAIM')
    expect(await rounds.cardOf(member, promotionId)).toMatchObject({
      state: 'CLAIM',
      action: 'CLAIM',
      amount: Number(won),
    })
    const before = await member.balances()
    expect((await member.call(claimPromotion, { body: { promotionId } })).value.amount).toBe(Number(won))
    expect((await member.balances()).bonus).toBe(before.bonus + won)
    expect((await rounds.spentOf(promotionId)).spent_amount).toBe(7_709n)
  })
})
