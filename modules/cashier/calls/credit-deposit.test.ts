import { afterAll, beforeAll, expect, test } from 'vitest'
import { creditDeposit } from '../../../contract/operator/cashier/credit-deposit.ts'
import { listDepositQueue } from '../../../contract/operator/cashier/list-deposit-queue.ts'
import { rejectDeposit } from '../../../contract/operator/cashier/reject-deposit.ts'
import { checkWithdrawal } from '../../../contract/player/cashier/check-withdrawal.ts'
import { readDeposit } from '../../../contract/player/cashier/read-deposit.ts'
import { openCashierHouse, type Caller, type CashierHouse } from '../../../tests/support/cashier.ts'

let house: CashierHouse
let owner: Caller
let finance: Caller
beforeAll(async () => {
  house = await openCashierHouse()
  owner = await house.operator('owner')
  finance = await house.operator('finance')
})
afterAll(() => house.close())

const of = (depositId: string, remark: string | undefined = 'statement seen') => ({ params: { depositId }, body: { remark } })

test('what arrived is credited, not what was asked for, and it is to be played once', async () => {
  const member = await house.player(1)
  const depositId = await member.deposit(50_000, { amount: 40_000 })
  expect((await finance.call(creditDeposit, of(depositId))).value).toEqual({ state: 'CONFIRMED', approvals: 1, approvalsNeeded: 1 })
  expect((await member.balances()).main).toBe(1_040_000n)
  expect((await member.call(readDeposit, { params: { intentId: depositId } })).value).toMatchObject({ state: 'CONFIRMED', creditedAmount: 40_000 })
  expect((await member.call(checkWithdrawal)).value.requirements).toMatchObject([{ source: 'DEPOSIT', requiredAmount: 40_000 }])
  for (const call of [creditDeposit, rejectDeposit]) expect((await owner.call(call, of(depositId))).code).toBe('DEPOSIT_STATE')
})

test('T-W4 above 5,000 baht two different operators credit, and credit once', async () => {
  const member = await house.player(2)
  const depositId = await member.deposit(5_000_000, { name: 'คนอื่น คนไกล' })
  expect((await owner.call(creditDeposit, of(depositId))).value).toEqual({ state: 'REVIEW', approvals: 1, approvalsNeeded: 2 })
  expect((await owner.call(creditDeposit, of(depositId))).code).toBe('WD_FOUR_EYES')
  const seen = (await owner.call(listDepositQueue, { query: { state: 'REVIEW' } })).value.list.find((row) => row.depositId === depositId)
  expect(seen).toMatchObject({ approvals: 1, approvalsNeeded: 2, abilities: ['reject'], reviewReason: 'NAME', payerName: 'คนอื่น คนไกล', payeeName: 'สมชาย ใจดี B' })
  const replies = await Promise.all(['a', 'b', 'c'].map((name) => house.operator(name).then((operator) => operator.call(creditDeposit, of(depositId)))))
  expect(replies.filter((reply) => reply.success && reply.value.state === 'CONFIRMED')).toHaveLength(1)
  expect(replies.filter((reply) => reply.code === 'DEPOSIT_STATE')).toHaveLength(2)
  expect((await member.balances()).main).toBe(1_000_000n + BigInt(seen!.paidAmount!))
})

test('a refused deposit stays uncredited with its reason; a reason must be given', async () => {
  const member = await house.player(3)
  const depositId = await member.deposit(50_000, { name: 'คนอื่น คนไกล' })
  expect((await finance.call(rejectDeposit, { params: { depositId }, body: {} })).code).toBe('REQUEST_INVALID')
  expect((await finance.call(rejectDeposit, of(depositId, 'sent back'))).value.state).toBe('REJECTED')
  expect((await member.balances()).main).toBe(1_000_000n)
  const [row] = (await owner.call(listDepositQueue, { query: { state: 'REJECTED' } })).value.list
  expect(row).toMatchObject({ depositId, remark: 'sent back', abilities: [] })
})

test('a deposit that is no case is none to decide', async () => {
  const depositId = await (await house.player(4)).deposit(50_000, false)
  expect((await finance.call(creditDeposit, of(depositId))).code).toBe('DEPOSIT_STATE')
  expect((await finance.call(creditDeposit, of('nothing'))).code).toBe('DEPOSIT_NOT_FOUND')
  const viewer = await house.operator('viewer', ['deposits.read'])
  expect((await viewer.call(creditDeposit, of(depositId))).code).toBe('COMMON_FORBIDDEN')
})

test('the ledger is whole after all of it', () => house.audit())
