import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkBalance } from '../../../../contract/player/cashier/check-balance.ts'
import { checkWithdrawal } from '../../../../contract/player/cashier/check-withdrawal.ts'
import { listPendingWithdrawals } from '../../../../contract/player/cashier/list-pending-withdrawals.ts'
import { listTransactions } from '../../../../contract/player/cashier/list-transactions.ts'
import { DEMO_MERCHANT } from '../../../../db/seeds/system.ts'
import { isSelfExcluded } from '../../../limits/index.ts'
import { openRequirement } from '../../../wagering/index.ts'
import { expenseAccount, memberAccount, postTransaction } from '../../../wallet/index.ts'
import { openCashierHouse, type CashierHouse } from '../../../../tests/support/cashier.ts'

let house: CashierHouse
beforeAll(async () => {
  house = await openCashierHouse()
})
afterAll(() => house.close())

test('the amount is held at once, and the member sees its state', async () => {
  const member = await house.player(1)
  const reply = await member.withdraw(100_000)
  expect(reply.status).toBe(200)
  expect(reply.value).toMatchObject({ state: 'REVIEW', amount: 100_000, feeAmount: 0, currency: 'THB' })
  expect((await member.call(checkBalance)).value).toEqual({
    balance: 900_000,
    currency: 'THB',
    withdrawableAmount: 900_000,
    lockedAmount: 100_000,
    bonusAmount: 0,
  })
  const [pending] = (await member.call(listPendingWithdrawals)).value.list
  expect(pending).toMatchObject({
    withdrawalId: reply.value.withdrawalId,
    state: 'REVIEW',
    netAmount: 100_000,
    confirmBy: null,
    canCancel: true,
    canConfirm: false,
    bankAccount: { bankCode: 'KBANK', accountNo: '••••••0001', holderName: 'สมชาย ใจดี A' },
  })
  expect(pending!.steps.map((step) => step.state)).toEqual(['CREATED', 'REVIEW'])
  expect((await member.call(listTransactions, { query: { type: 'WITHDRAW' } })).value).toMatchObject({
    list: [
      { type: 'WITHDRAW_HOLD', amount: -100_000, balance: 900_000, reference: reply.value.withdrawalId },
    ],
    outAmount: 100_000,
    inAmount: 0,
  })
})

test('T-W1 forty at once under keys of their own: exactly one succeeds', async () => {
  const member = await house.player(2)
  const bankAccountId = await member.bankAccountId()
  const replies = await Promise.all(
    Array.from({ length: 40 }, () => member.withdraw(1_000_000, { bankAccountId })),
  )
  expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1)
  expect(await member.balances()).toMatchObject({ main: 0n, hold: 1_000_000n })
  expect((await member.call(listPendingWithdrawals)).value.list).toHaveLength(1)
})

test('forty times the same key: one withdrawal, one answer', async () => {
  const member = await house.player(3)
  const bankAccountId = await member.bankAccountId()
  const replies = await Promise.all(
    Array.from({ length: 40 }, () => member.withdraw(10_000, { bankAccountId, key: 'same' })),
  )
  const again = await member.withdraw(10_000, { bankAccountId, key: 'same' })
  const answers = new Set(
    [...replies, again].filter((reply) => reply.status === 200).map((reply) => reply.value.withdrawalId),
  )
  expect(answers.size).toBe(1)
  expect(
    replies.filter((reply) => reply.status !== 200).every((reply) => reply.code === 'REQUEST_IN_PROGRESS'),
  ).toBe(true)
  expect(await member.balances()).toMatchObject({ main: 990_000n, hold: 10_000n })
})

test('an excluded member withdraws: their turnover ends and only the bonus part is removed', async () => {
  const member = await house.player(19, { restricted: { code: 'AUTH_SELF_EXCLUDED', until: null } })
  await house.transaction(async (tx) => {
    expect(await isSelfExcluded(tx, { merchantId: DEMO_MERCHANT, accountId: member.id }, new Date())).toBe(
      true,
    )
    const { txnId } = await postTransaction(tx, {
      scope: 'test',
      key: 'bonus19',
      kind: 'BONUS',
      currency: 'THB',
      entries: [
        {
          from: expenseAccount(DEMO_MERCHANT, 'bonus'),
          to: memberAccount(member.id, 'bonus'),
          amount: 50_000n,
          code: 'BONUS',
        },
      ],
    })
    await openRequirement(tx, {
      merchantId: DEMO_MERCHANT,
      memberId: member.id,
      source: 'BONUS',
      reference: 'bonus19',
      isBonus: true,
      baseAmount: 50_000n,
      txnId,
      multiplierPpm: 12_000_000n,
      now: new Date(),
    })
  })
  expect((await member.call(checkWithdrawal)).value).toMatchObject({
    withdrawableAmount: 1_000_000,
    requirements: [],
    firstFailure: null,
  })
  expect((await member.withdraw(1_000_000)).status).toBe(200)
  expect(await member.balances()).toMatchObject({ main: 0n, bonus: 0n, hold: 1_000_000n })
})

test('the ledger is whole after all of it', () => house.audit())
