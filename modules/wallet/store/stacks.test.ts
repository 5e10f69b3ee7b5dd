import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWallet, type Wallet } from '../../../tests/ledger/support.ts'
import {
  betRecordOf,
  accountRecordOf,
  balancesOf,
  hasOpenRounds,
  memberGuardOf,
  returnStack,
  roundDetailOf,
  rollUp,
  runAudit,
  sealTransfers,
  setGameGuard,
  setMemberGuard,
  settleStacks,
  stackInDoubt,
  takeStack,
} from '../index.ts'
import type { HandOrder, StackOrder } from './stacks.ts'

let wallet: Wallet
const members = ['ann', 'bob', 'cat'] as const
const game = { vendor: 'STUDIO', gameCode: 'HOLDEM' }
const soon = new Date(Date.now() + 86_400_000)

beforeAll(async () => {
  wallet = await openWallet()
  for (const memberId of members) await wallet.member(memberId, { main: 100_000n })
  await wallet.member('dan', { main: 50_000n, bonus: 50_000n })
  await wallet.database.transaction((tx) => setGameGuard(tx, { ...game, product: 'PVP', isOpen: true }))
})
afterAll(() => wallet.close())

const take = (memberId: string, key: string, amount: bigint, more: Partial<StackOrder> = {}) =>
  wallet.database.transaction((tx) => takeStack(tx, { ...game, key, memberId, amount, ...more }))
const settle = (order: Omit<HandOrder, 'vendor' | 'gameCode'>) =>
  wallet.database.transaction((tx) => settleStacks(tx, { ...game, ...order }))
const giveBack = (stackId: string) => wallet.database.transaction((tx) => returnStack(tx, stackId))
const held = async (memberId: string) => {
  const { main, hold } = await balancesOf(wallet.database.kysely, memberId)
  return [main, hold]
}
const seat = (stackId: string, stakeAmount: bigint, winAmount: bigint, rakeAmount: bigint) => ({
  stackId,
  stakeAmount,
  winAmount,
  rakeAmount,
})

test('a hand moves stacks and rake in one transaction, once, and is in both records', async () => {
  const stacks: string[] = []
  for (const memberId of members) {
    const taken = await take(memberId, `sit-${memberId}`, 40_000n)
    expect(taken).toMatchObject({ status: 'OK', balance: 60_000n })
    expect(await take(memberId, `sit-${memberId}`, 40_000n)).toEqual(taken)
    stacks.push(taken.stackId!)
  }
  expect(await held('ann')).toEqual([60_000n, 40_000n])
  // Money at a table is in play: a member who sits with all their money is not bust.
  expect([
    await hasOpenRounds(wallet.database.kysely, 'ann'),
    await hasOpenRounds(wallet.database.kysely, 'dan'),
  ]).toEqual([true, false])
  const [ann, bob, cat] = stacks as [string, string, string]
  const seats = [seat(ann, 20_000n, 0n, 500n), seat(bob, 20_000n, 41_000n, 500n), seat(cat, 2000n, 0n, 0n)]
  const orders = await Promise.all(Array.from({ length: 4 }, () => settle({ handId: 'hand-1', seats })))
  expect(orders.filter((order) => !order.isRepeat)).toHaveLength(1)
  await expect(
    settle({ handId: 'hand-1', seats: [seat(ann, 10_000n, 0n, 0n), seat(bob, 0n, 10_000n, 0n)] }),
  ).rejects.toMatchObject({ code: 'REQUEST_KEY_REUSED' })
  await expect(settle({ handId: 'hand-2', seats: [seat(ann, 10_000n, 0n, 0n)] })).rejects.toThrow(
    /sums to zero/,
  )
  expect([await held('ann'), await held('bob'), await held('cat')]).toEqual([
    [60_000n, 20_000n],
    [60_000n, 61_000n],
    [60_000n, 38_000n],
  ])

  // A stack that grew is given back as a whole, and a repeat gives the same answer.
  expect((await giveBack(bob)).amount).toBe(61_000n)
  expect((await giveBack(bob)).amount).toBe(61_000n)
  expect(await held('bob')).toEqual([121_000n, 0n])
  expect(await hasOpenRounds(wallet.database.kysely, 'bob')).toBe(false)

  for (const folded of [false, true]) {
    if (folded) await rollUp(wallet.database)
    const bets = await betRecordOf(wallet.database.kysely, { memberId: 'bob', pageNo: 1, pageSize: 10 })
    expect(bets.totals).toMatchObject({ count: 1, stake: 20_000n, payout: 41_000n, validBet: 10_000n })
    expect(bets.list[0]).toMatchObject({ roundId: 'hand-1', gameCode: 'HOLDEM', validBet: 10_000n })
    const account = await accountRecordOf(wallet.database.kysely, {
      memberId: 'bob',
      codes: ['HOLD', 'HOLD_RELEASE', 'BET', 'PAYOUT'],
      pageNo: 1,
      pageSize: 10,
    })
    expect(account.list.map((line) => [line.code, line.amount])).toEqual([
      ['HOLD_RELEASE', 61_000n],
      ['HOLD', -40_000n],
    ])
  }
  const detail = await roundDetailOf(wallet.database.kysely, {
    memberId: 'ann',
    vendor: 'STUDIO',
    roundId: 'hand-1',
  })
  expect(detail).toMatchObject({ state: 'CLOSED', betAmount: 20_000n, winAmount: 0n })
})

test('two hands at once over the same stacks are settled one after the other, and none is overdrawn', async () => {
  const [one, two] = [
    (await take('ann', 'both-a', 10_000n)).stackId!,
    (await take('cat', 'both-b', 10_000n)).stackId!,
  ]
  const results = await Promise.allSettled(
    ['both-1', 'both-2'].map((handId) =>
      settle({ handId, seats: [seat(one, 10_000n, 0n, 250n), seat(two, 10_000n, 19_500n, 250n)] }),
    ),
  )
  expect(results.map((result) => result.status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect((await giveBack(one)).amount).toBe(0n)
  expect((await giveBack(two)).amount).toBe(19_500n)
})

test('a stack is refused like a bet: blocked, closed game, stake and loss limits, funds; bonus money cannot be used', async () => {
  const change = (guard: Parameters<typeof setMemberGuard>[2]) =>
    wallet.database.transaction((tx) => setMemberGuard(tx, 'dan', guard))
  expect(await take('dan', 'dan-1', 50_001n)).toMatchObject({ status: 'INSUFFICIENT_FUNDS' })
  await change({ blockedReason: 'SELF_EXCLUDED' })
  expect(await take('dan', 'dan-2', 1000n)).toMatchObject({
    status: 'MEMBER_BLOCKED',
    reason: 'SELF_EXCLUDED',
  })
  await change({ blockedReason: null, maxStake: 20_000n })
  expect(await take('dan', 'dan-3', 20_001n)).toMatchObject({
    status: 'LIMIT_REACHED',
    reason: 'RG_STAKE_LIMIT',
    limit: 20_000n,
  })
  await change({ bonusProducts: ['PVP'] })
  expect(await take('dan', 'dan-3', 100n)).toMatchObject({ status: 'LIMIT_REACHED', reason: 'BONUS_GAME' })
  await change({
    bonusProducts: [],
    maxStake: null,
    lossLimits: [{ period: 'DAY', limitAmount: 15_000n, leftAmount: 15_000n, endsAt: soon }],
  })
  const first = (await take('dan', 'dan-4', 10_000n)).stackId!
  expect(await take('dan', 'dan-5', 6000n)).toMatchObject({
    status: 'LIMIT_REACHED',
    reason: 'RG_LOSS_LIMIT',
  })
  expect(await take('dan', 'dan-6', 5000n, { stackId: first })).toMatchObject({
    status: 'OK',
    stackId: first,
  })
  expect(await held('dan')).toEqual([35_000n, 15_000n])

  // A hand's loss is subtracted from what is left of the limit; its win is added.
  const ann = (await take('ann', 'against-dan', 20_000n)).stackId!
  await settle({
    handId: 'hand-dan-1',
    seats: [seat(first, 8000n, 0n, 200n), seat(ann, 8000n, 15_600n, 200n)],
  })
  expect((await memberGuardOf(wallet.database.kysely, 'dan')).lossLimits[0]!.leftAmount).toBe(7000n)
  await settle({ handId: 'hand-dan-2', seats: [seat(first, 4000n, 8000n, 0n), seat(ann, 4000n, 0n, 0n)] })
  expect((await memberGuardOf(wallet.database.kysely, 'dan')).lossLimits[0]!.leftAmount).toBe(11_000n)

  await wallet.database.transaction((tx) => setGameGuard(tx, { ...game, product: 'PVP', isOpen: false }))
  expect(await take('cat', 'closed', 1000n)).toMatchObject({ status: 'GAME_DISABLED' })
  // Whatever is forbidden, a stack can be given back.
  await change({ blockedReason: 'FROZEN' })
  expect((await giveBack(first)).amount).toBe(11_000n)
  expect((await giveBack(ann)).amount).toBe(23_600n)
  await wallet.database.transaction((tx) => setGameGuard(tx, { ...game, product: 'PVP', isOpen: true }))
})

test('an order with an unknown result is either found or can never happen any more', async () => {
  const doubt = (key: string) => wallet.database.transaction((tx) => stackInDoubt(tx, key))
  const { stackId } = await take('cat', 'known', 1000n)
  expect(await doubt('known')).toBe(stackId)
  expect(await doubt('lost')).toBeUndefined()
  expect(await take('cat', 'lost', 1000n)).toMatchObject({ status: 'DUPLICATE_TRANSACTION' })
  expect(await doubt('lost')).toBeUndefined()
  const racing = await Promise.all([take('cat', 'race', 1000n), doubt('race')])
  expect(racing[0].status === 'OK' ? racing[0].stackId : undefined).toBe(racing[1])
})

test('the ledger balances after all of it', async () => {
  await rollUp(wallet.database)
  await sealTransfers(wallet.database)
  const proofs = await runAudit(wallet.database.kysely)
  expect(proofs.filter((proof) => !proof.ok)).toEqual([])
  const { rows } = await wallet.database.pool.query(
    "SELECT member_id, stake_minor::int, round_payout_minor::int FROM audit.bets WHERE round_id = 'hand-1' ORDER BY member_id",
  )
  expect(rows).toEqual([
    { member_id: 'ann', stake_minor: 20_000, round_payout_minor: 0 },
    { member_id: 'bob', stake_minor: 20_000, round_payout_minor: 41_000 },
    { member_id: 'cat', stake_minor: 2000, round_payout_minor: 0 },
  ])
})
