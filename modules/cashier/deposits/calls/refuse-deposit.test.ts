import { afterAll, beforeAll, expect, test } from 'vitest'
import { listDepositQueue } from '../../../../contract/operator/cashier/list-deposit-queue.ts'
import { rejectDeposit } from '../../../../contract/operator/cashier/reject-deposit.ts'
import { readDepositCase } from '../../../../contract/operator/cashier/read-deposit-case.ts'
import { readDeposit } from '../../../../contract/player/cashier/read-deposit.ts'
import { openCashierHouse, type Caller, type CashierHouse } from '../../../../tests/support/cashier.ts'

let house: CashierHouse
let owner: Caller
let finance: Caller
beforeAll(async () => {
  house = await openCashierHouse()
  owner = await house.operator('owner')
  finance = await house.operator('finance')
})
afterAll(() => house.close())

const of = (depositId: string, remark: string | undefined = 'statement seen') => ({
  params: { depositId },
  body: { remark },
})

test('a refused deposit stays uncredited with its reason; a reason must be given', async () => {
  const member = await house.player(3)
  const depositId = await member.deposit(50_000, { name: 'คนอื่น คนไกล' })
  expect((await finance.call(rejectDeposit, { params: { depositId }, body: {} })).code).toBe(
    'REQUEST_INVALID',
  )
  expect((await finance.call(rejectDeposit, of(depositId, 'sent back'))).value.state).toBe('REJECTED')
  expect((await member.balances()).main).toBe(1_000_000n)
  const [row] = (await owner.call(listDepositQueue, { query: { state: 'REJECTED' } })).value.list
  expect(row).toMatchObject({ depositId, remark: 'sent back', abilities: [] })
})

test('the member reads why their deposit was refused, and no reason while it is open', async () => {
  const member = await house.player(7)
  const depositId = await member.deposit(50_000, { name: 'คนอื่น คนไกล' })
  expect((await member.call(readDeposit, { params: { intentId: depositId } })).value.remark).toBeNull()
  await finance.call(rejectDeposit, of(depositId, 'paid from another account'))
  expect((await member.call(readDeposit, { params: { intentId: depositId } })).value.remark).toBe(
    'paid from another account',
  )
})

test('money in another’s name goes back to its sender: refused with a note, above the limit by two with the same decision', async () => {
  const member = await house.player(8)
  const depositId = await member.deposit(600_000, { name: 'คนอื่น คนไกล' })
  const refund = {
    params: { depositId },
    body: { remark: 'third party', refundNote: 'sent back, KBANK ref 77' },
  }
  expect((await owner.call(rejectDeposit, refund)).value).toMatchObject({
    state: 'REVIEW',
    approvals: 1,
    approvalsNeeded: 2,
  })
  expect((await finance.call(rejectDeposit, of(depositId, 'no refund'))).value).toMatchObject({
    state: 'REVIEW',
    approvals: 1,
  })
  expect((await finance.call(rejectDeposit, refund)).value).toMatchObject({ state: 'REJECTED', approvals: 2 })
  expect((await member.balances()).main).toBe(1_000_000n)
  expect((await owner.call(readDepositCase, { params: { depositId } })).value).toMatchObject({
    state: 'REJECTED',
    nameMatch: 'MISMATCH',
    refund: { payerName: 'คนอื่น คนไกล', note: 'sent back, KBANK ref 77', recordedBy: 'finance' },
    memberSince: expect.any(String),
    depositCount: 0,
  })
})

test('the ledger is whole after all of it', () => house.audit())
