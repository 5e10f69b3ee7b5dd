/** Bets of many members, each a round of its own, closed and paid by set (docs/flows/settle-rounds.md). */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { settleBets, type BetSettlement } from '../../modules/wallet/index.ts'
import { audit, balances, place, resultOf, roundOf, settle as settleRound } from './settlement.ts'
import { openWallet, win, type Wallet } from './support.ts'

let wallet: Wallet
beforeAll(async () => {
  wallet = await openWallet()
})
afterAll(() => wallet.close())

const settle = (results: readonly BetSettlement[]) =>
  wallet.database.transaction((tx) => settleBets(tx, { vendor: 'A', results }))

const bet = (memberId: string, roundId: string, winAmount: bigint, version = 1): BetSettlement => ({
  memberId,
  roundId,
  version,
  winAmount,
  validAmount: 100n,
  bonusValidAmount: 50n,
})

/** A part of an open round, such as a part of a bet that is cashed out. */
const payPart = async (memberId: string, roundId: string, amount: bigint) =>
  (
    await wallet.poster.post(
      win({ transactionId: `${roundId}:${memberId}:part`, memberId, roundId, amount, roundClosed: false }),
    )
  ).status

const main = async (memberId: string) => (await balances(wallet, memberId)).main

test('each member’s bet is a round of its own with a version of its own', async () => {
  for (const memberId of ['a1', 'a2', 'a3']) {
    await wallet.member(memberId, { main: 1_000n })
    for (const roundId of [`${memberId}-x`, `${memberId}-y`]) await place(wallet, memberId, roundId, 100n)
  }
  expect(await settle([bet('a1', 'a1-x', 250n)])).toEqual(['SETTLED'])
  const chunk = [
    bet('a1', 'a1-x', 300n, 2),
    bet('a2', 'a2-y', 0n),
    bet('a3', 'a3-x', 180n, 4),
    bet('nobody', 'a1-y', 5n),
  ]
  expect(await settle(chunk)).toEqual(['SETTLED', 'SETTLED', 'SETTLED', 'BET_NOT_FOUND'])
  expect(await Promise.all(['a1', 'a2', 'a3'].map(main))).toEqual([1_100n, 800n, 980n])
  expect(await roundOf(wallet, 'a1', 'a1-y')).toMatchObject({ state: 0 })
  expect(await settle(chunk)).toEqual(['REPEAT', 'REPEAT', 'REPEAT', 'BET_NOT_FOUND'])
  expect(await settle([bet('a3', 'a3-x', 0n, 3), bet('a1', 'a2-x', 9n)])).toEqual([
    'OUTDATED',
    'BET_NOT_FOUND',
  ])
  expect(await Promise.all(['a1', 'a2', 'a3'].map(main))).toEqual([1_100n, 800n, 980n])
  await audit(wallet)
})

test('a member has several bets in a chunk: each is paid on the balance that the one before has left', async () => {
  await wallet.member('b1', { main: 1_000n })
  await wallet.member('b2', { main: 1_000n })
  for (const roundId of ['b1-x', 'b1-y', 'b1-z']) await place(wallet, 'b1', roundId, 100n)
  await place(wallet, 'b2', 'b2-x', 100n)
  const chunk = [
    bet('b1', 'b1-x', 30n),
    bet('b2', 'b2-x', 50n),
    bet('b1', 'b1-y', 0n),
    bet('b1', 'b1-q', 9n),
    bet('b1', 'b1-z', 80n),
  ]
  expect(await settle(chunk)).toEqual(['SETTLED', 'SETTLED', 'SETTLED', 'BET_NOT_FOUND', 'SETTLED'])
  expect(await Promise.all(['b1', 'b2'].map(main))).toEqual([810n, 950n])
  expect(await settle(chunk)).toEqual(['REPEAT', 'REPEAT', 'REPEAT', 'BET_NOT_FOUND', 'REPEAT'])
  expect(await Promise.all(['b1', 'b2'].map(main))).toEqual([810n, 950n])
  await audit(wallet)
})

test('what a member owes by one bet of a chunk, another one of it pays for only if it came before', async () => {
  await wallet.member('d1', { main: 200n })
  await place(wallet, 'd1', 'd1-x', 100n)
  await place(wallet, 'd1', 'd1-y', 100n)
  await settle([bet('d1', 'd1-x', 60n), bet('d1', 'd1-y', 0n)])
  await place(wallet, 'd1', 'd1-gone', 60n)
  await settle([bet('d1', 'd1-x', 0n, 2), bet('d1', 'd1-y', 90n, 2)])
  expect(await balances(wallet, 'd1')).toMatchObject({ main: 90n, receivable: 60n })
  await settle([bet('d1', 'd1-y', 10n, 3), bet('d1', 'd1-x', 70n, 3)])
  expect(await balances(wallet, 'd1')).toMatchObject({ main: 80n, receivable: 60n })
  await audit(wallet)
})

test('a bet stands once in a chunk, and has a version', async () => {
  await wallet.member('e1', { main: 1_000n })
  await place(wallet, 'e1', 'e-x', 100n)
  await expect(settle([bet('e1', 'e-x', 1n), bet('e1', 'e-x', 2n)])).rejects.toThrow('REQUEST_KEY_REUSED')
  await expect(settle([bet('e1', 'e-x', 1n, 0)])).rejects.toThrow('a chunk has at most 4,000 members')
  const twice = [resultOf('e1', 1n), resultOf('e1', 1n)]
  await expect(settleRound(wallet, 'e-x', 1, twice)).rejects.toThrow('stands once')
  expect(await main('e1')).toBe(900n)
})

test('what was paid while the bet was open stays, whatever the bet comes to and however often', async () => {
  for (const memberId of ['c1', 'c2', 'c3']) {
    await wallet.member(memberId, { main: 100n })
    await place(wallet, memberId, `${memberId}-x`, 100n)
    expect(await payPart(memberId, `${memberId}-x`, 40n)).toBe('OK')
  }
  const version = (n: number, wins: readonly bigint[]) =>
    settle(['c1', 'c2', 'c3'].map((memberId, i) => bet(memberId, `${memberId}-x`, wins[i]!, n)))
  await version(1, [150n, 0n, 60n])
  expect(await Promise.all(['c1', 'c2', 'c3'].map(main))).toEqual([190n, 40n, 100n])
  await version(2, [0n, 150n, 60n])
  expect(await Promise.all(['c1', 'c2', 'c3'].map(main))).toEqual([40n, 190n, 100n])
  await version(3, [20n, 0n, 0n])
  expect(await Promise.all(['c1', 'c2', 'c3'].map(main))).toEqual([60n, 40n, 40n])
  for (const memberId of ['c1', 'c2', 'c3']) expect((await balances(wallet, memberId)).receivable).toBe(0n)
  expect(await roundOf(wallet, 'c1', 'c1-x')).toMatchObject({ state: 1, win_amount: 60n })
  await audit(wallet)
})

test('over any parts, versions and chunks a bet has paid its parts and its last result', async () => {
  const amounts = fc.bigInt({ min: 0n, max: 400n })
  const stake = fc.bigInt({ min: 1n, max: 200n })
  const played = fc.record({
    main: fc.bigInt({ min: 0n, max: 200n }),
    bonus: fc.bigInt({ min: 0n, max: 200n }),
    stake,
    parts: fc.array(fc.bigInt({ min: 1n, max: 90n }), { maxLength: 2 }),
    results: fc.array(amounts, { minLength: 1, maxLength: 3 }),
  })
  let runs = 0
  await fc.assert(
    fc.asyncProperty(fc.array(played, { minLength: 1, maxLength: 5 }), async (members) => {
      const run = `p${++runs}`
      const taken: { memberId: string; held: bigint; played: (typeof members)[number] }[] = []
      for (const [n, one] of members.entries()) {
        const memberId = `${run}-${n}`
        await wallet.member(memberId, one)
        if ((await place(wallet, memberId, `${memberId}-r`, one.stake)) !== 'OK') continue
        for (const [k, part] of one.parts.entries())
          await wallet.poster.post(
            win({
              transactionId: `${memberId}:${k}`,
              memberId,
              roundId: `${memberId}-r`,
              amount: part,
              roundClosed: false,
            }),
          )
        taken.push({ memberId, held: one.main + one.bonus - one.stake, played: one })
      }
      for (const version of [1, 2, 3]) {
        const due = taken.filter(({ played: { results } }) => results.length >= version)
        const results = due.map(({ memberId, played: one }) =>
          bet(memberId, `${memberId}-r`, one.results[version - 1]!, version),
        )
        await Promise.all([settle(results), settle([...results].reverse())])
      }
      for (const { memberId, held, played: one } of taken) {
        const now = await balances(wallet, memberId)
        const paid = one.parts.reduce((sum, part) => sum + part, 0n)
        expect(now.balance - now.receivable).toBe(held + paid + one.results.at(-1)!)
      }
    }),
    { numRuns: 20 },
  )
  await audit(wallet)
})
