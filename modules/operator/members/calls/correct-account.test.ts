import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { correctBankAccount } from '../../../../contract/operator/members/correct-bank-account.ts'
import { readMember } from '../../../../contract/operator/members/read-member.ts'
import { confirmProposal } from '../../../../contract/operator/system/confirm-proposal.ts'
import { DEMO_MERCHANT } from '../../../../db/seeds/system.ts'
import { rowsOf, sql } from '../../../../platform/postgres.ts'
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

describe('a bank account', () => {
  const correctAccount = async (member: Player, bankCode: string, accountNo: string) =>
    first.call(correctBankAccount, {
      params: { memberId: member.id, bankAccountId: await member.bankAccountId() },
      body: { bankCode, accountNo, reason: 'a digit was wrong' },
    })

  test('is replaced once a second person confirmed it, and waits like a later one', async () => {
    const member = await house.player(2)
    const asked = await correctAccount(member, 'SCB', '407-1-23456-7')
    expect(asked.value.state).toBe('PENDING')
    expect((await recordOf(member)).bankAccounts[0]).toMatchObject({ bankCode: 'KBANK' })
    expect((await confirm(asked.value.proposalId)).status).toBe(200)
    const { bankAccounts } = await recordOf(member)
    expect(bankAccounts).toMatchObject([
      { bankCode: 'SCB', accountNo: '····4567', holderName: 'สมชาย ใจดี B' },
    ])
    expect(Math.round((Date.parse(bankAccounts[0]!.usableFrom) - Date.now()) / 3_600_000)).toBe(24)
    expect((await member.withdraw(10_000)).code).toBe('WD_ACCOUNT_HOLD')
    expect(await inboxOf(member)).toEqual([{ title: 'Your bank account was corrected' }])
  })

  test('of another member, in a wrong format, or with a payout under way stays as it is', async () => {
    const member = await house.player(3)
    expect((await correctAccount(member, 'KBANK', '1000000004')).code).toBe('BANK_ACCOUNT_TAKEN')
    expect((await correctAccount(member, 'KBANK', '123')).value).toMatchObject({
      fields: [{ field: 'accountNo', rule: 'pattern' }],
    })
    const waiting = await correctAccount(member, 'SCB', '4071234599')
    expect((await member.withdraw(10_000)).status).toBe(200)
    expect((await confirm(waiting.value.proposalId)).code).toBe('WD_PENDING')
    expect((await recordOf(member)).bankAccounts[0]).toMatchObject({ bankCode: 'KBANK' })
  })
})
