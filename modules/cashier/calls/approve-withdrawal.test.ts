import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { approveWithdrawal } from '../../../contract/operator/cashier/approve-withdrawal.ts'
import { listDepositQueue } from '../../../contract/operator/cashier/list-deposit-queue.ts'
import { listWithdrawalQueue } from '../../../contract/operator/cashier/list-withdrawal-queue.ts'
import { markWithdrawalPaid } from '../../../contract/operator/cashier/mark-withdrawal-paid.ts'
import { readWithdrawal } from '../../../contract/operator/cashier/read-withdrawal.ts'
import { rejectWithdrawal } from '../../../contract/operator/cashier/reject-withdrawal.ts'
import { resolveWithdrawal } from '../../../contract/operator/cashier/resolve-withdrawal.ts'
import { confirmWithdrawal } from '../../../contract/player/cashier/confirm-withdrawal.ts'
import { listWithdrawals } from '../../../contract/player/cashier/list-withdrawals.ts'
import { DEMO_MERCHANT } from '../../../db/seeds/system.ts'
import { verifyAudit } from '../../../platform/audit-log.ts'
import { rowsOf, sql } from '../../../platform/postgres.ts'
import { setVipLevel } from '../../identity/index.ts'
import { setSetting } from '../../system/index.ts'
import { gatewayAccount, memberAccount, postTransaction } from '../../wallet/index.ts'
import { openCashierHouse, type Caller, type CashierHouse, type Player } from '../../../tests/support/cashier.ts'
import { queueFiguresOf } from '../figures.ts'
import { payoutSettings } from '../settings.ts'

let house: CashierHouse
let owner: Caller
let finance: Caller
beforeAll(async () => {
  house = await openCashierHouse()
  owner = await house.operator('owner')
  finance = await house.operator('finance')
})
afterAll(() => house.close())

const of = (withdrawalId: string, body: unknown = {}) => ({ params: { withdrawalId }, body })

/** A rich member of VIP level 3, and the withdrawal of 150,000 baht that takes two people. */
async function large(number: number): Promise<{ member: Player; withdrawalId: string }> {
  const member = await house.player(number)
  await house.transaction(async (tx) => {
    await setVipLevel(tx, member.id, 3)
    await postTransaction(tx, {
      scope: 'test', key: `rich${number}`, kind: 'OPENING', currency: 'THB',
      entries: [{ from: gatewayAccount(DEMO_MERCHANT, 'DEMO'), to: memberAccount(member.id), amount: 20_000_000n, code: 'OPENING' }],
    })
  })
  return { member, withdrawalId: (await member.withdraw(15_000_000)).value.withdrawalId }
}

describe('T-W4 four eyes', () => {
  test('above the limit two different operators approve; the same one twice is refused', async () => {
    const { member, withdrawalId } = await large(1)
    expect((await owner.call(approveWithdrawal, of(withdrawalId))).value).toEqual({ state: 'REVIEW', approvals: 1, approvalsNeeded: 2 })
    const again = await owner.call(approveWithdrawal, of(withdrawalId))
    expect([again.status, again.code]).toEqual([422, 'WD_FOUR_EYES'])
    const seen = (await owner.call(listWithdrawalQueue, { query: { state: 'REVIEW' } })).value.list.find((row) => row.withdrawalId === withdrawalId)
    expect(seen).toMatchObject({ approvals: 1, approvalsNeeded: 2, abilities: ['reject'], riskReasons: ['AMOUNT', 'NEW_ACCOUNT'] })
    expect((await finance.call(approveWithdrawal, of(withdrawalId))).value).toEqual({ state: 'APPROVED', approvals: 2, approvalsNeeded: 2 })
    await house.settle()
    expect((await member.call(listWithdrawals)).value.list[0]!.state).toBe('CONFIRM_WAIT')
  })

  test('one operator ten times at once counts once, and two at once approve it once', async () => {
    const { withdrawalId } = await large(2)
    const alone = await Promise.all(Array.from({ length: 10 }, () => owner.call(approveWithdrawal, of(withdrawalId))))
    expect(alone.filter((reply) => reply.status === 200)).toHaveLength(1)
    expect((await owner.call(readWithdrawal, of(withdrawalId))).value).toMatchObject({ state: 'REVIEW', approvals: 1, decisions: [{ operator: 'owner', decision: 'APPROVE' }] })
    const { withdrawalId: other } = await large(3)
    const both = await Promise.all([owner.call(approveWithdrawal, of(other)), finance.call(approveWithdrawal, of(other))])
    expect(both.map((reply) => reply.value.approvals).sort((one, other) => one - other)).toEqual([1, 2])
    expect((await owner.call(readWithdrawal, of(other))).value.steps.filter((step) => step.state === 'APPROVED')).toHaveLength(1)
  })

  test('a disputed one is no more approved by anybody: what did not arrive is paid again by two', async () => {
    const member = await house.player(17)
    const { value: { withdrawalId } } = await member.withdraw(100_000)
    await owner.call(approveWithdrawal, of(withdrawalId))
    await house.settle()
    await member.call(confirmWithdrawal, of(withdrawalId, { action: 'NOT_RECEIVED' }))
    expect((await finance.call(readWithdrawal, of(withdrawalId))).value).toMatchObject({ state: 'DISPUTED', abilities: ['resolve', 'force'] })
    expect(await finance.call(approveWithdrawal, of(withdrawalId))).toMatchObject({ status: 409, code: 'WD_STATE' })
    expect((await member.call(listWithdrawals)).value.list[0]).toMatchObject({ state: 'DISPUTED' })
  })

  test('a dispute is ended by two who say the same, whatever the amount', async () => {
    const member = await house.player(4)
    const { value: { withdrawalId } } = await member.withdraw(100_000)
    await owner.call(approveWithdrawal, of(withdrawalId))
    await house.settle()
    await member.call(confirmWithdrawal, of(withdrawalId, { action: 'NOT_RECEIVED', remark: 'no money yet' }))
    expect((await owner.call(readWithdrawal, of(withdrawalId))).value).toMatchObject({ state: 'DISPUTED', memberRemark: 'no money yet', abilities: ['resolve', 'force'] })
    const say = (operator: Caller, outcome: string) => operator.call(resolveWithdrawal, of(withdrawalId, { outcome, remark: 'bank asked' }))
    expect((await say(owner, 'PAID')).value).toEqual({ state: 'DISPUTED', approvals: 1, approvalsNeeded: 2 })
    expect((await say(owner, 'PAID')).code).toBe('WD_FOUR_EYES')
    expect((await say(finance, 'RETURNED')).value).toEqual({ state: 'DISPUTED', approvals: 1, approvalsNeeded: 2 })
    expect((await say(owner, 'RETURNED')).value.state).toBe('RESOLVED_RETURNED')
    expect(await member.balances()).toMatchObject({ main: 1_000_000n, hold: 0n })
    expect((await say(finance, 'PAID')).code).toBe('WD_STATE')
  })
})

test('a refusal returns the amount with its reason, once', async () => {
  const member = await house.player(5)
  const { value: { withdrawalId } } = await member.withdraw(100_000)
  expect((await finance.call(rejectWithdrawal, of(withdrawalId, { remark: 'ชื่อบัญชีไม่ชัดเจน' }))).value.state).toBe('REJECTED')
  expect(await member.balances()).toMatchObject({ main: 1_000_000n, hold: 0n })
  expect((await member.call(listWithdrawals)).value.list[0]).toMatchObject({ state: 'REJECTED', remark: 'ชื่อบัญชีไม่ชัดเจน' })
  for (const reply of [await finance.call(rejectWithdrawal, of(withdrawalId)), await finance.call(approveWithdrawal, of(withdrawalId))]) {
    expect([reply.status, reply.code]).toEqual([409, 'WD_STATE'])
  }
})

test('approved and refused at once: one of them', async () => {
  for (const number of [6, 7, 8, 9]) {
    const member = await house.player(number)
    const { value: { withdrawalId } } = await member.withdraw(100_000)
    const replies = await Promise.all([owner.call(approveWithdrawal, of(withdrawalId)), finance.call(rejectWithdrawal, of(withdrawalId))])
    expect(replies.map((reply) => reply.status).sort((one, other) => one - other)).toEqual([200, 409])
    expect((await member.balances()).hold).toBe(replies[0]!.status === 200 ? 100_000n : 0n)
  }
})

test('paid by hand: the bank is not asked again; said after the bank paid, it stays as it is', async () => {
  const [byHand, byBank] = [await house.player(10), await house.player(11)]
  const { value: { withdrawalId } } = await byHand.withdraw(100_000)
  expect((await finance.call(markWithdrawalPaid, of(withdrawalId))).code).toBe('WD_STATE')
  await owner.call(approveWithdrawal, of(withdrawalId))
  expect((await finance.call(markWithdrawalPaid, of(withdrawalId, { remark: 'K PLUS' }))).value.state).toBe('CONFIRM_WAIT')
  await house.settle()
  expect((await byHand.call(listWithdrawals)).value.list[0]!.steps.map((step) => step.state)).toEqual(['CREATED', 'REVIEW', 'APPROVED', 'PAID', 'CONFIRM_WAIT'])

  const { value: other } = await byBank.withdraw(100_000)
  await owner.call(approveWithdrawal, of(other.withdrawalId))
  await house.settle()
  expect((await finance.call(markWithdrawalPaid, of(other.withdrawalId))).value.state).toBe('CONFIRM_WAIT')
  expect((await byBank.call(listWithdrawals)).value.list[0]!.steps.filter((step) => step.state === 'PAID')).toHaveLength(1)
})

test('with automatic payouts off an approved withdrawal waits for a person', async () => {
  await house.transaction((tx) => setSetting(tx, DEMO_MERCHANT, payoutSettings.isAutomatic, false))
  const member = await house.player(12)
  const { value: { withdrawalId } } = await member.withdraw(100_000)
  await owner.call(approveWithdrawal, of(withdrawalId))
  await house.settle()
  expect((await owner.call(listWithdrawalQueue, { query: { state: 'APPROVED' } })).value.list.find((row) => row.withdrawalId === withdrawalId)).toMatchObject({ abilities: ['paid'] })
  await house.transaction((tx) => setSetting(tx, DEMO_MERCHANT, payoutSettings.isAutomatic, true))
})

test('who may only look decides nothing, and sees no ability', async () => {
  const viewer = await house.operator('viewer', ['withdrawals.read'])
  const member = await house.player(13)
  const { value: { withdrawalId } } = await member.withdraw(100_000)
  for (const call of [approveWithdrawal, rejectWithdrawal, markWithdrawalPaid]) expect((await viewer.call(call, of(withdrawalId))).code).toBe('COMMON_FORBIDDEN')
  expect((await viewer.call(readWithdrawal, of(withdrawalId))).value).toMatchObject({ state: 'REVIEW', abilities: [], isNameEqual: true, dailyLimitAmount: 10_000_000, withdrawnTodayAmount: 100_000 })
  expect((await member.call(listWithdrawalQueue as never)).code).toBe('COMMON_FORBIDDEN')
  expect((await owner.call(readWithdrawal, of('nothing'))).code).toBe('WD_NOT_FOUND')
})

test('the queue is found by state, account number and member, and counted', async () => {
  const found = (query: Record<string, string>) => owner.call(listWithdrawalQueue, { query }).then((reply) => reply.value.list.map((row) => row.account))
  expect(await found({ query: '1000000013' })).toEqual(['member13'])
  expect(await found({ query: 'member13' })).toEqual(['member13'])
  expect(await found({ query: 'nobody-of-this-name' })).toEqual([])
  expect(await found({ memberId: (await house.player(13)).id })).toEqual(['member13'])
  const { counts } = (await owner.call(listWithdrawalQueue)).value
  const figures = await queueFiguresOf(house.server.process.database.kysely, DEMO_MERCHANT, new Date())
  const { counts: deposits } = (await owner.call(listDepositQueue)).value
  expect(figures.withdrawalsWaiting).toBe(counts.find((count) => count.state === 'REVIEW')!.count)
  expect(figures).toMatchObject({ withdrawalsLate: 0, depositsInReview: deposits.find((count) => count.state === 'REVIEW')!.count, lastDepositAt: null })
  expect(figures.lastPayoutAt).not.toBeNull()
})

test('of one member what is under way stands before what ended, money paid in as money paid out', async () => {
  const member = await house.player(16)
  await member.deposit(50_000)
  const older = await member.deposit(60_000, false)
  await member.deposit(70_000)
  const { list } = (await owner.call(listDepositQueue, { query: { memberId: member.id } })).value
  const isUnderWay = list.map(({ state }) => state === 'CREATED' || state === 'PENDING_MATCH' || state === 'REVIEW')
  expect(new Set(list.map(({ account }) => account))).toEqual(new Set(['member16']))
  expect(isUnderWay).toEqual([...isUnderWay].toSorted((a, b) => Number(b) - Number(a)))
  expect(isUnderWay[list.findIndex(({ depositId }) => depositId === older)]).toBe(true)
  expect(isUnderWay.filter((is) => !is).length).toBeGreaterThanOrEqual(2)
})

test('every decision stands in the audit log, whose chain and the ledger are whole', async () => {
  const reader = house.server.process.database.kysely
  const rows = await rowsOf(reader, sql<{ actor: string; action: string; count: bigint }>`
    SELECT actor, action, count(*) AS count FROM app.audit_log WHERE action LIKE 'withdrawal.%' GROUP BY actor, action ORDER BY action, actor`)
  expect(rows.map((row) => row.action)).toEqual(expect.arrayContaining(['withdrawal.approve', 'withdrawal.reject', 'withdrawal.paid', 'withdrawal.resolve']))
  expect((await verifyAudit(reader)).ok).toBe(true)
  await house.audit()
})
