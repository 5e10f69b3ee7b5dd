/** Withdrawals in USDT, from the address to the receipt (domain/economy.md §8, §9). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { approveWithdrawal } from '../../../contract/operator/cashier/approve-withdrawal.ts'
import { checkWithdrawal } from '../../../contract/player/cashier/check-withdrawal.ts'
import { confirmWithdrawal } from '../../../contract/player/cashier/confirm-withdrawal.ts'
import { listWithdrawals } from '../../../contract/player/cashier/list-withdrawals.ts'
import { DEMO_MERCHANT } from '../../../db/seeds/system.ts'
import { rowsOf, sql } from '../../../platform/postgres.ts'
import { setKycLevel, setVipLevel } from '../../identity/index.ts'
import { setSetting } from '../../system/index.ts'
import { gatewayAccount, memberAccount, postTransaction } from '../../wallet/index.ts'
import { usdtSettings } from '../settings/usdt.ts'
import { withdrawalCases } from '../reconciliation/store/reconciliation.ts'
import {
  ask,
  blocks,
  bound,
  faults,
  house,
  openUsdtDesk,
  operator,
  pending,
  RATE,
} from '../../../tests/support/usdt-withdrawals.ts'

beforeAll(openUsdtDesk)
afterAll(() => house.close())

describe('requesting, paying, receiving', () => {
  test('the rate is fixed when it is requested; what arrives, both fees and the ledger agree', async () => {
    const { member, bankAccountId } = await bound(10)
    const check = (await member.call(checkWithdrawal)).value.usdt!
    expect(check).toMatchObject({
      rate: RATE,
      spread: '0.0050',
      networkFee: 1_000_000,
      networkFeeAmount: 3_261,
      minAmount: 32_700,
    })
    expect((await ask(member, bankAccountId, 32_600)).code).toBe('WD_LIMIT')
    expect((await ask(member, bankAccountId, 100_000, '32.5')).code).toBe('WD_RATE_CHANGED')
    const reply = await ask(member, bankAccountId, 100_000, RATE)
    expect(reply.value).toMatchObject({
      state: 'APPROVED',
      amount: 100_000,
      feeAmount: 3_261,
      crypto: { network: 'TRC20', rate: RATE, amount: 29_660_000, fee: 1_000_000 },
    })
    // Another rate by now changes nothing.
    await house.transaction((tx) => setSetting(tx, DEMO_MERCHANT, usdtSettings.midAmount, 4_000n))
    await house.settle()
    expect((await pending(member))!.state).toBe('PAYING')
    await blocks()
    const open = (await pending(member))!
    expect(open).toMatchObject({
      state: 'CONFIRM_WAIT',
      netAmount: 96_739,
      crypto: { rate: RATE, amount: 29_660_000 },
      parts: [{ state: 'SENT', amount: 96_739 }],
    })
    expect(open.payoutReference).toMatch(/^[0-9a-f]{64}$/)
    await member.call(confirmWithdrawal, {
      params: { withdrawalId: open.withdrawalId },
      body: { action: 'RECEIVED' },
    })
    const ended = (await member.call(listWithdrawals)).value.list[0]!
    expect(ended.state).toBe('RECEIVED')
    expect(await member.balances()).toMatchObject({ main: 900_000n, hold: 0n })
    const [sent] = await rowsOf(
      house.server.process.database.kysely,
      sql<{
        amount: bigint
      }>`SELECT amount FROM cashier.demo_chain_payout WHERE reference = ${ended.withdrawalId}`,
    )
    expect(sent!.amount).toBe(29_660_000n)
    await house.transaction((tx) =>
      setSetting(tx, DEMO_MERCHANT, usdtSettings.midAmount, usdtSettings.midAmount.default),
    )
    // Reconciliation knows it by its network.
    const from = new Date(Date.parse(ended.createdAt) - 3_600_000)
    const cases = await withdrawalCases(house.server.process.database.kysely, {
      merchantId: DEMO_MERCHANT,
      from,
      to: new Date(from.getTime() + 7_200_000),
    })
    expect(cases.find((one) => one.id === ended.withdrawalId)).toMatchObject({
      channel: 'USDT_TRC20',
      told: 96_739n,
      books: 96_739n,
    })
    await house.audit()
  })

  test('late, or reported twice: sent once, received once', async () => {
    const { member, bankAccountId } = await bound(11)
    await faults('LATE')
    await ask(member, bankAccountId, 50_000)
    await house.settle()
    await blocks()
    expect((await pending(member))!.state).toBe('PAYING')
    await house.advance('PT5M')
    await house.settle()
    const late = (await pending(member))!
    expect(late.state).toBe('CONFIRM_WAIT')
    await member.call(confirmWithdrawal, {
      params: { withdrawalId: late.withdrawalId },
      body: { action: 'RECEIVED' },
    })
    await faults('TWICE')
    await ask(member, bankAccountId, 50_000)
    await house.settle()
    await blocks(2)
    const twice = (await pending(member))!
    expect(twice.state).toBe('CONFIRM_WAIT')
    const sent = await rowsOf(
      house.server.process.database.kysely,
      sql<{
        asked_count: number
      }>`SELECT asked_count FROM cashier.demo_chain_payout WHERE reference = ${twice.withdrawalId}`,
    )
    expect(sent).toHaveLength(1)
    expect(sent[0]!.asked_count).toBeGreaterThan(1)
    await house.audit()
  })

  test('above the four-eyes amount two operators, and the largest is sent in one transfer', async () => {
    const { member, bankAccountId } = await bound(14)
    await house.transaction(async (tx) => {
      await setKycLevel(tx, DEMO_MERCHANT, member.id, 2)
      await setVipLevel(tx, member.id, 3)
      await postTransaction(tx, {
        scope: 'test',
        key: 'usdt:rich',
        kind: 'OPENING',
        currency: 'THB',
        entries: [
          {
            from: gatewayAccount(DEMO_MERCHANT, 'DEMO'),
            to: memberAccount(member.id),
            amount: 20_000_000n,
            code: 'OPENING',
          },
        ],
      })
    })
    const reply = await ask(member, bankAccountId, 15_000_000)
    expect(reply.value.state).toBe('REVIEW')
    const params = { withdrawalId: reply.value.withdrawalId }
    expect((await operator.call(approveWithdrawal, { params, body: {} })).value).toMatchObject({
      state: 'REVIEW',
      approvals: 1,
      approvalsNeeded: 2,
    })
    expect((await operator.call(approveWithdrawal, { params, body: {} })).code).toBe('WD_FOUR_EYES')
    const second = await house.operator('second')
    expect((await second.call(approveWithdrawal, { params, body: {} })).value.state).toBe('APPROVED')
    await house.settle()
    await blocks()
    expect((await pending(member))!.parts).toHaveLength(1)
  })
})
