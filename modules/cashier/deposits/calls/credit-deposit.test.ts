import { afterAll, beforeAll, expect, test } from 'vitest'
import { creditDeposit } from '../../../../contract/operator/cashier/credit-deposit.ts'
import { listDepositQueue } from '../../../../contract/operator/cashier/list-deposit-queue.ts'
import { rejectDeposit } from '../../../../contract/operator/cashier/reject-deposit.ts'
import { readDepositCase } from '../../../../contract/operator/cashier/read-deposit-case.ts'
import { checkWithdrawal } from '../../../../contract/player/cashier/check-withdrawal.ts'
import { openDeposit } from '../../../../contract/player/cashier/open-deposit.ts'
import { readDeposit } from '../../../../contract/player/cashier/read-deposit.ts'
import { demoMemberId } from '../../../../db/seeds/identity.ts'
import { DEMO_MERCHANT } from '../../../../db/seeds/system.ts'
import { clock } from '../../../../kernel/clock.ts'
import {
  openCashierHouse,
  type Caller,
  type CashierHouse,
  type Player,
} from '../../../../tests/support/cashier.ts'
import { moveDeposit } from '../deposit-states.ts'
import { lockDeposit } from '../store/deposits.ts'
import { keepSlip } from '../store/slips.ts'

let house: CashierHouse
let owner: Caller
let finance: Caller
beforeAll(async () => {
  house = await openCashierHouse()
  owner = await house.operator('owner')
  finance = await house.operator('finance')
})
afterAll(() => house.close())

/** A bank transfer with a slip that contains no reference, left until the bank should have reported it. */
async function reviewedSlip(member: Player): Promise<string> {
  const { intentId } = (
    await member.call(openDeposit, {
      body: { channel: 'BANK_TRANSFER', amount: 40_000, sourceAccountId: await member.bankAccountId() },
    })
  ).value
  await house.transaction(async (tx) => {
    await keepSlip(tx, {
      merchantId: DEMO_MERCHANT,
      memberId: member.id,
      slipId: `slip-${intentId}`,
      depositId: intentId,
      fileName: 'x.png',
      imageHash: 'same',
      sendingBank: null,
      transRef: null,
      isRepeated: member.id !== demoMemberId(9),
      uploadedAt: clock.now(),
    })
    const deposit = (await lockDeposit(tx, DEMO_MERCHANT, intentId))!
    await moveDeposit(tx, deposit, 'REVIEW', { reviewReason: 'SLIP' }, { actor: 'system', now: clock.now() })
  })
  return intentId
}

const of = (depositId: string, remark: string | undefined = 'statement seen') => ({
  params: { depositId },
  body: { remark },
})

test('what arrived is credited, not what was requested, and it must be played once', async () => {
  const member = await house.player(1)
  const depositId = await member.deposit(50_000, { amount: 40_000 })
  expect((await finance.call(creditDeposit, of(depositId))).value).toEqual({
    state: 'CONFIRMED',
    approvals: 1,
    approvalsNeeded: 1,
  })
  expect((await member.balances()).main).toBe(1_040_000n)
  expect((await member.call(readDeposit, { params: { intentId: depositId } })).value).toMatchObject({
    state: 'CONFIRMED',
    creditedAmount: 40_000,
  })
  expect((await member.call(checkWithdrawal)).value.requirements).toMatchObject([
    { source: 'DEPOSIT', requiredAmount: 40_000 },
  ])
  expect((await owner.call(creditDeposit, of(depositId))).code).toBe('DEPOSIT_STATE')
  expect((await owner.call(rejectDeposit, of(depositId))).code).toBe('DEPOSIT_STATE')
})

test('T-W4 above 5,000 baht two different operators credit, and credit once', async () => {
  const member = await house.player(2)
  const depositId = await member.deposit(5_000_000, { name: 'คนอื่น คนไกล' })
  expect((await owner.call(creditDeposit, of(depositId))).value).toEqual({
    state: 'REVIEW',
    approvals: 1,
    approvalsNeeded: 2,
  })
  expect((await owner.call(creditDeposit, of(depositId))).code).toBe('WD_FOUR_EYES')
  const seen = (await owner.call(listDepositQueue, { query: { state: 'REVIEW' } })).value.list.find(
    (row) => row.depositId === depositId,
  )
  expect(seen).toMatchObject({
    approvals: 1,
    approvalsNeeded: 2,
    abilities: ['reject', 'refund'],
    reviewReason: 'NAME',
    payerName: 'คนอื่น คนไกล',
    payeeName: 'สมชาย ใจดี B',
  })
  const replies = await Promise.all(
    ['a', 'b', 'c'].map((name) =>
      house.operator(name).then((operator) => operator.call(creditDeposit, of(depositId))),
    ),
  )
  expect(replies.filter((reply) => reply.success && reply.value.state === 'CONFIRMED')).toHaveLength(1)
  expect(replies.filter((reply) => reply.code === 'DEPOSIT_STATE')).toHaveLength(2)
  expect((await member.balances()).main).toBe(1_000_000n + BigInt(seen!.paidAmount!))
})

test('a slip that no bank has reported is credited with the amount on the statement, and its reference counts once', async () => {
  const [member, other] = [await house.player(9), await house.player(10)]
  const [depositId, second] = [await reviewedSlip(member), await reviewedSlip(other)]
  expect((await finance.call(creditDeposit, of(depositId))).value).toMatchObject({
    fields: [{ field: 'paid' }],
  })
  expect(
    (await finance.call(rejectDeposit, { params: { depositId }, body: { remark: 'x', refundNote: 'y' } }))
      .code,
  ).toBe('DEPOSIT_STATE')
  const paid = { bankReference: 'BANK-1', amount: 40_000, payerName: 'คนอื่น คนไกล' }
  const credit = (id: string) => ({
    params: { depositId: id },
    body: { remark: 'seen in the statement', paid },
  })
  const replies = await Promise.all([
    finance.call(creditDeposit, credit(depositId)),
    owner.call(creditDeposit, credit(depositId)),
  ])
  expect(replies.filter((reply) => reply.success && reply.value.state === 'CONFIRMED')).toHaveLength(1)
  expect((await member.balances()).main).toBe(1_040_000n)
  expect((await finance.call(creditDeposit, credit(second))).code).toBe('DEPOSIT_SLIP_USED')
  expect((await other.balances()).main).toBe(1_000_000n)
  const seen = (await owner.call(readDepositCase, { params: { depositId: second } })).value
  expect(seen).toMatchObject({
    reviewReason: 'SLIP',
    paidAmount: null,
    nameMatch: null,
    slips: [{ isRepeated: true }],
    related: [{ depositId, why: 'IMAGE' }],
  })
})

test('a deposit that is not in review cannot be decided', async () => {
  const depositId = await (await house.player(4)).deposit(50_000, false)
  expect((await finance.call(creditDeposit, of(depositId))).code).toBe('DEPOSIT_STATE')
  expect((await finance.call(creditDeposit, of('nothing'))).code).toBe('DEPOSIT_NOT_FOUND')
  const viewer = await house.operator('viewer', ['deposits.read'])
  expect((await viewer.call(creditDeposit, of(depositId))).code).toBe('COMMON_FORBIDDEN')
})

test('the ledger is whole after all of it', () => house.audit())
