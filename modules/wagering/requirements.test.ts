/** Turnover rows of a credit for many (docs/flows/credit-set.md). */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_MERCHANT } from '../../db/seeds/system.ts'
import { clock } from '../../kernel/clock.ts'
import { balancesOf, creditSet, memberGuardOf } from '../wallet/index.ts'
import { openCashierHouse, type CashierHouse } from '../../tests/support/cashier.ts'
import { rollUpAll } from '../../tests/support/ledger-marks.ts'
import { openRequirement, openRequirements, requirementsOf, withdrawableOf } from './index.ts'

let house: CashierHouse
beforeAll(async () => {
  house = await openCashierHouse()
})
afterAll(() => house.close())

/** One night's rebate of these members with its turnover, as a job pays it. */
const payRebates = (night: string, rebates: readonly { memberId: string; amount: bigint }[]) =>
  house.transaction(async (tx) => {
    const credits = rebates.map((rebate) => ({ ...rebate, key: `${night}:${rebate.memberId}` }))
    const order = { scope: 'rebate', kind: 'REBATE', code: 'REBATE', expense: 'rebate', credits } as const
    const credited = await creditSet(tx, { merchantId: DEMO_MERCHANT, ...order })
    await openRequirements(
      tx,
      credits.map(({ memberId, amount, key }, place) => ({
        merchantId: DEMO_MERCHANT,
        memberId,
        source: 'REBATE',
        reference: key,
        baseAmount: amount,
        txnId: credited[place]!.txnId,
        multiplierPpm: 1_000_000n,
        now: clock.now(),
      })),
    )
  })
const rowsOf = (memberId: string) =>
  house.transaction(async (tx) =>
    (await requirementsOf(tx, memberId)).map(({ source, requiredAmount, doneAmount }) => [
      source,
      requiredAmount,
      doneAmount,
    ]),
  )

test('a set opens one row for each credit, once, and each is filled by its member’s own play', async () => {
  const members = await Promise.all([11, 12, 13].map((number) => house.player(number)))
  const [one, two, three] = members.map(({ id }) => id) as [string, string, string]
  const before = await Promise.all(members.map(({ id }) => rowsOf(id)))
  const rebates = [
    { memberId: one, amount: 500n },
    { memberId: two, amount: 700n },
    { memberId: three, amount: 1n },
  ]
  const held = (await house.transaction((tx) => balancesOf(tx, one))).main
  await Promise.all([payRebates('night-1', rebates), payRebates('night-1', rebates)])
  await payRebates('night-1', rebates)
  expect((await house.transaction((tx) => balancesOf(tx, one))).main).toBe(held + 500n)
  expect(await rowsOf(one)).toEqual([...before[0]!, ['REBATE', 500n, 0n]])
  expect(await rowsOf(two)).toEqual([...before[1]!, ['REBATE', 700n, 0n]])
  await payRebates('night-2', [{ memberId: one, amount: 40n }])
  await house.play(one, 510n, 0n)
  await rollUpAll(house.server.process.database)
  await house.settle('wagering/follow-rounds')
  expect(await rowsOf(one)).toEqual([...before[0]!, ['REBATE', 40n, 10n]])
  expect(await rowsOf(two)).toEqual([...before[1]!, ['REBATE', 700n, 0n]])
  const withdrawable = await house.transaction(async (tx) =>
    withdrawableOf(tx, two, await balancesOf(tx, two)),
  )
  expect(withdrawable).toBe(0n)
  await house.audit()
})

test('a set is what its rows are one by one: amounts rounded up, none for nothing, the largest stake guarded', async () => {
  const [one, two] = (await Promise.all([14, 15].map((number) => house.player(number)))).map(
    ({ id }) => id,
  ) as [string, string]
  const requestOf = (memberId: string, reference: string, baseAmount: bigint, maxStake?: bigint) => ({
    merchantId: DEMO_MERCHANT,
    memberId,
    source: 'GIFT',
    reference: `${memberId}:${reference}`,
    baseAmount,
    txnId: '1',
    multiplierPpm: 1_500_000n,
    now: clock.now(),
    ...(maxStake === undefined ? {} : { maxStake }),
  })
  const parts = [
    ['a', 3n, undefined],
    ['b', 0n, undefined],
    ['c', 101n, 50n],
    ['c', 999n, 20n],
  ] as const
  await house.transaction((tx) =>
    openRequirements(
      tx,
      parts.map(([reference, amount, most]) => requestOf(one, reference, amount, most)),
    ),
  )
  for (const [reference, amount, most] of parts)
    await house.transaction((tx) => openRequirement(tx, requestOf(two, reference, amount, most)))
  const gifts = async (memberId: string) => (await rowsOf(memberId)).filter(([source]) => source === 'GIFT')
  expect(await gifts(one)).toEqual([
    ['GIFT', 5n, 0n],
    ['GIFT', 152n, 0n],
  ])
  expect(await gifts(two)).toEqual(await gifts(one))
  const guard = async (memberId: string) =>
    (await house.transaction((tx) => memberGuardOf(tx, memberId))).bonusMaxStake
  expect(await guard(one)).toBe(50n)
  expect(await guard(two)).toBe(50n)
})
