import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { forceReceipt } from '../../../contract/operator/cashier/force-receipt.ts'
import { listWithdrawalQueue } from '../../../contract/operator/cashier/list-withdrawal-queue.ts'
import { readWithdrawal } from '../../../contract/operator/cashier/read-withdrawal.ts'
import { cancelWithdrawal } from '../../../contract/player/cashier/cancel-withdrawal.ts'
import { checkWithdrawal } from '../../../contract/player/cashier/check-withdrawal.ts'
import { confirmWithdrawal } from '../../../contract/player/cashier/confirm-withdrawal.ts'
import { lockWithdrawals } from '../../../contract/player/cashier/lock-withdrawals.ts'
import { addBankAccount } from '../../../contract/player/cashier/add-bank-account.ts'
import { DEMO_MERCHANT } from '../../../db/seeds/system.ts'
import { clock } from '../../../kernel/clock.ts'
import { goToHour } from '../../../tests/support/bangkok.ts'
import { PAYMENT_PASSWORD, type Caller } from '../../../tests/support/cashier.ts'
import { setSetting } from '../../system/index.ts'
import { withdrawalSettings } from '../settings/withdrawals.ts'
import {
  finance,
  form,
  house,
  latest,
  messagesOf,
  of,
  openPayoutDesk,
  owner,
  paid,
  picture,
} from '../../../tests/support/payouts.ts'

beforeAll(openPayoutDesk)
afterAll(() => house.close())

test('a reminder at half of the time, on the open pages and in the inbox, once; the end of the time comes once', async () => {
  await goToHour(house, 12)
  const member = await house.player(8)
  const withdrawalId = await paid(member)
  const run = () => house.settle('cashier/remind-unconfirmed', 'cashier/receive-unanswered')
  await house.advance('PT14M')
  await run()
  expect(await messagesOf(member)).not.toContain('Have you received your withdrawal?')
  await house.advance('PT2M')
  await run()
  await run()
  expect(
    (await messagesOf(member)).filter((title) => title === 'Have you received your withdrawal?'),
  ).toHaveLength(1)
  await house.advance('PT13M')
  await run()
  expect((await latest(member)).state).toBe('CONFIRM_WAIT')
  // Hours at once, over midnight in Bangkok: received once, and no reminder after the end.
  const late = await house.player(9)
  await paid(late)
  await house.advance('PT14H')
  await Promise.all([run(), run(), run()])
  for (const player of [member, late])
    expect((await latest(player)).steps.filter((step) => step.state === 'RECEIVED')).toHaveLength(1)
  expect(await messagesOf(late)).not.toContain('Have you received your withdrawal?')
  expect((await owner.call(readWithdrawal, of(withdrawalId))).value.steps.at(-1)).toMatchObject({
    state: 'RECEIVED',
    actor: 'system',
  })
  expect((await member.balances()).hold).toBe(0n)
})

test('the day’s limits begin again at midnight in Bangkok', async () => {
  await goToHour(house, 23)
  const member = await house.player(10)
  for (let count = 0; count < 3; count++)
    await member.call(confirmWithdrawal, of(await paid(member, 10_000), { action: 'RECEIVED' }))
  expect((await member.withdraw(10_000)).code).toBe('WD_LIMIT')
  expect((await member.call(checkWithdrawal)).value).toMatchObject({ leftToday: 0, firstFailure: 'WD_LIMIT' })
  await house.advance('PT1H1M')
  expect((await member.call(checkWithdrawal)).value).toMatchObject({
    leftToday: 3,
    freeLeftToday: 3,
    firstFailure: null,
  })
  expect((await member.withdraw(10_000)).success).toBe(true)
  await goToHour(house, 12)
})

describe('disputes and forced receipts', () => {
  test('up to three pictures, encoded again and shown to the member and operators only', async () => {
    const member = await house.player(11)
    const withdrawalId = await paid(member)
    const bad = form({ action: 'NOT_RECEIVED', reason: 'OTHER_ACCOUNT' }, [Buffer.from('<svg/>')])
    expect((await member.call(confirmWithdrawal, of(withdrawalId, bad))).code).toBe('UPLOAD_INVALID')
    expect(
      (
        await member.call(
          confirmWithdrawal,
          of(
            withdrawalId,
            form({ action: 'NOT_RECEIVED', reason: 'OTHER_ACCOUNT', remark: 'ไม่ใช่บัญชีของฉัน' }, [
              picture,
              picture,
            ]),
          ),
        )
      ).value.state,
    ).toBe('DISPUTED')
    const { dispute, dueBy, confirmBy } = await latest(member)
    expect(dispute).toMatchObject({ reason: 'OTHER_ACCOUNT', remark: 'ไม่ใช่บัญชีของฉัน' })
    expect(confirmBy).toBeNull()
    expect(Math.round((Date.parse(dueBy!) - clock.nowMs()) / 3_600_000)).toBe(24)
    const read = (token: string) =>
      house.client.get(`/files/${dispute!.images[1]}`, { token }).then((reply) => reply.status)
    expect(
      await Promise.all([member.token, finance.token, (await house.player(12)).token].map(read)),
    ).toEqual([200, 200, 404])
    // The clock is stopped for good.
    await house.advance('P2D')
    await house.settle('cashier/receive-unanswered')
    expect((await latest(member)).state).toBe('DISPUTED')
  })

  test('a forced receipt needs the bank’s proof and two people; the member is notified and may complain', async () => {
    const member = await house.player(13)
    const withdrawalId = await paid(member)
    await member.call(confirmWithdrawal, of(withdrawalId, { action: 'NOT_RECEIVED' }))
    const force = (operator: Caller, pictures: Buffer[] = []) =>
      operator.call(forceReceipt, of(withdrawalId, form({ remark: 'statement of the bank' }, pictures)))
    expect((await force(owner)).code).toBe('WD_PROOF')
    expect((await force(owner, [picture])).value).toEqual({
      state: 'DISPUTED',
      approvals: 1,
      approvalsNeeded: 2,
    })
    expect((await force(owner)).code).toBe('WD_FOUR_EYES')
    expect((await owner.call(readWithdrawal, of(withdrawalId))).value).toMatchObject({
      forceApprovals: 1,
      proofImages: [expect.stringMatching(/\.png$/)],
      abilities: ['resolve'],
    })
    expect((await force(finance)).value.state).toBe('RECEIVED')
    expect(await latest(member)).toMatchObject({ state: 'RECEIVED', isForced: true, canComplain: true })
    expect(await messagesOf(member)).toContain('Receipt confirmed with bank proof')
    expect(await member.balances()).toMatchObject({ main: 900_000n, hold: 0n })
    expect((await force(owner)).code).toBe('WD_STATE')
  })
})

test('a member who gave up cancelling withdrawals can never cancel one again', async () => {
  await house.transaction((tx) => setSetting(tx, DEMO_MERCHANT, withdrawalSettings.isAutoApproved, false))
  const member = await house.player(16)
  const { withdrawalId } = (await member.withdraw(10_000)).value
  expect((await latest(member)).canCancel).toBe(true)
  expect((await member.call(lockWithdrawals)).value).toEqual({ isCancelLocked: true })
  expect((await latest(member)).canCancel).toBe(false)
  expect((await member.call(cancelWithdrawal, of(withdrawalId))).code).toBe('WD_LOCKED')
  expect((await member.call(checkWithdrawal)).value.isCancelLocked).toBe(true)
})

test('the member is notified when a bank account is bound, by an operator too', async () => {
  const member = await house.player(17)
  const added = await member.call(addBankAccount, {
    body: {
      bankCode: 'SCB',
      accountNo: '9876543210',
      holderName: 'สมชาย ใจดี Q',
      paymentPassword: PAYMENT_PASSWORD,
    },
  })
  expect(added.code ?? 'OK').toBe('OK')
  expect(await messagesOf(member)).toContain('A bank account was added')
})

test('each step shows its next deadline in the console, and the audit is clean', async () => {
  const row = (await owner.call(listWithdrawalQueue, { query: { query: 'member16', state: 'REVIEW' } })).value
    .list[0]!
  expect(Date.parse(row.dueBy!) - Date.parse(row.createdAt)).toBe(30 * 60_000)
  await house.audit()
})
