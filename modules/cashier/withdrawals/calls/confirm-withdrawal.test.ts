import { afterAll, beforeAll, expect, test } from 'vitest'
import { approveWithdrawal } from '../../../../contract/operator/cashier/approve-withdrawal.ts'
import { confirmWithdrawal } from '../../../../contract/player/cashier/confirm-withdrawal.ts'
import { listPendingWithdrawals } from '../../../../contract/player/cashier/list-pending-withdrawals.ts'
import { listWithdrawals } from '../../../../contract/player/cashier/list-withdrawals.ts'
import { hubKey, type Push } from '../../../../platform/hub.ts'
import { goToHour } from '../../../../tests/support/bangkok.ts'
import {
  openCashierHouse,
  type CashierHouse,
  type Caller,
  type Player,
} from '../../../../tests/support/cashier.ts'
import { raceWithdrawals } from '../../../../tests/support/withdrawal-races.ts'

let house: CashierHouse
let operator: Caller
beforeAll(async () => {
  house = await openCashierHouse()
  operator = await house.operator('finance')
  // Noon in Bangkok, so that the daytime clock applies.
  await goToHour(house, 12)
})
afterAll(() => house.close())

/** A withdrawal that the operator approved and the bank paid. */
async function paid(member: Player, amount = 100_000): Promise<string> {
  const { value } = await member.withdraw(amount)
  await operator.call(approveWithdrawal, { params: { withdrawalId: value.withdrawalId } })
  await house.settle()
  return value.withdrawalId
}

const confirm = (member: Player, withdrawalId: string, action: string, remark?: string) =>
  member.call(confirmWithdrawal, { params: { withdrawalId }, body: { action, remark } })

test('the member sees every step with its time, is notified of each, and confirms that the money arrived', async () => {
  const member = await house.player(1)
  const pushes: Push[] = []
  house.server.process.services.use(hubKey).onPush((push) => {
    pushes.push(push)
  })
  const withdrawalId = await paid(member)
  const [waiting] = (await member.call(listPendingWithdrawals)).value.list
  expect(waiting).toMatchObject({ withdrawalId, state: 'CONFIRM_WAIT', canConfirm: true, canCancel: false })
  expect(waiting!.payoutReference).toMatch(/^DEMOOUT/)
  expect(Date.parse(waiting!.confirmBy!) - Date.parse(waiting!.paidAt!)).toBe(30 * 60_000)
  expect(waiting!.steps.map((step) => step.state)).toEqual([
    'CREATED',
    'REVIEW',
    'APPROVED',
    'PAYING',
    'PAID',
    'CONFIRM_WAIT',
  ])
  expect(await member.balances()).toMatchObject({ main: 900_000n, hold: 100_000n })
  expect((await confirm(member, withdrawalId, 'RECEIVED')).value.state).toBe('RECEIVED')
  expect(await member.balances()).toMatchObject({ main: 900_000n, hold: 0n })
  expect((await member.call(listPendingWithdrawals)).value.list).toEqual([])
  expect((await member.call(listWithdrawals)).value).toMatchObject({
    totalCount: 1,
    list: [{ withdrawalId, state: 'RECEIVED', confirmBy: null }],
  })
  await house.settle()
  const told = pushes
    .filter((push) => push.topic === 'withdrawal' && push.accountId === member.id)
    .map((push) => push.data.state)
  expect(told).toEqual(['CREATED', 'REVIEW', 'APPROVED', 'PAYING', 'PAID', 'CONFIRM_WAIT', 'RECEIVED'])
})

test('a second answer is refused, whichever it is', async () => {
  const member = await house.player(2)
  const withdrawalId = await paid(member)
  await confirm(member, withdrawalId, 'FULL_PAYMENT')
  for (const action of ['RECEIVED', 'NOT_RECEIVED', 'FULL_PAYMENT']) {
    const reply = await confirm(member, withdrawalId, action)
    expect([reply.status, reply.code]).toEqual([422, 'WD_NOT_CONFIRMABLE'])
  }
})

test('a withdrawal that is not paid yet cannot be confirmed, another member’s is not found, other words are invalid', async () => {
  const member = await house.player(3)
  const { value } = await member.withdraw(10_000)
  expect((await confirm(member, value.withdrawalId, 'RECEIVED')).code).toBe('WD_NOT_CONFIRMABLE')
  expect((await confirm(await house.player(4), value.withdrawalId, 'RECEIVED')).code).toBe('WD_NOT_FOUND')
  expect((await confirm(member, value.withdrawalId, 'MAYBE')).code).toBe('REQUEST_INVALID')
})

test('unanswered for thirty minutes it counts as received; a dispute stops the clock for good', async () => {
  const [silent, disputing] = [await house.player(5), await house.player(6)]
  const one = await paid(silent)
  const other = await paid(disputing)
  expect((await confirm(disputing, other, 'NOT_RECEIVED', 'ยังไม่เข้าบัญชี')).value.state).toBe('DISPUTED')
  await house.advance('PT29M')
  await house.settle('cashier/receive-unanswered')
  expect((await silent.call(listPendingWithdrawals)).value.list[0]!.state).toBe('CONFIRM_WAIT')
  await house.advance('PT1M')
  await house.settle('cashier/receive-unanswered')
  const [ended] = (await silent.call(listWithdrawals)).value.list
  expect(ended).toMatchObject({ withdrawalId: one, state: 'RECEIVED' })
  expect(await silent.balances()).toMatchObject({ hold: 0n })
  expect((await disputing.call(listPendingWithdrawals)).value.list[0]).toMatchObject({
    state: 'DISPUTED',
    confirmBy: null,
    canConfirm: false,
  })
  expect(await disputing.balances()).toMatchObject({ hold: 100_000n })
})

test('T-W2 confirm, dispute and the clock at once: one end each, and the ledger follows it', async () => {
  const ends = await raceWithdrawals(house, 30)
  expect(ends.RECEIVED + ends.DISPUTED).toBe(30)
})

test('at night the member has two hours', async () => {
  await goToHour(house, 23)
  const member = await house.player(17)
  await paid(member)
  const [waiting] = (await member.call(listPendingWithdrawals)).value.list
  expect(Date.parse(waiting!.confirmBy!) - Date.parse(waiting!.paidAt!)).toBe(120 * 60_000)
})
