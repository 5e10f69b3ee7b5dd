import { afterAll, beforeAll, expect, test } from 'vitest'
import { approveWithdrawal } from '../../../../contract/operator/cashier/approve-withdrawal.ts'
import { listDepositQueue } from '../../../../contract/operator/cashier/list-deposit-queue.ts'
import { listWithdrawalQueue } from '../../../../contract/operator/cashier/list-withdrawal-queue.ts'
import { markWithdrawalPaid } from '../../../../contract/operator/cashier/mark-withdrawal-paid.ts'
import { readWithdrawal } from '../../../../contract/operator/cashier/read-withdrawal.ts'
import { rejectWithdrawal } from '../../../../contract/operator/cashier/reject-withdrawal.ts'
import { DEMO_MERCHANT } from '../../../../db/seeds/system.ts'
import { setSetting } from '../../../system/index.ts'
import { queueFiguresOf } from '../../records/figures.ts'
import { payoutSettings } from '../../settings/withdrawals.ts'
import { house, of, openDesk, owner } from '../../../../tests/support/approvals.ts'

beforeAll(openDesk)
afterAll(() => house.close())

test('with automatic payouts off an approved withdrawal waits for a person', async () => {
  await house.transaction((tx) => setSetting(tx, DEMO_MERCHANT, payoutSettings.isAutomatic, false))
  const member = await house.player(12)
  const {
    value: { withdrawalId },
  } = await member.withdraw(100_000)
  await owner.call(approveWithdrawal, of(withdrawalId))
  await house.settle()
  expect(
    (await owner.call(listWithdrawalQueue, { query: { state: 'APPROVED' } })).value.list.find(
      (row) => row.withdrawalId === withdrawalId,
    ),
  ).toMatchObject({ abilities: ['paid'] })
  await house.transaction((tx) => setSetting(tx, DEMO_MERCHANT, payoutSettings.isAutomatic, true))
})

test('an operator who may only read decides nothing, and has no actions', async () => {
  const viewer = await house.operator('viewer', ['withdrawals.read'])
  const member = await house.player(13)
  const {
    value: { withdrawalId },
  } = await member.withdraw(100_000)
  for (const call of [approveWithdrawal, rejectWithdrawal, markWithdrawalPaid])
    expect((await viewer.call(call, of(withdrawalId))).code).toBe('COMMON_FORBIDDEN')
  expect((await viewer.call(readWithdrawal, of(withdrawalId))).value).toMatchObject({
    state: 'REVIEW',
    abilities: [],
    isNameEqual: true,
    dailyLimitAmount: 10_000_000,
    withdrawnTodayAmount: 100_000,
  })
  expect((await member.call(listWithdrawalQueue as never)).code).toBe('COMMON_FORBIDDEN')
  expect((await owner.call(readWithdrawal, of('nothing'))).code).toBe('WD_NOT_FOUND')
})

test('the queue is found by state, account number and member, and counted', async () => {
  const paid = (await (await house.player(14)).withdraw(100_000)).value
  await owner.call(approveWithdrawal, of(paid.withdrawalId))
  await owner.call(markWithdrawalPaid, of(paid.withdrawalId))
  const found = (query: Record<string, string>) =>
    owner.call(listWithdrawalQueue, { query }).then((reply) => reply.value.list.map((row) => row.account))
  expect(await found({ query: '1000000013' })).toEqual(['member13'])
  expect(await found({ query: 'member13' })).toEqual(['member13'])
  expect(await found({ query: 'nobody-of-this-name' })).toEqual([])
  expect(await found({ memberId: (await house.player(13)).id })).toEqual(['member13'])
  const { counts } = (await owner.call(listWithdrawalQueue)).value
  const figures = await queueFiguresOf(house.server.process.database.kysely, DEMO_MERCHANT, new Date())
  const { counts: deposits } = (await owner.call(listDepositQueue)).value
  expect(figures.withdrawalsWaiting).toBe(counts.find((count) => count.state === 'REVIEW')!.count)
  expect(figures).toMatchObject({
    withdrawalsLate: 0,
    depositsInReview: deposits.find((count) => count.state === 'REVIEW')!.count,
    lastDepositAt: null,
  })
  expect(figures.lastPayoutAt).not.toBeNull()
})

test('for one member open ones come before ended ones, for deposits as for withdrawals', async () => {
  const member = await house.player(16)
  await member.deposit(50_000)
  const older = await member.deposit(60_000, false)
  await member.deposit(70_000)
  const { list } = (await owner.call(listDepositQueue, { query: { memberId: member.id } })).value
  const isUnderWay = list.map(
    ({ state }) => state === 'CREATED' || state === 'PENDING_MATCH' || state === 'REVIEW',
  )
  expect(new Set(list.map(({ account }) => account))).toEqual(new Set(['member16']))
  expect(isUnderWay).toEqual([...isUnderWay].toSorted((a, b) => Number(b) - Number(a)))
  expect(isUnderWay[list.findIndex(({ depositId }) => depositId === older)]).toBe(true)
  expect(isUnderWay.filter((is) => !is).length).toBeGreaterThanOrEqual(2)
})
