import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkBalance } from '../../../../contract/player/cashier/check-balance.ts'
import { DEMO_MERCHANT } from '../../../../db/seeds/system.ts'
import { createAccount } from '../../../identity/index.ts'
import { openRequirement } from '../../../wagering/index.ts'
import { expenseAccount, memberAccount, postTransaction } from '../../../wallet/index.ts'
import { openCashierHouse, type CashierHouse } from '../../../../tests/support/cashier.ts'

let house: CashierHouse
beforeAll(async () => {
  house = await openCashierHouse()
})
afterAll(() => house.close())

test('a member sees what can be played with, what may be withdrawn and what is held', async () => {
  const member = await house.player(1)
  expect((await member.call(checkBalance)).value).toEqual({
    balance: 1_000_000,
    currency: 'THB',
    withdrawableAmount: 1_000_000,
    lockedAmount: 0,
    bonusAmount: 0,
  })
  await member.withdraw(250_000)
  expect((await member.call(checkBalance)).value).toMatchObject({
    balance: 750_000,
    withdrawableAmount: 750_000,
    lockedAmount: 250_000,
  })
  await member.deposit(50_000)
  const after = (await member.call(checkBalance)).value
  expect(after.balance).toBeGreaterThan(800_000)
  expect(after.withdrawableAmount).toBe(0)
})

test('the bonus part is shown beside the whole', async () => {
  const member = await house.player(2)
  await house.transaction(async (tx) => {
    const { txnId } = await postTransaction(tx, {
      scope: 'test',
      key: 'bonus',
      kind: 'BONUS',
      currency: 'THB',
      entries: [
        {
          from: expenseAccount(DEMO_MERCHANT, 'bonus'),
          to: memberAccount(member.id, 'bonus'),
          amount: 30_000n,
          code: 'BONUS',
        },
      ],
    })
    await openRequirement(tx, {
      merchantId: DEMO_MERCHANT,
      memberId: member.id,
      source: 'BONUS',
      reference: 'b',
      isBonus: true,
      baseAmount: 30_000n,
      txnId,
      multiplierPpm: 1_000_000n,
      now: new Date(),
    })
  })
  expect((await member.call(checkBalance)).value).toEqual({
    balance: 1_030_000,
    currency: 'THB',
    withdrawableAmount: 0,
    lockedAmount: 0,
    bonusAmount: 30_000,
  })
})

test('T-Y1 a trial account sees its play money, of which nothing may be withdrawn', async () => {
  const accountId = '00000000-0000-7000-8000-0000000f0001'
  await house.transaction((tx) =>
    createAccount(house.server.process.services, tx, {
      accountId,
      merchantId: DEMO_MERCHANT,
      username: 'trial0001',
      type: 4,
    }),
  )
  const trial = await house.player(3, { isTrial: true, type: 4 }, accountId)
  expect((await trial.call(checkBalance)).value).toEqual({
    balance: 1_000_000,
    currency: 'TRIAL',
    withdrawableAmount: 0,
    lockedAmount: 0,
    bonusAmount: 0,
  })
})

test('an excluded member may read it; a visitor may not', async () => {
  const excluded = await house.player(19, { restricted: { code: 'AUTH_SELF_EXCLUDED', until: null } })
  expect((await excluded.call(checkBalance)).status).toBe(200)
  expect((await house.client.get(checkBalance.path)).code).toBe('SESSION_EXPIRED')
})
