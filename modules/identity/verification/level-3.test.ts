import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { approveKyc } from '../../../contract/operator/identity/approve-kyc.ts'
import { readKycRequest } from '../../../contract/operator/identity/read-kyc-request.ts'
import { readMemberDocument } from '../../../contract/operator/identity/read-member-document.ts'
import { refuseKyc } from '../../../contract/operator/identity/refuse-kyc.ts'
import { confirmProposal } from '../../../contract/operator/system/confirm-proposal.ts'
import { listProposals } from '../../../contract/operator/system/list-proposals.ts'
import { rejectProposal } from '../../../contract/operator/system/reject-proposal.ts'
import { readKyc } from '../../../contract/player/identity/read-kyc.ts'
import { submitFunds } from '../../../contract/player/identity/submit-funds.ts'
import { rowsOf, sql } from '../../../platform/postgres.ts'
import type { Caller, Player } from '../../../tests/support/cashier.ts'
import {
  desk,
  house,
  memberAt,
  openAll,
  openKycDesk,
  picture,
  second,
  send,
  waitingOf,
} from '../../../tests/support/verification.ts'

beforeAll(openKycDesk)
afterAll(() => house.close())

describe('level 3', () => {
  async function fundsOf(number: number): Promise<{ member: Player; requestId: string }> {
    const member = await memberAt(number, 2)
    const sent = await send(
      member,
      { source: 'SALARY', statement: 'Salary of the last three years' },
      { documents: [picture, picture] },
      submitFunds,
    )
    expect(sent).toMatchObject({ status: 200, value: { request: { level: 3, state: 'SUBMITTED' } } })
    return { member, requestId: sent.value.request!.requestId }
  }
  const approve = (operator: Caller, requestId: string) =>
    operator.call(approveKyc, { params: { requestId }, body: {} })

  test('is granted by nobody who has not opened every picture', async () => {
    const { requestId } = await fundsOf(14)
    expect((await approve(desk, requestId)).code).toBe('KYC_UNSEEN')
    const { documents, needsLook } = (await desk.call(readKycRequest, { params: { requestId } })).value
    expect(needsLook).toBe(true)
    await desk.call(readMemberDocument, { params: { requestId, documentId: documents[0]!.documentId } })
    expect((await approve(desk, requestId)).code).toBe('KYC_UNSEEN')
    // A colleague's reading does not count as one's own.
    await openAll(second, requestId)
    expect((await approve(desk, requestId)).code).toBe('KYC_UNSEEN')
    await openAll(desk, requestId)
    expect(
      (await desk.call(readKycRequest, { params: { requestId } })).value.documents.map(
        ({ isOpened }) => isOpened,
      ),
    ).toEqual([true, true])
    expect((await approve(desk, requestId)).status).toBe(200)
  })

  test('waits for a second person, who is not the first one and has opened the pictures too', async () => {
    const { member, requestId } = await fundsOf(15)
    await openAll(desk, requestId)
    await approve(desk, requestId)
    expect((await member.call(readKyc)).value.level).toBe(2)
    expect((await approve(desk, requestId)).code).toBe('CHANGE_STATE')
    const waiting = (await waitingOf(desk, requestId))!
    expect(waiting).toMatchObject({ isMine: true, requestedBy: 'desk' })
    const params = { proposalId: waiting.proposalId }
    expect((await desk.call(confirmProposal, { params })).code).toBe('CHANGE_FOUR_EYES')
    expect((await second.call(confirmProposal, { params })).code).toBe('KYC_UNSEEN')
    const reader = await house.operator('reader', ['dashboard.read', 'kyc.read'])
    expect((await reader.call(confirmProposal, { params })).code).toBe('COMMON_FORBIDDEN')
    expect((await reader.call(listProposals, {})).value.list).toEqual([])
    expect((await member.call(readKyc)).value.level).toBe(2)
    await openAll(second, requestId)
    expect((await second.call(listProposals, { query: { state: 'PENDING' } })).value.list).toContainEqual(
      expect.objectContaining({
        proposalId: waiting.proposalId,
        kind: 'kyc.level3',
        subject: `kyc:${requestId}`,
        isMine: false,
        changes: expect.arrayContaining([{ field: 'kycLevel', before: '2', after: '3' }]),
      }),
    )
    expect((await second.call(confirmProposal, { params })).value).toEqual({ state: 'CONFIRMED' })
    expect((await member.call(readKyc)).value.level).toBe(3)
    expect((await second.call(confirmProposal, { params })).code).toBe('CHANGE_STATE')
    const log = await rowsOf(
      house.server.process.database.kysely,
      sql<{ action: string; actor: string }>`
      SELECT action, actor FROM app.audit_log WHERE detail LIKE ${`%${waiting.proposalId}%`} ORDER BY seq`,
    )
    expect(log).toEqual([
      { action: 'proposal.ask', actor: 'desk' },
      { action: 'proposal.confirm', actor: 'second' },
    ])
  })

  test('no longer waits once it was rejected, refused or left alone for a week', async () => {
    const { member, requestId } = await fundsOf(16)
    for (const operator of [desk, second]) await openAll(operator, requestId)
    await approve(desk, requestId)
    const first = (await waitingOf(second, requestId))!
    expect((await desk.call(rejectProposal, { params: { proposalId: first.proposalId } })).value).toEqual({
      state: 'REJECTED',
    })
    await approve(desk, requestId)
    const late = (await waitingOf(second, requestId))!
    await house.advance('P8D')
    expect((await second.call(confirmProposal, { params: { proposalId: late.proposalId } })).code).toBe(
      'CHANGE_EXPIRED',
    )
    expect(await waitingOf(second, requestId)).toBeNull()
    // An expired one does not prevent the next.
    expect((await approve(second, requestId)).status).toBe(200)
    const last = (await waitingOf(desk, requestId))!
    await second.call(refuseKyc, {
      params: { requestId },
      body: { isMoreNeeded: false, reasonCode: 'UNREADABLE' },
    })
    expect((await desk.call(confirmProposal, { params: { proposalId: last.proposalId } })).code).toBe(
      'CHANGE_STATE',
    )
    expect((await member.call(readKyc)).value.level).toBe(2)
  })
})
