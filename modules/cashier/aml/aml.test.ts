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
import { addBankAccount } from '../../../contract/player/cashier/add-bank-account.ts'
import { listPendingWithdrawals } from '../../../contract/player/cashier/list-pending-withdrawals.ts'
import { DEMO_MERCHANT } from '../../../db/seeds/system.ts'
import { rowsOf, sql } from '../../../platform/postgres.ts'
import { openCashierHouse, PAYMENT_PASSWORD, type Caller, type CashierHouse, type Player } from '../../../tests/support/cashier.ts'
import { amlScores, flagMember, isHeld, standingScore, type AmlKind } from './index.ts'
import { screenLineTransfer, screenWithdrawal } from './screen.ts'

const ABILITIES = ['aml.read', 'aml.decide', 'withdrawals.read', 'withdrawals.decide']
let house: CashierHouse
let desk: Caller
let second: Caller
beforeAll(async () => {
  house = await openCashierHouse()
  desk = await house.operator('desk', ABILITIES)
  second = await house.operator('second', ABILITIES)
})
afterAll(() => house.close())

const watched = (member: Player) => ({ merchantId: DEMO_MERCHANT, memberId: member.id })
const flag = (member: Player, kind: AmlKind, reference: string) => house.transaction((tx) => flagMember(tx, { ...watched(member), kind, score: amlScores[kind], reference, detail: { amount: 5n } }))
const score = (member: Player) => standingScore(house.server.process.database.kysely, watched(member))
const held = (member: Player) => isHeld(house.server.process.database.kysely, watched(member))

describe('flags', () => {
  test('the same thing flags once, one kind counts once, and below 100 nothing is held', async () => {
    const member = await house.player(7)
    expect([await flag(member, 'THIRD_PARTY', 'd1'), await flag(member, 'THIRD_PARTY', 'd1'), await flag(member, 'THIRD_PARTY', 'd2')]).toEqual([true, false, true])
    expect([await score(member), await held(member)]).toEqual([50, false])
    await flag(member, 'STRUCTURING', 'd3')
    expect([await score(member), await held(member)]).toEqual([90, false])
    await flag(member, 'SHARED_DEVICE', 'x')
    expect([await score(member), await held(member)]).toEqual([120, true])
  })

  test('an expired flag counts no more', async () => {
    const member = await house.player(8)
    await flag(member, 'SANCTIONED', 'chain')
    expect(await held(member)).toBe(true)
    await house.transaction((tx) => sql`UPDATE cashier.aml_flag SET expires_at = app.now() - interval '1 second' WHERE member_id = ${member.id}`.execute(tx))
    expect([await score(member), await held(member)]).toEqual([0, false])
  })
})

test('held payouts wait in review with a neutral face, nobody approves them, play goes on, and two people let them go', async () => {
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
  expect((await desk.call(clearFlag, clearing)).value).toEqual({ isCleared: false, approvals: 1, approvalsNeeded: 2 })
  expect((await desk.call(clearFlag, clearing)).code).toBe('FLAG_FOUR_EYES')
  expect(await held(member)).toBe(true)
  expect((await second.call(clearFlag, clearing)).value).toMatchObject({ isCleared: true, approvals: 2 })
  expect((await second.call(clearFlag, clearing)).code).toBe('FLAG_STATE')
  expect((await desk.call(approveWithdrawal, { params, body: {} })).value).toMatchObject({ state: 'APPROVED' })
})

test('a hold by hand is lifted by somebody else, and notes stay in the file', async () => {
  const member = await house.player(10)
  const params = { memberId: member.id }
  const input = { params, body: { reason: 'The police asked' } }
  expect((await desk.call(holdPayouts, input)).success).toBe(true)
  expect((await desk.call(holdPayouts, input)).code).toBe('HOLD_STATE')
  expect([await score(member), await held(member)]).toEqual([0, true])
  await desk.call(noteMember, { params, body: { note: 'Called, no answer' } })
  expect((await desk.call(listAmlMembers, { query: { show: 'HELD', query: 'member10' } })).value.list).toMatchObject([{ account: 'member10', hasHold: true, isHeld: true }])
  expect((await desk.call(liftHold, input)).code).toBe('FLAG_FOUR_EYES')
  expect((await second.call(liftHold, input)).success).toBe(true)
  expect((await second.call(readAmlMember, { params })).value).toMatchObject({ isHeld: false, holds: [{ setBy: 'desk', liftedBy: 'second' }], notes: [{ note: 'Called, no answer', operator: 'desk' }] })
  const actions = await rowsOf(house.server.process.database.kysely, sql<{ action: string }>`SELECT action FROM app.audit_log WHERE subject = ${`member:${member.id}`} AND action LIKE 'aml.%' ORDER BY seq`)
  expect(actions.map(({ action }) => action)).toEqual(['aml.hold', 'aml.note', 'aml.lift-hold'])
})

describe('signs where money moves', () => {
  test('a withdrawal of what was not played is flagged', async () => {
    const member = await house.player(11)
    await member.deposit(100_000)
    await house.settle()
    await house.play(member.id, 50_000n, 40_000n)
    const ask = (withdrawalId: string, amount: bigint) => house.transaction((tx) => screenWithdrawal(tx, { ...watched(member), withdrawalId, amount }, new Date()))
    await ask('small', 10_000n)
    expect(await score(member)).toBe(0)
    await ask('large', 60_000n)
    expect((await desk.call(readAmlMember, { params: { memberId: member.id } })).value).toMatchObject({ score: 40, flags: [{ kind: 'LOW_TURNOVER', reference: 'large' }] })
    await house.play(member.id, 60_000n, 60_000n)
    expect((await member.withdraw(10_000)).value).toMatchObject({ state: 'REVIEW' })
  })

  test('ten deposits just below 50,000 are flagged with the tenth', async () => {
    const member = await house.player(12)
    await house.transaction((tx) => sql`
      INSERT INTO cashier.deposit (deposit_id, merchant_id, member_id, channel, receiver, asked_amount, payable_amount, credited_amount, currency, state, created_at, expires_at, changed_at)
      SELECT 'planted-' || n, ${DEMO_MERCHANT}, ${member.id}, 'PROMPTPAY', '0000000000000', 4990000, 4990000 + n, 4990000, 'THB', 'CONFIRMED', app.now(), app.now(), app.now() FROM generate_series(1, 9) n`.execute(tx))
    await member.deposit(4_900_000)
    await house.settle()
    expect((await desk.call(readAmlMember, { params: { memberId: member.id } })).value.flags).toMatchObject([{ kind: 'STRUCTURING', score: 40 }])
  })

  test('a new country, a new password and a withdrawal within a day', async () => {
    const member = await house.player(13)
    await house.transaction(async (tx) => {
      await sql`UPDATE identity.account SET password_changed_at = app.now() WHERE account_id = ${member.id}`.execute(tx)
      await sql`INSERT INTO identity.sign_in (sign_in_id, account_id, merchant_id, how, address, country, at)
        SELECT gen_random_uuid(), ${member.id}, ${DEMO_MERCHANT}, 'PASSWORD', '9.9.9.9', country, app.now() - age
        FROM (VALUES ('TH', interval '3 days'), ('RO', interval '1 hour')) AS seen (country, age)`.execute(tx)
    })
    await member.withdraw(10_000)
    expect((await desk.call(readAmlMember, { params: { memberId: member.id } })).value.flags).toMatchObject([{ kind: 'TAKEOVER', score: 60 }])
  })

  test('what downlines pay up and what leaves again at once, or what five of them pay up within an hour', async () => {
    const [member, gatherer] = [await house.player(17), await house.player(16)]
    const payUp = (to: string, count: number, amount: number) => house.transaction((tx) => sql`
      INSERT INTO cashier.line_transfer (transfer_id, merchant_id, from_id, to_id, direction, amount, currency, txn_id, business_date, at)
      SELECT ${to} || n, ${DEMO_MERCHANT}, 'downline-' || n, ${to}, 'UP', ${amount}::bigint, 'THB', 'txn-' || n, current_date, app.now() - n * interval '5 minutes' FROM generate_series(1, ${count}::int) n`.execute(tx))
    await payUp(member.id, 4, 25_000)
    await payUp(gatherer.id, 5, 20_000)
    await house.transaction((tx) => screenLineTransfer(tx, { merchantId: DEMO_MERCHANT, transferId: 'fifth', fromId: 'downline-1', toId: gatherer.id }, new Date()))
    expect((await desk.call(readAmlMember, { params: { memberId: gatherer.id } })).value.flags).toMatchObject([{ kind: 'PASS_THROUGH', score: 40, reference: expect.stringMatching(/^line:/) as string }])
    const ask = (withdrawalId: string, amount: bigint) => house.transaction((tx) => screenWithdrawal(tx, { ...watched(member), withdrawalId, amount }, new Date()))
    await ask('little', 70_000n)
    expect(await score(member)).toBe(0)
    await ask('most', 80_000n)
    expect((await desk.call(readAmlMember, { params: { memberId: member.id } })).value.flags).toMatchObject([{ kind: 'PASS_THROUGH', score: 40, reference: 'most' }])
  })

  test('who tries to bind another member’s bank account is held, the owner is not', async () => {
    const [owner, other] = [await house.player(14), await house.player(15)]
    const [account] = await rowsOf(house.server.process.database.kysely, sql<{ bank_code: string; account_no: string }>`SELECT bank_code, account_no FROM cashier.bank_account WHERE member_id = ${owner.id}`)
    const [{ payee_name: holderName } = { payee_name: '' }] = await rowsOf(house.server.process.database.kysely, sql<{ payee_name: string }>`SELECT payee_name FROM identity.account WHERE account_id = ${other.id}`)
    const reply = await other.call(addBankAccount, { body: { bankCode: account!.bank_code, accountNo: account!.account_no, holderName, paymentPassword: PAYMENT_PASSWORD } })
    expect(reply.code).toBe('BANK_ACCOUNT_TAKEN')
    expect([await held(other), await held(owner)]).toEqual([true, false])
    await house.settle('cashier/find-rings')
    const rings = (await desk.call(listRings, { query: { state: 'OPEN', memberId: owner.id } })).value.list
    expect(rings).toMatchObject([{ ties: [{ kind: 'BANK_ACCOUNT', accounts: expect.arrayContaining(['member14', 'member15']) as string[] }] }])
  })
})

describe('T-MA1 one person behind several accounts', () => {
  const COUNT = 500
  test('ten planted rings of five among 500 members are all queued, with at most five false ones', async () => {
    await house.transaction(async (tx) => {
      // Name, birthday, phone: each member's own, but for those of rings 4 (phone) and 5 (name and birthday). Ring r is r*50+1 … r*50+5.
      await sql`INSERT INTO identity.account (account_id, merchant_id, username, type, password_hash, payee_name, mobile, profile)
        SELECT 'ma-' || n, ${DEMO_MERCHANT}, 'ma' || n, 0, 'x', CASE WHEN r IN (5, 6, 7) THEN 'Ring Person' || r WHEN n % 40 = 17 THEN 'Somsak Common' ELSE 'Person Name' || n END, '+6690' || lpad(n::text, 7, '0'),
          CASE WHEN r = 4 THEN '{"whatsapp": "0899999999"}'::jsonb WHEN r = 5 THEN '{"birthday": "1991-01-01"}'::jsonb ELSE jsonb_build_object('birthday', '19' || (70 + n % 30) || '-' || lpad((1 + n % 12)::text, 2, '0') || '-' || lpad((1 + n % 28)::text, 2, '0')) END
        FROM (SELECT n, CASE WHEN n % 50 BETWEEN 1 AND 5 THEN n / 50 END AS r FROM generate_series(0, ${COUNT - 1}) n) AS planted`.execute(tx)
      // Devices of rings 0–3 and 9, chained in 8; addresses of 6 and 7; a café of forty, sixty pairs of neighbours, and three families with one tablet each.
      await sql`INSERT INTO identity.sign_in (sign_in_id, account_id, merchant_id, how, address, visitor_id)
        SELECT gen_random_uuid(), 'ma-' || n, ${DEMO_MERCHANT}, 'PASSWORD', address, visitor FROM (
          SELECT n, CASE WHEN r IN (6, 7) THEN '10.1.0.' || r WHEN n % 50 >= 46 THEN '10.2.0.1' ELSE '10.3.' || (n / 2) / 250 || '.' || (n / 2) % 250 END AS address,
            CASE WHEN r IN (0, 1, 2, 3, 9) THEN 'ring-device-' || r WHEN r = 8 THEN 'chain-device-' || (n / 2) ELSE 'own-device-' || n END AS visitor
          FROM (SELECT n, CASE WHEN n % 50 BETWEEN 1 AND 5 THEN n / 50 END AS r FROM generate_series(0, ${COUNT - 1}) n) AS planted
          UNION ALL SELECT n, '10.4.0.1', 'chain-device-' || ((n + 1) / 2) || 'b' FROM generate_series(401, 405) n
          UNION ALL SELECT n, '10.5.0.' || n / 2, 'tablet-' || n / 2 FROM unnest(ARRAY[20, 21, 70, 71, 120, 121]) n) AS seen`.execute(tx)
    })
    await house.settle('cashier/find-rings')
    const rings = (await desk.call(listRings, { query: { state: 'OPEN', pageSize: 100 } })).value.list
    const groups = rings.map((ring) => ring.members.map(({ memberId }) => memberId)).filter((members) => members.some((member) => member.startsWith('ma-')))
    const planted = Array.from({ length: 10 }, (_, ring) => Array.from({ length: 5 }, (__, place) => `ma-${ring * 50 + 1 + place}`))
    const isPlanted = (group: string[]) => planted.some((ring) => ring.every((member) => group.includes(member)) && group.length === 5)
    expect(planted.filter((ring) => !groups.some((group) => ring.every((member) => group.includes(member))))).toEqual([])
    expect(groups.filter(isPlanted)).toHaveLength(10)
    const others = groups.filter((group) => !isPlanted(group))
    expect(others.length, JSON.stringify(others)).toBeLessThanOrEqual(5)
  })

  test('one person’s accounts are held, a household’s are not, and neither comes back until somebody new joins', async () => {
    const ringOf = async (memberId: string) => (await desk.call(listRings, { query: { memberId } })).value.list
    const [person] = await ringOf('ma-1')
    const [family] = await ringOf('ma-20')
    expect((await desk.call(decideRing, { params: { ringId: person!.ringId }, body: { state: 'SAME_PERSON', remark: 'One device, one hand' } })).value.state).toBe('SAME_PERSON')
    expect((await desk.call(decideRing, { params: { ringId: person!.ringId }, body: { state: 'HOUSEHOLD', remark: 'Changed my mind' } })).code).toBe('RING_STATE')
    await desk.call(decideRing, { params: { ringId: family!.ringId }, body: { state: 'HOUSEHOLD', remark: 'Mother and son' } })
    const of = (memberId: string) => isHeld(house.server.process.database.kysely, { merchantId: DEMO_MERCHANT, memberId })
    expect([await of('ma-1'), await of('ma-5'), await of('ma-20')]).toEqual([true, true, false])
    await house.settle('cashier/find-rings')
    expect((await ringOf('ma-20')).map(({ state }) => state)).toEqual(['HOUSEHOLD'])
    await sql`INSERT INTO identity.sign_in (sign_in_id, account_id, merchant_id, how, address, visitor_id) VALUES (gen_random_uuid(), 'ma-22', ${DEMO_MERCHANT}, 'PASSWORD', '1.1.1.1', 'tablet-10')`.execute(house.server.process.database.kysely)
    await house.settle('cashier/find-rings')
    expect((await ringOf('ma-20')).map(({ state }) => state).sort()).toEqual(['HOUSEHOLD', 'OPEN'])
  })
})

test('the desk stays shut without its abilities', async () => {
  const blind = await house.operator('blind', ['members.read', 'withdrawals.decide', 'kyc.read'])
  const params = { memberId: 'm', flagId: 'f', ringId: 'r' }
  for (const call of [listAmlMembers, readAmlMember, listRings]) expect((await blind.call(call as typeof listAmlMembers, { params })).status).toBe(403)
  const reader = await house.operator('reader', ['aml.read'])
  expect((await reader.call(holdPayouts, { params, body: { reason: 'None of mine' } })).status).toBe(403)
  expect((await reader.call(decideRing, { params, body: { state: 'HOUSEHOLD', remark: 'None of mine' } })).status).toBe(403)
  expect((await reader.call(clearFlag, { params, body: { reason: 'None of mine' } })).status).toBe(403)
})

test('the officer’s reports hold what belongs in them, as text that no spreadsheet runs, and leave a trace', async () => {
  const officer = await house.operator('officer', ['compliance.export'])
  const member = await house.player(16)
  await house.transaction(async (tx) => {
    await sql`UPDATE identity.account SET payee_name = '=HYPERLINK("http://evil")' WHERE account_id = ${member.id}`.execute(tx)
    await sql`INSERT INTO cashier.deposit (deposit_id, merchant_id, member_id, channel, receiver, asked_amount, payable_amount, credited_amount, currency, state, created_at, expires_at, changed_at)
      SELECT 'reported-' || n, ${DEMO_MERCHANT}, ${member.id}, 'PROMPTPAY', '0000000000000', 100000000, 100000000, 100000000, 'THB', 'CONFIRMED', app.now(), app.now(), app.now() FROM generate_series(1, 2) n`.execute(tx)
  })
  await flag(member, 'SANCTIONED', 'T-chain')
  const today = new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Bangkok' }).format(new Date())
  const query = (report: string) => ({ query: { report, from: today, to: today } })
  const textOf = async (report: string) => ((await officer.call(exportCompliance, query(report))) as unknown as { text: string }).text
  const threshold = await textOf('CASH_THRESHOLD')
  expect(threshold.split('\r\n').filter((line) => line.includes('member'))).toEqual([expect.stringContaining(`${today},${member.id},member16,"'=HYPERLINK`) as string])
  expect(threshold).toContain(',2,2000000.00,0,0.00,THB')
  expect(await textOf('SUSPICIOUS')).toContain('Address on a sanctions list,100,T-chain')
  expect((await desk.call(exportCompliance, query('SUSPICIOUS'))).status).toBe(403)
  const traces = await rowsOf(house.server.process.database.kysely, sql<{ subject: string }>`SELECT subject FROM app.audit_log WHERE action = 'compliance.export' ORDER BY seq`)
  expect(traces.map(({ subject }) => subject)).toEqual(['report:CASH_THRESHOLD', 'report:SUSPICIOUS'])
})
