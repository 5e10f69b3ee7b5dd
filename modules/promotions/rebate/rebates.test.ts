/** Rebates from the bet to the claim (docs/flows/rebate.md). */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { claimRebate } from '../../../contract/player/promotions/claim-rebate.ts'
import { readRebate } from '../../../contract/player/promotions/read-rebate.ts'
import { DEMO_MERCHANT } from '../../../db/seeds/system.ts'
import { clock } from '../../../kernel/clock.ts'
import { rowsOf, sql } from '../../../platform/postgres.ts'
import { openCashierHouse, type CashierHouse, type Player } from '../../../tests/support/cashier.ts'
import { rollUpAll } from '../../../tests/support/ledger-marks.ts'
import { setVipLevel } from '../../identity/index.ts'
import { merchantsKey, setFlag, setSetting } from '../../system/index.ts'
import { forfeitBonus, openRequirement, requirementsOf } from '../../wagering/index.ts'
import {
  expenseAccount,
  memberAccount,
  openPoster,
  postTransaction,
  setMemberGuard,
} from '../../wallet/index.ts'
import { promotionSettings } from '../settings.ts'
import { claimRebates } from './claims.ts'
import { payWeek, dueWeek, nextPayment } from './weekly.ts'

const house = { id: DEMO_MERCHANT, timeZone: 'Asia/Bangkok' }
let cashier: CashierHouse
beforeAll(async () => {
  cashier = await openCashierHouse()
  await switchOn(true)
})
afterAll(async () => {
  await cashier.audit()
  await cashier.close()
})

let number = 0
let member: Player
beforeEach(async () => {
  member = await cashier.player(++number)
  await cashier.transaction((tx) => setVipLevel(tx, member.id, 2))
})

async function switchOn(isOn: boolean): Promise<void> {
  const merchants = cashier.server.process.services.use(merchantsKey)
  await cashier.transaction((tx) => setFlag(tx, DEMO_MERCHANT, 'MANPLAYREB3', isOn))
  await merchants.refresh()
}
const setCap = (amount: number) =>
  cashier.transaction((tx) =>
    setSetting(tx, DEMO_MERCHANT, promotionSettings.rebateDayCaps, Array(9).fill(amount)),
  )

/** Everything that was posted is settled and collected. */
async function follow(): Promise<void> {
  await rollUpAll(cashier.server.process.database)
  await cashier.settle('promotions/follow-rebates')
}
async function play(amount: bigint, product = 'RNG', won = 0n): Promise<void> {
  await cashier.play(member.id, amount, won, product)
  await follow()
}
const summary = async () => (await member.call(readRebate)).value
const inCategory = async (category: string) =>
  (await summary()).categories.find((row) => row.category === category)!
const claim = (category?: string, key?: string) =>
  member.call(claimRebate, { body: category ? { category } : {}, ...(key ? { key } : {}) })
const main = async () => (await member.balances()).main

test('12,345.67 of slots at Silver give 49.38, with the turnover of a deposit', async () => {
  await cashier.play(member.id, 700_000n, 700_000n)
  await cashier.play(member.id, 534_567n, 0n)
  await follow()
  const before = await main()
  expect(await inCategory('RNG')).toMatchObject({ validAmount: 1_234_567, rate: '0.0040', amount: 4_938 })
  const { value } = await claim('RNG')
  expect(value).toMatchObject({
    amount: 4_938,
    claims: [{ category: 'RNG', validAmount: 1_234_567, amount: 4_938, isAutomatic: false }],
  })
  expect(await main()).toBe(before + 4_938n)
  const rows = await cashier.transaction((tx) => requirementsOf(tx, member.id))
  expect(rows.find(({ source }) => source === 'REBATE')).toMatchObject({
    isBonus: false,
    requiredAmount: 4_938n,
  })
  expect(await inCategory('RNG')).toMatchObject({ validAmount: 0, amount: 0, isClaimable: false })
})

test('one category is claimed alone, all at once, and nothing below one baht', async () => {
  await play(50_000n)
  await play(60_000n, 'LIVE')
  await play(1_000n, 'PVP')
  expect(await summary()).toMatchObject({ group: 2, vipLevel: 2, leastAmount: 100, totalAmount: 200 })
  // LIVE comes to 0.84, which is too little.
  expect(await inCategory('LIVE')).toMatchObject({ amount: 84, isClaimable: false })
  expect(await claim('LIVE')).toMatchObject({ status: 422, code: 'PROMO_REBATE_NONE' })
  expect((await claim()).value).toMatchObject({ amount: 200 })
  expect(await inCategory('LIVE')).toMatchObject({ amount: 84 })
  expect(await claim()).toMatchObject({ status: 422, code: 'PROMO_REBATE_NONE' })
})

test('claimed at once from many places it is paid once', async () => {
  await play(100_000n)
  const before = await main()
  const answers = await Promise.all(Array.from({ length: 8 }, () => claim()))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await main()).toBe(before + 400n)
  await play(100_000n)
  const key = randomUUID()
  const [first, again] = [await claim(undefined, key), await claim(undefined, key)]
  expect(again.value).toEqual(first.value)
  expect(await main()).toBe(before - 100_000n + 800n)
})

/** A lost round, and what takes it back. */
async function playRound(amount: bigint): Promise<() => Promise<void>> {
  const poster = openPoster({ url: cashier.server.process.database.url })
  const id = randomUUID()
  const round = { vendor: 'TESTVENDOR', memberId: member.id, roundId: id, gameCode: 'RNG' }
  await poster.post({ ...round, transactionId: `${id}:bet`, kind: 'BET', mode: 'REAL', amount })
  await poster.post({ ...round, transactionId: `${id}:end`, kind: 'WIN', amount: 0n, roundClosed: true })
  await follow()
  return async () => {
    for (const original of [`${id}:end`, `${id}:bet`])
      await poster.post({
        ...round,
        transactionId: `${original}:back`,
        kind: 'ROLLBACK',
        originalTransactionId: original,
        winRollbackAllowed: true,
      })
    await poster.close()
    await follow()
  }
}

test('a correction after a claim is the difference of the next one', async () => {
  const takeBack = await playRound(100_000n)
  expect((await claim()).value).toMatchObject({ amount: 400 })
  await takeBack()
  expect(await inCategory('RNG')).toMatchObject({ validAmount: -100_000, amount: 0, isClaimable: false })
  await play(150_000n)
  expect((await claim()).value).toMatchObject({ amount: 200 })
})

test('what is settled while a bonus is open gives none, nor does its correction', async () => {
  await cashier.transaction(async (tx) => {
    const { txnId } = await postTransaction(tx, {
      scope: 'test',
      key: randomUUID(),
      kind: 'BONUS',
      currency: 'REAL',
      entries: [
        {
          from: expenseAccount(DEMO_MERCHANT, 'bonus'),
          to: memberAccount(member.id, 'bonus'),
          amount: 10_000n,
          code: 'BONUS',
        },
      ],
    })
    await openRequirement(tx, {
      merchantId: DEMO_MERCHANT,
      memberId: member.id,
      source: 'TEST',
      reference: randomUUID(),
      baseAmount: 90_000_000n,
      txnId,
      multiplierPpm: 1_000_000n,
      isBonus: true,
      now: clock.now(),
    })
  })
  await play(100_000n)
  const takeBack = await playRound(70_000n)
  expect(await summary()).toMatchObject({ totalAmount: 0, hasOpenBonus: true })
  await cashier.transaction((tx) =>
    forfeitBonus(tx, { merchantId: DEMO_MERCHANT, memberId: member.id, actor: 'test', now: clock.now() }),
  )
  await takeBack()
  await play(50_000n)
  expect(await inCategory('RNG')).toMatchObject({ validAmount: 50_000 })
  expect(await summary()).toMatchObject({ totalAmount: 200, hasOpenBonus: false })
})

test('the switch off: no summary, no claim, and what is played meanwhile gives nothing', async () => {
  await switchOn(false)
  await play(100_000n)
  expect(await member.call(readRebate)).toMatchObject({ status: 422, code: 'PROMO_REBATE_OFF' })
  expect(await claim()).toMatchObject({ status: 422, code: 'PROMO_REBATE_OFF' })
  await switchOn(true)
  expect(await summary()).toMatchObject({ totalAmount: 0 })
})

test('the cap of a day leaves the rest for the next', async () => {
  await setCap(300)
  await play(200_000n)
  expect((await claim()).value).toMatchObject({ amount: 300, claims: [{ leftAmount: 500 }] })
  expect(await claim()).toMatchObject({ status: 422, code: 'PROMO_DAY_CAP' })
  await setCap(1_000_000)
  expect((await claim()).value).toMatchObject({ amount: 500, claims: [{ validAmount: 0, leftAmount: 0 }] })
})

test('on Monday from three o’clock the week before is paid, cut off anywhere and once', async () => {
  const others = [await cashier.player(++number), await cashier.player(++number)]
  for (const { id } of [member, ...others]) await cashier.play(id, 100_000n, 0n)
  await follow()
  const now = nextPayment(clock.now(), house.timeZone)
  const { database, services } = cashier.server.process
  const paid = () =>
    rowsOf(
      database.kysely,
      sql<{ member_id: string; amount: bigint }>`
      SELECT member_id, sum(amount)::bigint AS amount FROM promotions.rebate_claim
      WHERE is_automatic AND member_id = ANY (${[member, ...others].map(({ id }) => id)}) GROUP BY 1 ORDER BY 1`,
    )
  const parts = { database, services, now, chunk: 1 }
  const cut = {
    ...parts,
    onStep: () => {
      throw new Error('cut off')
    },
  }
  await expect(payWeek(cut, house)).rejects.toThrow('cut off')
  await expect(payWeek(cut, house)).rejects.toThrow('cut off')
  await Promise.all([payWeek(parts, house), payWeek(parts, house)])
  await payWeek(parts, house)
  expect((await paid()).map(({ amount }) => amount)).toEqual([400n, 300n, 300n])
})

test('the week is that of the merchant, and a Monday before three belongs to the one before', () => {
  const at = (text: string) => new Date(`${text}+07:00`)
  expect(dueWeek(at('2026-11-30T02:59'), 'Asia/Bangkok')).toBe('W2026-47')
  expect(dueWeek(at('2026-11-30T03:00'), 'Asia/Bangkok')).toBe('W2026-48')
  expect(dueWeek(at('2026-12-06T23:59'), 'Asia/Bangkok')).toBe('W2026-48')
  expect(nextPayment(at('2026-11-30T02:00'), 'Asia/Bangkok')).toEqual(at('2026-12-07T03:00'))
})

test('an excluded member keeps what waits: the job pays them nothing', async () => {
  await play(100_000n)
  await cashier.transaction((tx) =>
    setMemberGuard(tx, member.id, { blockedReason: 'SELF_EXCLUDED', blockedUntil: null }),
  )
  const before = await main()
  const { database, services } = cashier.server.process
  const later = new Date(nextPayment(clock.now(), house.timeZone).getTime() + 7 * 86_400_000)
  await payWeek({ database, services, now: later }, house)
  expect(await main()).toBe(before)
  const rows = await cashier.transaction((tx) =>
    claimRebates(tx, services, { house, memberIds: [member.id], isAutomatic: true, now: later }),
  )
  expect(rows.map(({ amount }) => amount)).toEqual([400n])
})
