import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { markWithdrawalPaid } from '../../../contract/operator/cashier/mark-withdrawal-paid.ts'
import { readWithdrawal } from '../../../contract/operator/cashier/read-withdrawal.ts'
import { listTransactions } from '../../../contract/player/cashier/list-transactions.ts'
import { listWithdrawals } from '../../../contract/player/cashier/list-withdrawals.ts'
import {
  addressOf,
  ask,
  blocks,
  bound,
  faults,
  house,
  operator,
  pending,
  openUsdtDesk,
} from '../../../tests/support/usdt-withdrawals.ts'

beforeAll(openUsdtDesk)
afterAll(() => house.close())

describe('what a chain rejects or never confirms', () => {
  test('rejected by the chain: everything is returned to the member', async () => {
    const { member, bankAccountId } = await bound(12)
    await faults('FAILED')
    const before = await member.balances()
    await ask(member, bankAccountId, 50_000)
    await house.settle()
    await blocks()
    expect(await pending(member)).toBeUndefined()
    expect((await member.call(listWithdrawals)).value.list[0]).toMatchObject({ state: 'FAILED' })
    expect(await member.balances()).toMatchObject({ main: before.main, hold: 0n })
    expect(
      (await member.call(listTransactions, { query: { type: 'WITHDRAW' } })).value.list.map(
        (row) => row.type,
      ),
    ).toEqual(['WITHDRAW_RETURN', 'WITHDRAW_HOLD'])
  })

  test('never confirmed: it stays under way until a person decides its result, once', async () => {
    const { member, bankAccountId } = await bound(13)
    await faults('NEVER')
    const { withdrawalId } = (await ask(member, bankAccountId, 50_000)).value
    await house.settle()
    await blocks(3)
    expect((await pending(member))!.state).toBe('PAYING')
    const params = { withdrawalId }
    const hash = `${'ab'.repeat(31)}cd`
    // Without the transaction's hash nobody could look it up.
    expect((await operator.call(markWithdrawalPaid, { params, body: {} })).status).toBe(422)
    expect(
      (await operator.call(markWithdrawalPaid, { params, body: { reference: hash } })).value?.state,
    ).toBe('CONFIRM_WAIT')
    await blocks(2)
    expect((await pending(member))!).toMatchObject({ state: 'CONFIRM_WAIT', payoutReference: hash })
    expect((await operator.call(readWithdrawal, { params })).value).toMatchObject({
      bankCode: 'USDT_TRC20',
      accountNo: addressOf('own 13'),
      crypto: { amount: 14_330_000 },
      parts: [{ bankReference: hash }],
    })
  })
})
