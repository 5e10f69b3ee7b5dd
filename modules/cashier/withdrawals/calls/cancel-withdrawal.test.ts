import { afterAll, beforeAll, expect, test } from 'vitest'
import { approveWithdrawal } from '../../../../contract/operator/cashier/approve-withdrawal.ts'
import { cancelWithdrawal } from '../../../../contract/player/cashier/cancel-withdrawal.ts'
import { listTransactions } from '../../../../contract/player/cashier/list-transactions.ts'
import { listWithdrawals } from '../../../../contract/player/cashier/list-withdrawals.ts'
import { openCashierHouse, type CashierHouse } from '../../../../tests/support/cashier.ts'

let house: CashierHouse
beforeAll(async () => {
  house = await openCashierHouse()
})
afterAll(() => house.close())

test('before it is approved a withdrawal can be cancelled and its amount returns', async () => {
  const member = await house.player(1)
  const { value } = await member.withdraw(100_000)
  expect(
    (await member.call(cancelWithdrawal, { params: { withdrawalId: value.withdrawalId } })).value.state,
  ).toBe('CANCELLED')
  expect(await member.balances()).toMatchObject({ main: 1_000_000n, hold: 0n })
  expect((await member.call(listTransactions, { query: { type: 'WITHDRAW' } })).value).toMatchObject({
    inAmount: 100_000,
    outAmount: 100_000,
    totalCount: 2,
  })
  expect((await member.withdraw(100_000)).status).toBe(200)
})

test('once sent it cannot be cancelled, and nobody else can cancel it', async () => {
  const member = await house.player(2)
  const { value } = await member.withdraw(100_000)
  const params = { withdrawalId: value.withdrawalId }
  expect((await (await house.player(3)).call(cancelWithdrawal, { params })).code).toBe('WD_NOT_FOUND')
  await (await house.operator('finance')).call(approveWithdrawal, { params })
  const reply = await member.call(cancelWithdrawal, { params })
  expect([reply.status, reply.code]).toEqual([409, 'WD_STATE'])
  expect(await member.balances()).toMatchObject({ main: 900_000n, hold: 100_000n })
})

test('cancelled and approved at once: one of them happens, and the money is where that says', async () => {
  const operator = await house.operator('finance')
  for (const number of [4, 5, 6, 7, 8, 9]) {
    const member = await house.player(number)
    const { value } = await member.withdraw(100_000)
    const params = { withdrawalId: value.withdrawalId }
    const [cancelled, approved] = await Promise.all([
      member.call(cancelWithdrawal, { params }),
      operator.call(approveWithdrawal, { params }),
    ])
    expect([cancelled.status, approved.status].sort((one, other) => one - other)).toEqual([200, 409])
    const { state } = (await member.call(listWithdrawals)).value.list[0]!
    expect(state).toBe(cancelled.status === 200 ? 'CANCELLED' : 'APPROVED')
    expect((await member.balances()).hold).toBe(cancelled.status === 200 ? 0n : 100_000n)
  }
  await house.audit()
})
