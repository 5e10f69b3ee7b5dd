import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { correctMember } from '../../../../contract/operator/members/correct-member.ts'
import { readMember } from '../../../../contract/operator/members/read-member.ts'
import { confirmProposal } from '../../../../contract/operator/system/confirm-proposal.ts'
import { listBankAccounts } from '../../../../contract/player/cashier/list-bank-accounts.ts'
import { readProfile } from '../../../../contract/player/identity/read-profile.ts'
import { readKyc } from '../../../../contract/player/identity/read-kyc.ts'
import type { CorrectedField } from '../../../../contract/shared/correction-words.ts'
import { DEMO_MERCHANT } from '../../../../db/seeds/system.ts'
import { oneOf, rowsOf, sql } from '../../../../platform/postgres.ts'
import {
  openCashierHouse,
  type Caller,
  type CashierHouse,
  type Player,
} from '../../../../tests/support/cashier.ts'
import { bankAccountSettings } from '../../../cashier/index.ts'
import { setSetting } from '../../../system/index.ts'

let house: CashierHouse
let first: Caller
let second: Caller
const RIGHTS = ['dashboard.read', 'members.read', 'members.contact', 'members.correct']
beforeAll(async () => {
  house = await openCashierHouse()
  await house.transaction((tx) => setSetting(tx, DEMO_MERCHANT, bankAccountSettings.holdChangeHours, 24))
  first = await house.operator('first', RIGHTS)
  second = await house.operator('second', RIGHTS)
})
afterAll(() => house.close())

const correct = (member: Player, field: CorrectedField, value: string, operator = first) =>
  operator.call(correctMember, {
    params: { memberId: member.id },
    body: { field, value, reason: 'the member showed the card' },
  })
const recordOf = async (member: Player) =>
  (await first.call(readMember, { params: { memberId: member.id } })).value
const confirm = (proposalId: string | null, operator = second) =>
  operator.call(confirmProposal, { params: { proposalId: proposalId! } })
const database = () => house.server.process.database.kysely
const inboxOf = (member: Player) =>
  rowsOf(
    database(),
    sql<{
      title: string
    }>`SELECT titles->>'EN' AS title FROM messaging.message WHERE account_id = ${member.id} AND key LIKE 'correction:%'`,
  )
const outboxTo = (recipient: string) =>
  rowsOf(
    database(),
    sql<{
      channel: string
      purpose: string
    }>`SELECT channel, purpose FROM system.message WHERE recipient = ${recipient} ORDER BY created_at`,
  )
const payoutHold = async (member: Player) =>
  (
    await oneOf(
      database(),
      sql<{
        until: Date | null
      }>`SELECT payout_hold_until AS until FROM identity.account WHERE account_id = ${member.id}`,
    )
  ).until

describe('a name', () => {
  test('waits for a second person; then the accounts carry it, wait again, and the member is notified', async () => {
    const member = await house.player(1)
    const asked = await correct(member, 'payeeName', '  สมชาย   ใจดีมาก ')
    expect(asked.value).toMatchObject({ state: 'PENDING' })
    expect(await recordOf(member)).toMatchObject({
      payeeName: 'สมชาย ใจดี A',
      waiting: [{ kind: 'member.name', requestedBy: 'first', isMine: true }],
    })
    expect((await correct(member, 'payeeName', 'สมชาย อื่น')).code).toBe('CHANGE_STATE')
    expect((await confirm(asked.value.proposalId, first)).code).toBe('CHANGE_FOUR_EYES')
    expect(await inboxOf(member)).toEqual([])
    expect((await confirm(asked.value.proposalId)).status).toBe(200)
    const record = await recordOf(member)
    expect(record).toMatchObject({ payeeName: 'สมชาย ใจดีมาก', waiting: [] })
    expect(record.bankAccounts.map(({ holderName }) => holderName)).toEqual(['สมชาย ใจดีมาก'])
    expect((await member.call(listBankAccounts)).value.list[0]).toMatchObject({ isUsable: false })
    expect((await member.withdraw(10_000)).code).toBe('WD_ACCOUNT_HOLD')
    expect(await inboxOf(member)).toEqual([{ title: 'Your real name was corrected' }])
    const [row] = await rowsOf(
      database(),
      sql<{
        actor: string
        detail: string
      }>`SELECT actor, detail FROM app.audit_log WHERE action = 'member.correct' AND subject = ${`member:${member.id}`}`,
    )
    expect(row!.actor).toBe('second')
    expect(JSON.parse(row!.detail)).toMatchObject({
      field: 'payeeName',
      before: 'สมชาย ใจดี A',
      after: 'สมชาย ใจดีมาก',
      askedBy: 'first',
      reason: 'the member showed the card',
    })
  })
})

describe('one person alone corrects', () => {
  test('a mobile: no longer proven, not another member’s, sessions end, payouts wait, and the former number is notified', async () => {
    const member = await house.player(5)
    const before = (await recordOf(member)).mobile!
    expect((await correct(member, 'mobile', '0810000006')).code).toBe('REG_MOBILE_TAKEN')
    expect((await correct(member, 'mobile', '12')).value).toMatchObject({
      fields: [{ field: 'value', rule: 'phoneFormat' }],
    })
    expect((await correct(member, 'mobile', '089-777-0005')).value).toEqual({
      state: 'DONE',
      proposalId: null,
    })
    expect(await recordOf(member)).toMatchObject({ mobile: '+66897770005', isMobileVerified: false })
    expect((await member.call(readProfile)).code).toBe('SESSION_EXPIRED')
    expect((await payoutHold(member))!.getTime()).toBeGreaterThan(Date.now() + 23 * 3_600_000)
    expect(await outboxTo(before)).toContainEqual({ channel: 'SMS', purpose: 'MOBILE_CHANGED' })
    expect(await outboxTo('+66897770005')).toEqual([])
    expect(await inboxOf(member)).toEqual([{ title: 'Your mobile number was corrected' }])
    const { detail } = await oneOf(
      database(),
      sql<{
        detail: string
      }>`SELECT detail FROM app.audit_log WHERE action = 'member.correct' AND subject = ${`member:${member.id}`}`,
    )
    expect(detail).not.toContain('897770005')
  })

  test('an e-mail: it recovers no password before the member proved it, and the former mailbox is notified', async () => {
    const member = await house.player(7)
    await house.transaction(async (tx) => {
      await sql`UPDATE identity.account SET email = 'old@mail.example', email_verified_at = app.now() WHERE account_id = ${member.id}`.execute(
        tx,
      )
    })
    expect((await correct(member, 'email', 'no address')).value).toMatchObject({
      fields: [{ field: 'value' }],
    })
    expect((await correct(member, 'email', ' New@Mail.Example ')).value.state).toBe('DONE')
    expect(await recordOf(member)).toMatchObject({ email: 'new@mail.example', isEmailVerified: false })
    const { own } = await oneOf(
      database(),
      sql<{ own: boolean }>`SELECT email_is_own AS own FROM identity.account WHERE account_id = ${member.id}`,
    )
    expect(own).toBe(false)
    expect(await outboxTo('old@mail.example')).toEqual([{ channel: 'MAIL', purpose: 'EMAIL_CHANGED' }])
    expect((await member.call(readProfile)).code).toBe('SESSION_EXPIRED')
  })

  test('a birthday and a citizen number, in their format, of age and not another member’s', async () => {
    const member = await house.player(8)
    expect((await correct(member, 'birthday', '2031-02-30')).value).toMatchObject({
      fields: [{ field: 'value' }],
    })
    expect((await correct(member, 'birthday', '2020-01-01')).value).toMatchObject({
      fields: [{ field: 'value', rule: 'underAge' }],
    })
    expect((await correct(member, 'birthday', '1988-08-08')).value.state).toBe('DONE')
    expect((await correct(member, 'birthday', '1988-08-08')).value).toMatchObject({
      fields: [{ rule: 'alreadySet' }],
    })
    expect((await member.call(readKyc)).value.birthday).toBe('1988-08-08')
    expect((await correct(member, 'idNumber', '1101700207031')).value).toMatchObject({
      fields: [{ field: 'value', rule: 'idNumberFormat' }],
    })
    expect((await correct(member, 'idNumber', '1 1017 00207 03 0')).value.state).toBe('DONE')
    expect(await recordOf(member)).toMatchObject({ birthday: '1988-08-08', idNumber: '1101700207030' })
    const reader = await house.operator('reader', ['members.read'])
    expect((await reader.call(readMember, { params: { memberId: member.id } })).value.idNumber).toBe(
      '1 1017 ····· ·· 0',
    )
  })

  test('nothing without the ability, and nothing without a reason', async () => {
    const member = await house.player(9)
    const reader = await house.operator('reader', ['members.read', 'members.contact'])
    expect((await correct(member, 'birthday', '1988-08-08', reader)).status).toBe(403)
    expect(
      (
        await first.call(correctMember, {
          params: { memberId: member.id },
          body: { field: 'birthday', value: '1988-08-08', reason: '' },
        })
      ).status,
    ).toBe(422)
  })
})
