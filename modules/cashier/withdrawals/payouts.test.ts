import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { markWithdrawalPaid } from '../../../contract/operator/cashier/mark-withdrawal-paid.ts'
import { resolveWithdrawal } from '../../../contract/operator/cashier/resolve-withdrawal.ts'
import { confirmWithdrawal } from '../../../contract/player/cashier/confirm-withdrawal.ts'
import { listWithdrawals } from '../../../contract/player/cashier/list-withdrawals.ts'
import { DEMO_MERCHANT } from '../../../db/seeds/system.ts'
import { setSetting } from '../../system/index.ts'
import { payoutSettings } from '../settings/withdrawals.ts'
import {
  approved,
  bankBook,
  faults,
  finance,
  house,
  latest,
  messagesOf,
  of,
  openPayoutDesk,
  owner,
  paid,
  rich,
} from '../../../tests/support/payouts.ts'

beforeAll(openPayoutDesk)
afterAll(() => house.close())

describe('paid in parts', () => {
  test('a large one is sent in several transfers, and the member confirms their total', async () => {
    const member = await rich(1)
    const withdrawalId = await paid(member, 18_000_000)
    const seen = await latest(member)
    expect(seen).toMatchObject({ state: 'CONFIRM_WAIT', sentAmount: 18_000_000, canConfirm: true })
    expect(seen.parts.map((part) => [part.partNo, part.amount, part.state])).toEqual([
      [1, 5_000_000, 'SENT'],
      [2, 5_000_000, 'SENT'],
      [3, 5_000_000, 'SENT'],
      [4, 3_000_000, 'SENT'],
    ])
    expect((await bankBook(withdrawalId)).map((row) => [row.amount, row.asked_count])).toEqual([
      [5_000_000n, 1],
      [5_000_000n, 1],
      [5_000_000n, 1],
      [3_000_000n, 1],
    ])
    expect(
      (await member.call(confirmWithdrawal, of(withdrawalId, { action: 'FULL_PAYMENT' }))).value.state,
    ).toBe('RECEIVED')
    expect((await member.balances()).hold).toBe(0n)
  })

  test('manually each part is reported with its reference, once; only the last starts the clock', async () => {
    await house.transaction((tx) => setSetting(tx, DEMO_MERCHANT, payoutSettings.isAutomatic, false))
    const member = await rich(2)
    const withdrawalId = await approved(member, 12_000_000)
    await house.settle()
    const report = (body: unknown) => finance.call(markWithdrawalPaid, of(withdrawalId, body))
    expect((await report({})).code).toBe('WD_PART')
    expect((await report({ partNo: 4, reference: 'A-1' })).code).toBe('WD_PART')
    expect((await report({ partNo: 1, reference: 'A-1' })).value.state).toBe('PAYING')
    expect((await report({ partNo: 2, reference: 'A-1' })).code).toBe('WD_REFERENCE_USED')
    expect((await report({ partNo: 1, reference: 'A-2' })).code).toBe('WD_PART')
    expect((await member.call(confirmWithdrawal, of(withdrawalId, { action: 'FULL_PAYMENT' }))).code).toBe(
      'WD_NOT_CONFIRMABLE',
    )
    expect(await latest(member)).toMatchObject({ state: 'PAYING', sentAmount: 5_000_000, confirmBy: null })
    expect((await report({ partNo: 3, reference: 'A-3' })).value.state).toBe('PAYING')
    const both = await Promise.all([
      report({ partNo: 2, reference: 'A-4' }),
      report({ partNo: 2, reference: 'A-5' }),
    ])
    expect(
      both.filter((reply) => reply.success && reply.value.state === 'CONFIRM_WAIT').length,
    ).toBeGreaterThan(0)
    expect((await latest(member)).parts.filter((part) => part.state === 'SENT')).toHaveLength(3)
    await house.transaction((tx) => setSetting(tx, DEMO_MERCHANT, payoutSettings.isAutomatic, true))
  })

  test('after a dispute about one part only that one is returned, or paid again', async () => {
    const [member, other] = [await rich(3), await rich(4)]
    const before = (await member.balances()).main
    const [one, two] = [await paid(member, 12_000_000), await paid(other, 12_000_000)]
    expect(
      (await member.call(confirmWithdrawal, of(one, { action: 'NOT_RECEIVED', missingParts: '9' }))).code,
    ).toBe('REQUEST_INVALID')
    for (const [player, withdrawalId] of [
      [member, one],
      [other, two],
    ] as const) {
      expect(
        (
          await player.call(
            confirmWithdrawal,
            of(withdrawalId, { action: 'NOT_RECEIVED', reason: 'AMOUNT_SHORT', missingParts: '2' }),
          )
        ).value.state,
      ).toBe('DISPUTED')
    }
    for (const operator of [owner, finance])
      await operator.call(resolveWithdrawal, of(one, { outcome: 'RETURNED', remark: 'part 2 came back' }))
    expect(await latest(member)).toMatchObject({ state: 'RESOLVED_RETURNED' })
    expect(await member.balances()).toMatchObject({ main: before - 7_000_000n, hold: 0n })

    for (const operator of [owner, finance])
      await operator.call(resolveWithdrawal, of(two, { outcome: 'REPAY', remark: 'sent again' }))
    await house.settle()
    const again = await latest(other)
    expect(again).toMatchObject({
      state: 'CONFIRM_WAIT',
      sentAmount: 12_000_000,
      dispute: { reason: 'AMOUNT_SHORT', missingParts: [2] },
    })
    expect((await bankBook(two)).map((row) => row.reference)).toEqual([
      two,
      `${two}:2:1`,
      `${two}:2:2`,
      `${two}:3:1`,
    ])
    // A further dispute begins a round of its own: decisions of the last one do not count.
    await other.call(confirmWithdrawal, of(two, { action: 'NOT_RECEIVED', missingParts: '2' }))
    expect(
      (await owner.call(resolveWithdrawal, of(two, { outcome: 'REPAY', remark: 'again' }))).value,
    ).toEqual({ state: 'DISPUTED', approvals: 1, approvalsNeeded: 2 })
    expect(await messagesOf(other)).toContain('Dispute resolved: paid again')
  })
})

describe('a bank with faults', () => {
  test('unknown answers are asked again under the same reference, and nothing is paid twice', async () => {
    await faults('UNKNOWN', 'UNKNOWN_PAID', 'UNKNOWN_PAID')
    const member = await house.player(5)
    const withdrawalId = await paid(member)
    for (const pause of ['PT11S', 'PT21S', 'PT41S']) {
      expect((await latest(member)).state).toBe('PAYING')
      await house.advance(pause)
      await house.settle()
    }
    expect((await latest(member)).state).toBe('CONFIRM_WAIT')
    expect(await bankBook(withdrawalId)).toEqual([
      { reference: withdrawalId, amount: 100_000n, asked_count: 3 },
    ])
  })

  test('refused: everything returns with the reason; refused in the middle: a person pays the part in another way', async () => {
    await faults('REFUSE')
    const member = await house.player(6)
    await paid(member)
    const inThai = await house.client.get<{ list: unknown[] }>(listWithdrawals.path, {
      token: member.token,
      headers: { 'accept-language': 'th' },
    })
    expect([inThai.value.list[0], await latest(member)]).toMatchObject([
      { remark: 'ธนาคารปลายทางปฏิเสธการโอน' },
      { state: 'FAILED', remark: 'The receiving bank refused the transfer', canConfirm: false },
    ])
    expect(await member.balances()).toMatchObject({ main: 1_000_000n, hold: 0n })

    const large = await rich(7)
    const withdrawalId = await approved(large, 12_000_000)
    await house.server.process.outbox.drain()
    await faults('SLOW', 'REFUSE')
    await house.settle()
    expect((await latest(large)).parts.map((part) => part.state)).toEqual(['SENT', 'REFUSED', 'SENT'])
    expect(
      (await finance.call(markWithdrawalPaid, of(withdrawalId, { partNo: 2, reference: 'BY-HAND-1' }))).value
        .state,
    ).toBe('CONFIRM_WAIT')
  })
})
