import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listRings } from '../../../contract/operator/cashier/list-rings.ts'
import { readAmlMember } from '../../../contract/operator/cashier/read-aml-member.ts'
import { addBankAccount } from '../../../contract/player/cashier/add-bank-account.ts'
import { DEMO_MERCHANT } from '../../../db/seeds/system.ts'
import { rowsOf, sql } from '../../../platform/postgres.ts'
import { PAYMENT_PASSWORD } from '../../../tests/support/cashier.ts'
import { screenLineTransfer, screenWithdrawal } from './screen-transactions.ts'
import { desk, held, house, openAmlDesk, score, watched } from '../../../tests/support/aml.ts'

beforeAll(openAmlDesk)
afterAll(() => house.close())

describe('signs when money moves', () => {
  test('a withdrawal of what was not played is flagged', async () => {
    const member = await house.player(11)
    await member.deposit(100_000)
    await house.settle()
    await house.play(member.id, 50_000n, 40_000n)
    const ask = (withdrawalId: string, amount: bigint) =>
      house.transaction((tx) =>
        screenWithdrawal(tx, { ...watched(member), withdrawalId, amount }, new Date()),
      )
    await ask('small', 10_000n)
    expect(await score(member)).toBe(0)
    await ask('large', 60_000n)
    expect((await desk.call(readAmlMember, { params: { memberId: member.id } })).value).toMatchObject({
      score: 40,
      flags: [{ kind: 'LOW_TURNOVER', reference: 'large' }],
    })
    await house.play(member.id, 60_000n, 60_000n)
    expect((await member.withdraw(10_000)).value).toMatchObject({ state: 'REVIEW' })
  })

  test('ten deposits just below 50,000 are flagged with the tenth', async () => {
    const member = await house.player(12)
    await house.transaction((tx) =>
      sql`
      INSERT INTO cashier.deposit (deposit_id, merchant_id, member_id, channel, receiver, asked_amount, payable_amount, credited_amount, currency, state, created_at, expires_at, changed_at)
      SELECT 'planted-' || n, ${DEMO_MERCHANT}, ${member.id}, 'PROMPTPAY', '0000000000000', 4990000, 4990000 + n, 4990000, 'THB', 'CONFIRMED', app.now(), app.now(), app.now() FROM generate_series(1, 9) n`.execute(
        tx,
      ),
    )
    await member.deposit(4_900_000)
    await house.settle()
    expect((await desk.call(readAmlMember, { params: { memberId: member.id } })).value.flags).toMatchObject([
      { kind: 'STRUCTURING', score: 40 },
    ])
  })

  test('a new country, a new password and a withdrawal within a day', async () => {
    const member = await house.player(13)
    await house.transaction(async (tx) => {
      await sql`UPDATE identity.account SET password_changed_at = app.now() WHERE account_id = ${member.id}`.execute(
        tx,
      )
      await sql`INSERT INTO identity.sign_in (sign_in_id, account_id, merchant_id, how, address, country, at)
        SELECT gen_random_uuid(), ${member.id}, ${DEMO_MERCHANT}, 'PASSWORD', '9.9.9.9', country, app.now() - age
        FROM (VALUES ('TH', interval '3 days'), ('RO', interval '1 hour')) AS seen (country, age)`.execute(tx)
    })
    await member.withdraw(10_000)
    expect((await desk.call(readAmlMember, { params: { memberId: member.id } })).value.flags).toMatchObject([
      { kind: 'TAKEOVER', score: 60 },
    ])
  })

  test('what downlines pay up and what leaves again at once, or what five of them pay up within an hour', async () => {
    const [member, gatherer] = [await house.player(17), await house.player(16)]
    const payUp = (to: string, count: number, amount: number) =>
      house.transaction((tx) =>
        sql`
      INSERT INTO cashier.line_transfer (transfer_id, merchant_id, from_id, to_id, direction, amount, currency, txn_id, business_date, at)
      SELECT ${to} || n, ${DEMO_MERCHANT}, 'downline-' || n, ${to}, 'UP', ${amount}::bigint, 'THB', 'txn-' || n, current_date, app.now() - n * interval '5 minutes' FROM generate_series(1, ${count}::int) n`.execute(
          tx,
        ),
      )
    await payUp(member.id, 4, 25_000)
    await payUp(gatherer.id, 5, 20_000)
    await house.transaction((tx) =>
      screenLineTransfer(
        tx,
        { merchantId: DEMO_MERCHANT, transferId: 'fifth', fromId: 'downline-1', toId: gatherer.id },
        new Date(),
      ),
    )
    expect((await desk.call(readAmlMember, { params: { memberId: gatherer.id } })).value.flags).toMatchObject(
      [{ kind: 'PASS_THROUGH', score: 40, reference: expect.stringMatching(/^line:/) as string }],
    )
    const ask = (withdrawalId: string, amount: bigint) =>
      house.transaction((tx) =>
        screenWithdrawal(tx, { ...watched(member), withdrawalId, amount }, new Date()),
      )
    await ask('little', 70_000n)
    expect(await score(member)).toBe(0)
    await ask('most', 80_000n)
    expect((await desk.call(readAmlMember, { params: { memberId: member.id } })).value.flags).toMatchObject([
      { kind: 'PASS_THROUGH', score: 40, reference: 'most' },
    ])
  })

  test('a member who tries to bind another’s bank account is held, the owner is not', async () => {
    const [owner, other] = [await house.player(14), await house.player(15)]
    const [account] = await rowsOf(
      house.server.process.database.kysely,
      sql<{
        bank_code: string
        account_no: string
      }>`SELECT bank_code, account_no FROM cashier.bank_account WHERE member_id = ${owner.id}`,
    )
    const [{ payee_name: holderName } = { payee_name: '' }] = await rowsOf(
      house.server.process.database.kysely,
      sql<{ payee_name: string }>`SELECT payee_name FROM identity.account WHERE account_id = ${other.id}`,
    )
    const reply = await other.call(addBankAccount, {
      body: {
        bankCode: account!.bank_code,
        accountNo: account!.account_no,
        holderName,
        paymentPassword: PAYMENT_PASSWORD,
      },
    })
    expect(reply.code).toBe('BANK_ACCOUNT_TAKEN')
    expect([await held(other), await held(owner)]).toEqual([true, false])
    await house.settle('cashier/find-rings')
    const rings = (await desk.call(listRings, { query: { state: 'OPEN', memberId: owner.id } })).value.list
    expect(rings).toMatchObject([
      {
        ties: [
          { kind: 'BANK_ACCOUNT', accounts: expect.arrayContaining(['member14', 'member15']) as string[] },
        ],
      },
    ])
  })
})
