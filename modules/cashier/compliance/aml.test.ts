import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { approveWithdrawal } from '../../../contract/operator/cashier/approve-withdrawal.ts'
import { clearFlag } from '../../../contract/operator/cashier/clear-flag.ts'
import { decideRing } from '../../../contract/operator/cashier/decide-ring.ts'
import { exportCompliance } from '../../../contract/operator/cashier/export-compliance.ts'
import { holdPayouts } from '../../../contract/operator/cashier/hold-payouts.ts'
import { liftHold } from '../../../contract/operator/cashier/lift-hold.ts'
import { listAmlMembers } from '../../../contract/operator/cashier/list-aml-members.ts'
import { listRings } from '../../../contract/operator/cashier/list-rings.ts'
import { noteMember } from '../../../contract/operator/cashier/note-member.ts'
import { readAmlMember } from '../../../contract/operator/cashier/read-aml-member.ts'
import { listPendingWithdrawals } from '../../../contract/player/cashier/list-pending-withdrawals.ts'
import { DEMO_MERCHANT } from '../../../db/seeds/system.ts'
import { rowsOf, sql } from '../../../platform/postgres.ts'
import type { Player } from '../../../tests/support/cashier.ts'
import { flagMember } from './flags.ts'
import { amlScores, type AmlKind } from './rules/aml-kinds.ts'
import { desk, held, house, openAmlDesk, score, second, watched } from '../../../tests/support/aml.ts'

beforeAll(openAmlDesk)
afterAll(() => house.close())

const flag = (member: Player, kind: AmlKind, reference: string) =>
  house.transaction((tx) =>
    flagMember(tx, { ...watched(member), kind, score: amlScores[kind], reference, detail: { amount: 5n } }),
  )

describe('flags', () => {
  test('the same cause flags once, one kind counts once, and below 100 nothing is held', async () => {
    const member = await house.player(7)
    expect([
      await flag(member, 'THIRD_PARTY', 'd1'),
      await flag(member, 'THIRD_PARTY', 'd1'),
      await flag(member, 'THIRD_PARTY', 'd2'),
    ]).toEqual([true, false, true])
    expect([await score(member), await held(member)]).toEqual([50, false])
    await flag(member, 'STRUCTURING', 'd3')
    expect([await score(member), await held(member)]).toEqual([90, false])
    await flag(member, 'SHARED_DEVICE', 'x')
    expect([await score(member), await held(member)]).toEqual([120, true])
  })

  test('an expired flag no longer counts', async () => {
    const member = await house.player(8)
    await flag(member, 'SANCTIONED', 'chain')
    expect(await held(member)).toBe(true)
    await house.transaction((tx) =>
      sql`UPDATE cashier.aml_flag SET expires_at = app.now() - interval '1 second' WHERE member_id = ${member.id}`.execute(
        tx,
      ),
    )
    expect([await score(member), await held(member)]).toEqual([0, false])
  })
})

test('held payouts wait in review without a hint to the member, nobody approves them, play goes on, and two people release them', async () => {
  const member = await house.player(9)
  await flag(member, 'SHARED_BANK_ACCOUNT', 'KBANK:1')
  const asked = await member.withdraw(10_000)
  expect(asked.value).toMatchObject({ state: 'REVIEW' })
  const [pending] = (await member.call(listPendingWithdrawals)).value.list
  expect(JSON.stringify(pending)).not.toMatch(/AML|SHARED_|HELD|risk/i)
  expect((await house.play(member.id, 1_000n, 0n)).status).toBe('OK')
  const params = { withdrawalId: asked.value.withdrawalId }
  expect((await desk.call(approveWithdrawal, { params, body: {} })).code).toBe('WD_HELD')
  const file = (await desk.call(readAmlMember, { params: { memberId: member.id } })).value
  expect(file).toMatchObject({ score: 100, isHeld: true, canDecide: true })
  const flagId = file.flags.find(({ kind }) => kind === 'SHARED_BANK_ACCOUNT')!.flagId
  const clearing = { params: { flagId }, body: { reason: 'Looked at, his own account' } }
  expect((await desk.call(clearFlag, clearing)).value).toEqual({
    isCleared: false,
    approvals: 1,
    approvalsNeeded: 2,
  })
  expect((await desk.call(clearFlag, clearing)).code).toBe('FLAG_FOUR_EYES')
  expect(await held(member)).toBe(true)
  expect((await second.call(clearFlag, clearing)).value).toMatchObject({ isCleared: true, approvals: 2 })
  expect((await second.call(clearFlag, clearing)).code).toBe('FLAG_STATE')
  expect((await desk.call(approveWithdrawal, { params, body: {} })).value).toMatchObject({
    state: 'APPROVED',
  })
})

test('a manual hold is lifted by another operator, and notes stay in the file', async () => {
  const member = await house.player(10)
  const params = { memberId: member.id }
  const input = { params, body: { reason: 'The police asked' } }
  expect((await desk.call(holdPayouts, input)).success).toBe(true)
  expect((await desk.call(holdPayouts, input)).code).toBe('HOLD_STATE')
  expect([await score(member), await held(member)]).toEqual([0, true])
  await desk.call(noteMember, { params, body: { note: 'Called, no answer' } })
  expect(
    (await desk.call(listAmlMembers, { query: { show: 'HELD', query: 'member10' } })).value.list,
  ).toMatchObject([{ account: 'member10', hasHold: true, isHeld: true }])
  expect((await desk.call(liftHold, input)).code).toBe('FLAG_FOUR_EYES')
  expect((await second.call(liftHold, input)).success).toBe(true)
  expect((await second.call(readAmlMember, { params })).value).toMatchObject({
    isHeld: false,
    holds: [{ setBy: 'desk', liftedBy: 'second' }],
    notes: [{ note: 'Called, no answer', operator: 'desk' }],
  })
  const actions = await rowsOf(
    house.server.process.database.kysely,
    sql<{
      action: string
    }>`SELECT action FROM app.audit_log WHERE subject = ${`member:${member.id}`} AND action LIKE 'aml.%' ORDER BY seq`,
  )
  expect(actions.map(({ action }) => action)).toEqual(['aml.hold', 'aml.note', 'aml.lift-hold'])
})

test('the calls are closed without their abilities', async () => {
  const blind = await house.operator('blind', ['members.read', 'withdrawals.decide', 'kyc.read'])
  const params = { memberId: 'm', flagId: 'f', ringId: 'r' }
  for (const call of [listAmlMembers, readAmlMember, listRings])
    expect((await blind.call(call as typeof listAmlMembers, { params })).status).toBe(403)
  const reader = await house.operator('reader', ['aml.read'])
  expect((await reader.call(holdPayouts, { params, body: { reason: 'None of mine' } })).status).toBe(403)
  expect(
    (await reader.call(decideRing, { params, body: { state: 'HOUSEHOLD', remark: 'None of mine' } })).status,
  ).toBe(403)
  expect((await reader.call(clearFlag, { params, body: { reason: 'None of mine' } })).status).toBe(403)
})

test('the officer’s reports contain what they should, as text that no spreadsheet runs, and are audited', async () => {
  const officer = await house.operator('officer', ['compliance.export'])
  const member = await house.player(16)
  await house.transaction(async (tx) => {
    await sql`UPDATE identity.account SET payee_name = '=HYPERLINK("http://evil")' WHERE account_id = ${member.id}`.execute(
      tx,
    )
    await sql`INSERT INTO cashier.deposit (deposit_id, merchant_id, member_id, channel, receiver, asked_amount, payable_amount, credited_amount, currency, state, created_at, expires_at, changed_at)
      SELECT 'reported-' || n, ${DEMO_MERCHANT}, ${member.id}, 'PROMPTPAY', '0000000000000', 100000000, 100000000, 100000000, 'THB', 'CONFIRMED', app.now(), app.now(), app.now() FROM generate_series(1, 2) n`.execute(
      tx,
    )
  })
  await flag(member, 'SANCTIONED', 'T-chain')
  const today = new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Bangkok' }).format(new Date())
  const query = (report: string) => ({ query: { report, from: today, to: today } })
  const textOf = async (report: string) =>
    ((await officer.call(exportCompliance, query(report))) as unknown as { text: string }).text
  const threshold = await textOf('CASH_THRESHOLD')
  expect(threshold.split('\r\n').filter((line) => line.includes('member'))).toEqual([
    expect.stringContaining(`${today},${member.id},member16,"'=HYPERLINK`) as string,
  ])
  expect(threshold).toContain(',2,2000000.00,0,0.00,THB')
  expect(await textOf('SUSPICIOUS')).toContain('Address on a sanctions list,100,T-chain')
  expect((await desk.call(exportCompliance, query('SUSPICIOUS'))).status).toBe(403)
  const traces = await rowsOf(
    house.server.process.database.kysely,
    sql<{
      subject: string
    }>`SELECT subject FROM app.audit_log WHERE action = 'compliance.export' ORDER BY seq`,
  )
  expect(traces.map(({ subject }) => subject)).toEqual(['report:CASH_THRESHOLD', 'report:SUSPICIOUS'])
})
