import { afterAll, beforeAll, expect, test } from 'vitest'
import { approveWithdrawal } from '../../../../contract/operator/cashier/approve-withdrawal.ts'
import { markWithdrawalPaid } from '../../../../contract/operator/cashier/mark-withdrawal-paid.ts'
import { DEMO_MERCHANT } from '../../../../db/seeds/system.ts'
import { openCashierHouse, type CashierHouse } from '../../../../tests/support/cashier.ts'
import { setSetting } from '../../../system/index.ts'
import { payoutSettings } from '../../settings/withdrawals.ts'

let house: CashierHouse
beforeAll(async () => {
  house = await openCashierHouse()
})
afterAll(() => house.close())

test('what is paid already is not paid again under another reference, and the same one changes nothing', async () => {
  const [owner, finance] = [await house.operator('owner'), await house.operator('finance')]
  await house.transaction((tx) => setSetting(tx, DEMO_MERCHANT, payoutSettings.isAutomatic, false))
  const member = await house.player(11)
  const { withdrawalId } = (await member.withdraw(100_000)).value
  const of = (body: unknown = {}) => ({ params: { withdrawalId }, body })
  if ((await owner.call(approveWithdrawal, of())).value.state === 'REVIEW')
    await finance.call(approveWithdrawal, of())
  await house.settle()
  const report = (body: unknown) => finance.call(markWithdrawalPaid, of(body))
  expect((await report({ reference: 'P-1' })).value.state).toBe('CONFIRM_WAIT')
  expect((await report({ reference: 'P-1' })).value.state).toBe('CONFIRM_WAIT')
  expect((await report({})).value.state).toBe('CONFIRM_WAIT')
  const other = await report({ reference: 'P-2' })
  expect([other.status, other.code, other.message.includes('P-1')]).toEqual([409, 'WD_PAID_ALREADY', true])
})
