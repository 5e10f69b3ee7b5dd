import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkBalance } from '../../contract/player/cashier/check-balance.ts'
import { checkWithdrawal } from '../../contract/player/cashier/check-withdrawal.ts'
import { forfeitBonus } from '../../contract/player/cashier/forfeit-bonus.ts'
import { DEMO_MERCHANT } from '../../db/seeds/system.ts'
import { clock } from '../../kernel/clock.ts'
import { memberGuardOf, setGameGuard, setMemberGuard } from '../wallet/index.ts'
import { expenseAccount, memberAccount, postTransaction } from '../wallet/index.ts'
import { openCashierHouse, type CashierHouse, type Player } from '../../tests/support/cashier.ts'
import { rollUpAll } from '../../tests/support/ledger-marks.ts'
import { bonusWeights, openRequirement, requirementsOf } from './index.ts'

let house: CashierHouse
beforeAll(async () => {
  house = await openCashierHouse()
})
afterAll(() => house.close())

const requirements = async (member: Player) =>
  (await member.call(checkWithdrawal)).value.requirements.map(({ source, requiredAmount, doneAmount }) => ({
    source,
    requiredAmount,
    doneAmount,
  }))

/** Follows as the worker does: a mark in the ledger, then the job, then its events. */
async function follow(): Promise<void> {
  await rollUpAll(house.server.process.database)
  await house.settle('wagering/follow-rounds')
}

const stored = (member: Player) => house.transaction((tx) => requirementsOf(tx, member.id))

async function giveBonus(
  member: Player,
  amount: bigint,
  times: bigint,
  more: Pick<Parameters<typeof openRequirement>[1], 'maxStake' | 'excluded' | 'expiresAt'> = {},
): Promise<void> {
  const key = randomUUID()
  await house.transaction(async (tx) => {
    const { txnId } = await postTransaction(tx, {
      scope: 'test',
      key,
      kind: 'BONUS',
      currency: 'THB',
      entries: [
        {
          from: expenseAccount(DEMO_MERCHANT, 'bonus'),
          to: memberAccount(member.id, 'bonus'),
          amount,
          code: 'BONUS',
        },
      ],
    })
    await openRequirement(tx, {
      merchantId: DEMO_MERCHANT,
      memberId: member.id,
      source: 'BONUS',
      reference: key,
      isBonus: true,
      baseAmount: amount,
      txnId,
      multiplierPpm: times * 1_000_000n,
      weights: bonusWeights,
      now: clock.now(),
      ...more,
    })
  })
}

describe('a deposit must be played once', () => {
  test('rounds count when they end, and the last satang allows the withdrawal', async () => {
    const member = await house.player(1)
    await member.deposit(50_000)
    const { requiredAmount } = (await requirements(member))[0]!
    await house.play(member.id, 20_000n, 0n)
    await house.play(member.id, 10_000n, 35_000n)
    expect(await requirements(member)).toEqual([{ source: 'DEPOSIT', requiredAmount, doneAmount: 30_000 }])
    await house.play(member.id, BigInt(requiredAmount) - 30_000n - 1n, 0n)
    expect((await member.withdraw(10_000)).message).toBe('Turnover not met, ฿0.01 left')
    await house.play(member.id, 100n, 0n)
    expect((await member.withdraw(10_000)).status).toBe(200)
  })

  test('the worker counts the same, whatever it and the member’s own request do at once', async () => {
    const member = await house.player(2)
    await member.deposit(100_000)
    for (let round = 0; round < 5; round++) {
      await Promise.all([
        ...Array.from({ length: 8 }, () => house.play(member.id, 500n, 400n)),
        follow(),
        member.call(checkWithdrawal),
        member.call(checkWithdrawal),
      ])
    }
    await follow()
    expect((await stored(member))[0]!.doneAmount).toBe(20_000n)
  })

  test('stakes from before the deposit do not count', async () => {
    const member = await house.player(3)
    await house.play(member.id, 40_000n, 40_000n)
    await house.bet(member.id, 'open-before', 10_000n)
    await member.deposit(50_000)
    await house.win(member.id, 'open-before', 0n)
    await follow()
    expect((await stored(member))[0]!.doneAmount).toBe(0n)
  })

  test('a round that is lost without a payout counts when it ends, also in the worker', async () => {
    const member = await house.player(4)
    await member.deposit(50_000)
    await house.bet(member.id, 'long-round', 10_000n)
    await follow()
    expect((await stored(member))[0]!.doneAmount).toBe(0n)
    await house.win(member.id, 'long-round', 0n)
    await follow()
    expect((await stored(member))[0]!.doneAmount).toBe(10_000n)
  })

  test('two deposits fill one after the other', async () => {
    const member = await house.player(5)
    await member.deposit(10_000)
    await member.deposit(20_000)
    const [first, second] = await requirements(member)
    await house.play(member.id, 15_000n, 0n)
    expect(await requirements(member)).toEqual([{ ...second!, doneAmount: 15_000 - first!.requiredAmount }])
  })

  test('live games count by what was at risk in the end', async () => {
    const member = await house.player(6)
    await member.deposit(50_000)
    await house.play(member.id, 10_000n, 10_000n, 'LIVE')
    await house.play(member.id, 10_000n, 13_000n, 'LIVE')
    expect((await requirements(member))[0]!.doneAmount).toBe(3_000)
  })
})

test('with less than a baht and nothing open the requirements end, and a new deposit begins its own', async () => {
  const member = await house.player(20)
  await member.deposit(10_000)
  const { main } = await member.balances()
  await house.bet(member.id, 'all-in', main)
  await follow()
  expect(await stored(member)).toHaveLength(1)
  await house.win(member.id, 'all-in', 50n)
  await follow()
  expect(await stored(member)).toEqual([])
  await member.deposit(20_000)
  expect(await requirements(member)).toMatchObject([{ doneAmount: 0 }])
})

describe('a bonus', () => {
  test('counts by its weights; once it is met its part belongs to the member', async () => {
    const member = await house.player(7)
    await giveBonus(member, 10_000n, 2n)
    await house.play(member.id, 50_000n, 50_000n, 'PVP')
    await house.play(member.id, 10_000n, 0n, 'LIVE')
    expect(await requirements(member)).toEqual([
      { source: 'BONUS', requiredAmount: 20_000, doneAmount: 2_000 },
    ])
    await house.play(member.id, 20_000n, 0n)
    expect((await member.call(checkWithdrawal)).value).toMatchObject({ requirements: [], firstFailure: null })
    await follow()
    expect(await member.balances()).toMatchObject({ main: 980_000n, bonus: 0n })
  })

  test('a game with a weight of its own counts by it, in the request and in the worker', async () => {
    const member = await house.player(14)
    const blackjack = { vendor: 'TESTVENDOR', gameCode: 'BLACKJACK', product: 'LIVE', isOpen: true }
    await house.transaction((tx) => setGameGuard(tx, blackjack))
    await giveBonus(member, 10_000n, 2n)
    await house.play(member.id, 10_000n, 0n, 'BLACKJACK')
    const done = [{ source: 'BONUS', requiredAmount: 20_000, doneAmount: 1_000 }]
    expect(await requirements(member)).toEqual(done)
    await house.play(member.id, 10_000n, 0n, 'BLACKJACK')
    await follow()
    expect(await stored(member)).toMatchObject([{ doneAmount: 2_000n }])
  })

  test('a member may withdraw all of it as soon as it is met', async () => {
    const member = await house.player(8)
    await giveBonus(member, 10_000n, 1n)
    await house.play(member.id, 10_000n, 10_000n)
    expect((await member.withdraw(1_010_000)).status).toBe(200)
    expect(await member.balances()).toMatchObject({ main: 0n, bonus: 0n, hold: 1_010_000n })
  })

  test('when it is given up, its part is removed and the member’s own money stays; the example of domain/economy.md §5', async () => {
    const member = await house.player(9)
    await giveBonus(member, 1_000_000n, 12n)
    await house.play(member.id, 1_500_000n, 3_000_000n)
    expect(await member.balances()).toMatchObject({ main: 2_000_000n, bonus: 1_500_000n })
    expect((await member.call(forfeitBonus)).value).toEqual({ forfeitedAmount: 1_500_000 })
    expect(await member.balances()).toMatchObject({ main: 2_000_000n, bonus: 0n })
    expect((await member.call(checkBalance)).value.withdrawableAmount).toBe(2_000_000)
    expect((await member.call(forfeitBonus)).value).toEqual({ forfeitedAmount: 0 })
  })

  test('a bonus whose turnover is met cannot be given up: it belongs to the member', async () => {
    const member = await house.player(12)
    await giveBonus(member, 10_000n, 1n)
    await house.play(member.id, 10_000n, 10_000n)
    expect((await member.call(forfeitBonus)).value).toEqual({ forfeitedAmount: 0 })
    expect(await member.balances()).toMatchObject({ main: 1_010_000n, bonus: 0n })
  })

  test('its largest stake is limited while it is open, and no longer', async () => {
    const member = await house.player(10)
    await giveBonus(member, 10_000n, 1n, { maxStake: 1_000n })
    expect(await house.play(member.id, 1_001n, 0n)).toMatchObject({
      status: 'LIMIT_REACHED',
      reason: 'BONUS_MAX_BET',
    })
    for (let round = 0; round < 10; round++)
      expect((await house.play(member.id, 1_000n, 1_000n)).status).toBe('OK')
    await follow()
    expect((await house.transaction((tx) => memberGuardOf(tx, member.id))).bonusMaxStake).toBeNull()
    expect((await house.play(member.id, 5_000n, 0n)).status).toBe('OK')
  })

  test('what it excludes is refused when it is placed, until the last bonus that excludes it is over', async () => {
    const member = await house.player(13)
    await giveBonus(member, 10_000n, 1n, { excluded: { products: ['LIVE'] } })
    await giveBonus(member, 10_000n, 2n, { excluded: { games: ['TESTVENDOR/PVP'] } })
    const refusal = { status: 'LIMIT_REACHED', reason: 'BONUS_GAME' }
    const tries = await Promise.all(
      Array.from({ length: 200 }, (_, n) => house.play(member.id, 10n, 0n, n % 2 ? 'LIVE' : 'PVP')),
    )
    for (const answer of tries) expect(answer).toMatchObject(refusal)
    await house.play(member.id, 10_000n, 10_000n)
    await follow()
    expect((await house.play(member.id, 10n, 10n, 'LIVE')).status).toBe('OK')
    expect(await house.play(member.id, 10n, 0n, 'PVP')).toMatchObject(refusal)
    await house.play(member.id, 20_000n, 20_000n)
    await follow()
    expect((await house.play(member.id, 10n, 10n, 'PVP')).status).toBe('OK')
    expect(await house.transaction((tx) => memberGuardOf(tx, member.id))).toMatchObject({
      bonusProducts: [],
      bonusGames: [],
    })
  })

  test('when it has expired it is removed', async () => {
    const member = await house.player(11)
    await giveBonus(member, 10_000n, 5n, { expiresAt: new Date(clock.nowMs() + 60_000) })
    await house.settle('wagering/expire-requirements')
    expect(await stored(member)).toHaveLength(1)
    await house.advance('PT1M')
    await house.settle('wagering/expire-requirements')
    expect(await stored(member)).toEqual([])
    expect(await member.balances()).toMatchObject({ main: 1_000_000n, bonus: 0n })
  })
})

test('the proof finds a bonus that no guard holds to', async () => {
  const member = await house.player(13)
  await giveBonus(member, 10_000n, 1n, { maxStake: 100n, excluded: { products: ['LIVE'] } })
  await house.audit()
  const guard = (change: Parameters<typeof setMemberGuard>[2]) =>
    house.transaction((tx) => setMemberGuard(tx, member.id, change))
  for (const wrong of [{ bonusProducts: [] }, { bonusMaxStake: null }, { bonusMaxStake: 101n }]) {
    await guard(wrong)
    await expect(house.audit()).rejects.toThrow('I12')
    await guard({ bonusProducts: ['LIVE'], bonusMaxStake: 100n })
  }
})

test('the ledger is whole after all of it', () => house.audit())
