import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { approveWithdrawal } from '../../../../contract/operator/cashier/approve-withdrawal.ts'
import { listWithdrawalQueue } from '../../../../contract/operator/cashier/list-withdrawal-queue.ts'
import { markWithdrawalPaid } from '../../../../contract/operator/cashier/mark-withdrawal-paid.ts'
import { readWithdrawal } from '../../../../contract/operator/cashier/read-withdrawal.ts'
import { rejectWithdrawal } from '../../../../contract/operator/cashier/reject-withdrawal.ts'
import { resolveWithdrawal } from '../../../../contract/operator/cashier/resolve-withdrawal.ts'
import { confirmWithdrawal } from '../../../../contract/player/cashier/confirm-withdrawal.ts'
import { listWithdrawals } from '../../../../contract/player/cashier/list-withdrawals.ts'
import { verifyAudit } from '../../../../platform/audit-log.ts'
import { rowsOf, sql } from '../../../../platform/postgres.ts'
import type { Caller } from '../../../../tests/support/cashier.ts'
import { finance, house, large, of, openDesk, owner } from '../../../../tests/support/approvals.ts'

beforeAll(openDesk)
afterAll(() => house.close())

describe('T-W4 four eyes', () => {
  test('above the limit two different operators approve; the same one twice is refused', async () => {
    const { member, withdrawalId } = await large(1)
    expect((await owner.call(approveWithdrawal, of(withdrawalId))).value).toEqual({
      state: 'REVIEW',
      approvals: 1,
      approvalsNeeded: 2,
    })
    const again = await owner.call(approveWithdrawal, of(withdrawalId))
    expect([again.status, again.code]).toEqual([422, 'WD_FOUR_EYES'])
    const seen = (await owner.call(listWithdrawalQueue, { query: { state: 'REVIEW' } })).value.list.find(
      (row) => row.withdrawalId === withdrawalId,
    )
    expect(seen).toMatchObject({
      approvals: 1,
      approvalsNeeded: 2,
      abilities: ['reject'],
      riskReasons: ['AMOUNT', 'NEW_ACCOUNT'],
    })
    expect((await finance.call(approveWithdrawal, of(withdrawalId))).value).toEqual({
      state: 'APPROVED',
      approvals: 2,
      approvalsNeeded: 2,
    })
    await house.settle()
    expect((await member.call(listWithdrawals)).value.list[0]!.state).toBe('CONFIRM_WAIT')
  })

  test('one operator ten times at once counts once, and two at once approve it once', async () => {
    const { withdrawalId } = await large(2)
    const alone = await Promise.all(
      Array.from({ length: 10 }, () => owner.call(approveWithdrawal, of(withdrawalId))),
    )
    expect(alone.filter((reply) => reply.status === 200)).toHaveLength(1)
    expect((await owner.call(readWithdrawal, of(withdrawalId))).value).toMatchObject({
      state: 'REVIEW',
      approvals: 1,
      decisions: [{ operator: 'owner', decision: 'APPROVE' }],
    })
    const { withdrawalId: other } = await large(3)
    const both = await Promise.all([
      owner.call(approveWithdrawal, of(other)),
      finance.call(approveWithdrawal, of(other)),
    ])
    expect(both.map((reply) => reply.value.approvals).sort((one, other) => one - other)).toEqual([1, 2])
    expect(
      (await owner.call(readWithdrawal, of(other))).value.steps.filter((step) => step.state === 'APPROVED'),
    ).toHaveLength(1)
  })

  test('a disputed one can no longer be approved: what did not arrive is paid again by two', async () => {
    const member = await house.player(17)
    const {
      value: { withdrawalId },
    } = await member.withdraw(100_000)
    await owner.call(approveWithdrawal, of(withdrawalId))
    await house.settle()
    await member.call(confirmWithdrawal, of(withdrawalId, { action: 'NOT_RECEIVED' }))
    expect((await finance.call(readWithdrawal, of(withdrawalId))).value).toMatchObject({
      state: 'DISPUTED',
      abilities: ['resolve', 'force'],
    })
    expect(await finance.call(approveWithdrawal, of(withdrawalId))).toMatchObject({
      status: 409,
      code: 'WD_STATE',
    })
    expect((await member.call(listWithdrawals)).value.list[0]).toMatchObject({ state: 'DISPUTED' })
  })

  test('a dispute is ended by two with the same decision, whatever the amount', async () => {
    const member = await house.player(4)
    const {
      value: { withdrawalId },
    } = await member.withdraw(100_000)
    await owner.call(approveWithdrawal, of(withdrawalId))
    await house.settle()
    await member.call(confirmWithdrawal, of(withdrawalId, { action: 'NOT_RECEIVED', remark: 'no money yet' }))
    expect((await owner.call(readWithdrawal, of(withdrawalId))).value).toMatchObject({
      state: 'DISPUTED',
      memberRemark: 'no money yet',
      abilities: ['resolve', 'force'],
    })
    const say = (operator: Caller, outcome: string) =>
      operator.call(resolveWithdrawal, of(withdrawalId, { outcome, remark: 'bank asked' }))
    expect((await say(owner, 'PAID')).value).toEqual({ state: 'DISPUTED', approvals: 1, approvalsNeeded: 2 })
    expect((await say(owner, 'PAID')).code).toBe('WD_FOUR_EYES')
    expect((await say(finance, 'RETURNED')).value).toEqual({
      state: 'DISPUTED',
      approvals: 1,
      approvalsNeeded: 2,
    })
    expect((await say(owner, 'RETURNED')).value.state).toBe('RESOLVED_RETURNED')
    expect(await member.balances()).toMatchObject({ main: 1_000_000n, hold: 0n })
    expect((await say(finance, 'PAID')).code).toBe('WD_STATE')
  })
})

test('a refusal returns the amount with its reason, once', async () => {
  const member = await house.player(5)
  const {
    value: { withdrawalId },
  } = await member.withdraw(100_000)
  expect(
    (await finance.call(rejectWithdrawal, of(withdrawalId, { remark: 'ชื่อบัญชีไม่ชัดเจน' }))).value.state,
  ).toBe('REJECTED')
  expect(await member.balances()).toMatchObject({ main: 1_000_000n, hold: 0n })
  expect((await member.call(listWithdrawals)).value.list[0]).toMatchObject({
    state: 'REJECTED',
    remark: 'ชื่อบัญชีไม่ชัดเจน',
  })
  for (const reply of [
    await finance.call(rejectWithdrawal, of(withdrawalId)),
    await finance.call(approveWithdrawal, of(withdrawalId)),
  ]) {
    expect([reply.status, reply.code]).toEqual([409, 'WD_STATE'])
  }
})

test('approved and refused at once: one of them happens', async () => {
  for (const number of [6, 7, 8, 9]) {
    const member = await house.player(number)
    const {
      value: { withdrawalId },
    } = await member.withdraw(100_000)
    const replies = await Promise.all([
      owner.call(approveWithdrawal, of(withdrawalId)),
      finance.call(rejectWithdrawal, of(withdrawalId)),
    ])
    expect(replies.map((reply) => reply.status).sort((one, other) => one - other)).toEqual([200, 409])
    expect((await member.balances()).hold).toBe(replies[0]!.status === 200 ? 100_000n : 0n)
  }
})

test('paid manually: the bank is not asked again; reported after the bank paid, nothing changes', async () => {
  const [byHand, byBank] = [await house.player(10), await house.player(11)]
  const {
    value: { withdrawalId },
  } = await byHand.withdraw(100_000)
  expect((await finance.call(markWithdrawalPaid, of(withdrawalId))).code).toBe('WD_STATE')
  await owner.call(approveWithdrawal, of(withdrawalId))
  expect((await finance.call(markWithdrawalPaid, of(withdrawalId, { remark: 'K PLUS' }))).value.state).toBe(
    'CONFIRM_WAIT',
  )
  await house.settle()
  expect((await byHand.call(listWithdrawals)).value.list[0]!.steps.map((step) => step.state)).toEqual([
    'CREATED',
    'REVIEW',
    'APPROVED',
    'PAID',
    'CONFIRM_WAIT',
  ])

  const { value: other } = await byBank.withdraw(100_000)
  await owner.call(approveWithdrawal, of(other.withdrawalId))
  await house.settle()
  expect((await finance.call(markWithdrawalPaid, of(other.withdrawalId))).value.state).toBe('CONFIRM_WAIT')
  expect(
    (await byBank.call(listWithdrawals)).value.list[0]!.steps.filter((step) => step.state === 'PAID'),
  ).toHaveLength(1)
})

test('every decision is audited, and the audit chain and the ledger are whole', async () => {
  const reader = house.server.process.database.kysely
  const rows = await rowsOf(
    reader,
    sql<{ actor: string; action: string; count: bigint }>`
    SELECT actor, action, count(*) AS count FROM app.audit_log WHERE action LIKE 'withdrawal.%' GROUP BY actor, action ORDER BY action, actor`,
  )
  expect(rows.map((row) => row.action)).toEqual(
    expect.arrayContaining([
      'withdrawal.approve',
      'withdrawal.reject',
      'withdrawal.paid',
      'withdrawal.resolve',
    ]),
  )
  expect((await verifyAudit(reader)).ok).toBe(true)
  await house.audit()
})
