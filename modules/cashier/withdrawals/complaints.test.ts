import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerComplaint } from '../../../contract/operator/cashier/answer-complaint.ts'
import { listComplaints } from '../../../contract/operator/cashier/list-complaints.ts'
import { openComplaint } from '../../../contract/operator/cashier/open-complaint.ts'
import { complainWithdrawal } from '../../../contract/player/cashier/complain-withdrawal.ts'
import { confirmWithdrawal } from '../../../contract/player/cashier/confirm-withdrawal.ts'
import type { Caller } from '../../../tests/support/cashier.ts'
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

describe('complaints', () => {
  test('possible for thirty days; upheld by two the money is returned, with every amount in the ledger', async () => {
    const member = await house.player(14)
    const withdrawalId = await paid(member)
    const word = { reason: 'NOT_ARRIVED', remark: 'nothing came' }
    expect((await member.call(complainWithdrawal, of(withdrawalId, word))).code).toBe('WD_COMPLAINT')
    await member.call(confirmWithdrawal, of(withdrawalId, { action: 'RECEIVED' }))
    expect((await (await house.player(15)).call(complainWithdrawal, of(withdrawalId, word))).code).toBe(
      'WD_NOT_FOUND',
    )
    const opened = await Promise.all(
      [1, 2, 3].map(() => member.call(complainWithdrawal, of(withdrawalId, form(word, [picture])))),
    )
    expect(opened.filter((reply) => reply.success)).toHaveLength(1)
    const open = (await owner.call(listComplaints, { query: { state: 'OPEN' } })).value.list
    expect(open).toMatchObject([
      {
        withdrawalId,
        account: 'member14',
        amount: 100_000,
        images: [expect.any(String)],
        abilities: ['uphold', 'decline'],
      },
    ])
    const uphold = (operator: Caller) =>
      operator.call(answerComplaint, {
        params: { complaintId: open[0]!.complaintId },
        body: { outcome: 'UPHELD', remark: 'the bank sent it back' },
      })
    expect((await uphold(owner)).value).toEqual({ state: 'OPEN', approvals: 1, approvalsNeeded: 2 })
    expect((await uphold(owner)).code).toBe('WD_FOUR_EYES')
    expect((await uphold(finance)).value.state).toBe('UPHELD')
    expect((await uphold(finance)).code).toBe('WD_COMPLAINT')
    expect(await latest(member)).toMatchObject({
      state: 'RESOLVED_RETURNED',
      complaint: { state: 'UPHELD', answer: 'the bank sent it back' },
      canComplain: false,
    })
    expect(await member.balances()).toMatchObject({ main: 1_000_000n, hold: 0n })
    expect(await messagesOf(member)).toContain('Your complaint was upheld')
  })

  test('declined with a reason the member may complain again; after thirty days nobody may', async () => {
    const member = await house.player(15)
    const withdrawalId = await paid(member)
    await member.call(confirmWithdrawal, of(withdrawalId, { action: 'RECEIVED' }))
    const { complaintId } = (
      await owner.call(openComplaint, of(withdrawalId, { reason: 'AMOUNT_SHORT', remark: 'by telephone' }))
    ).value
    expect(
      (
        await owner.call(answerComplaint, {
          params: { complaintId },
          body: { outcome: 'DECLINED', remark: 'paid in full' },
        })
      ).value.state,
    ).toBe('DECLINED')
    expect(await latest(member)).toMatchObject({
      complaint: { state: 'DECLINED', answer: 'paid in full' },
      canComplain: true,
    })
    await house.advance('P30D')
    expect((await latest(member)).canComplain).toBe(false)
    expect(
      (await member.call(complainWithdrawal, of(withdrawalId, { reason: 'NOT_ARRIVED', remark: 'late' })))
        .code,
    ).toBe('WD_COMPLAINT')
    expect(
      (await owner.call(openComplaint, of(withdrawalId, { reason: 'NOT_ARRIVED', remark: 'late' }))).code,
    ).toBe('WD_COMPLAINT')
  })
})
