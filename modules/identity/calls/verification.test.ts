import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { approveKyc } from '../../../contract/operator/identity/approve-kyc.ts'
import { listKycRequests } from '../../../contract/operator/identity/list-kyc-requests.ts'
import { readKycRequest } from '../../../contract/operator/identity/read-kyc-request.ts'
import { readMemberDocument } from '../../../contract/operator/identity/read-member-document.ts'
import { refuseKyc } from '../../../contract/operator/identity/refuse-kyc.ts'
import { confirmProposal } from '../../../contract/operator/system/confirm-proposal.ts'
import { listProposals } from '../../../contract/operator/system/list-proposals.ts'
import { rejectProposal } from '../../../contract/operator/system/reject-proposal.ts'
import { readKyc, type readKycSchemas } from '../../../contract/player/identity/read-kyc.ts'
import { readKycDocument } from '../../../contract/player/identity/read-kyc-document.ts'
import { submitFunds } from '../../../contract/player/identity/submit-funds.ts'
import { submitIdentity } from '../../../contract/player/identity/submit-identity.ts'
import type { ValueOf } from '../../../contract/shared/call.ts'
import { DEMO_MERCHANT } from '../../../db/seeds/system.ts'
import { businessDate } from '../../../kernel/calendar.ts'
import { clock } from '../../../kernel/clock.ts'
import { rowsOf, sql } from '../../../platform/postgres.ts'
import { openCashierHouse, type CashierHouse, type Caller, type Player } from '../../../tests/support/cashier.ts'
import { kycLevelOf, setKycLevel } from '../index.ts'
import { ageOn } from '../rules/personal.ts'

const NUMBERS = ['1101700207030', '3100600445635', '1234567890121'] as const
let house: CashierHouse
let desk: Caller
let second: Caller
let picture: Buffer
beforeAll(async () => {
  house = await openCashierHouse({ RATE_FACTOR: '0' })
  desk = await house.operator('desk', ['dashboard.read', 'kyc.read', 'kyc.decide'])
  second = await house.operator('second', ['dashboard.read', 'kyc.read', 'kyc.decide'])
  picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: { r: 200, g: 180, b: 120 } } }).png().toBuffer()
})
afterAll(() => house.close())

type Kyc = ValueOf<typeof readKycSchemas>
const identity = { idNumber: NUMBERS[0] as string, birthday: '1990-02-28', address: '99 Rama IX Road, Bangkok' }

function send(member: Player, fields: Record<string, string>, files: Record<string, Buffer | Buffer[]>, call: { path: string } = submitIdentity) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  for (const [name, list] of Object.entries(files)) for (const bytes of [list].flat()) form.append(name, new Blob([new Uint8Array(bytes)]), `${name}.png`)
  return house.client.post<Kyc & { fields?: { field: string; rule: string }[] }>(call.path, form, { token: member.token })
}
const hand = (member: Player, change: Partial<typeof identity> = {}) => send(member, { ...identity, ...change }, { cardFront: picture, selfie: picture })

async function memberAt(number: number, level: number): Promise<Player> {
  const member = await house.player(number)
  await house.transaction(async (tx) => {
    await setKycLevel(tx, DEMO_MERCHANT, member.id, level)
    // Members of the demo that have been verified hand in anew here.
    await sql`UPDATE identity.kyc_request SET state = 'REJECTED', decided_at = app.now() WHERE member_id = ${member.id}`.execute(tx)
    await sql`UPDATE identity.account SET profile = profile - 'birthday' WHERE account_id = ${member.id}`.execute(tx)
  })
  return member
}

async function openAll(operator: Caller, requestId: string): Promise<void> {
  const { documents } = (await desk.call(readKycRequest, { params: { requestId } })).value
  for (const { documentId } of documents) expect((await operator.call(readMemberDocument, { params: { requestId, documentId } })).status).toBe(200)
}

const waitingOf = async (operator: Caller, requestId: string) => (await operator.call(readKycRequest, { params: { requestId } })).value.waiting

/** Level 3 as the desk grants it: both people open every picture, one approves, the other one confirms. */
async function grantByTwo(requestId: string): Promise<void> {
  await openAll(desk, requestId)
  expect(await desk.call(approveKyc, { params: { requestId }, body: {} })).toMatchObject({ status: 200, value: { state: 'SUBMITTED' } })
  await openAll(second, requestId)
  const { proposalId } = (await waitingOf(second, requestId))!
  expect(await second.call(confirmProposal, { params: { proposalId } })).toMatchObject({ status: 200, value: { state: 'CONFIRMED' } })
}

describe('a person on the way to level 3', () => {
  test('hands in, is asked for more, hands in again and is verified; a message tells each step', async () => {
    const member = await memberAt(11, 1)
    expect((await member.call(readKyc)).value).toMatchObject({ level: 1, nextLevel: 2, minAge: 21 })
    const first = await hand(member)
    expect(first).toMatchObject({ success: true, value: { level: 1, nextLevel: null, request: { level: 2, state: 'SUBMITTED', documents: [{ kind: 'CARD_FRONT' }, { kind: 'SELFIE' }] } } })
    const requestId = first.value.request!.requestId
    expect((await hand(member)).code).toBe('KYC_PENDING')
    expect(await desk.call(refuseKyc, { params: { requestId }, body: { isMoreNeeded: true, reasonCode: 'UNREADABLE' } })).toMatchObject({ value: { state: 'MORE_NEEDED' } })
    expect((await hand(member)).value.request).toMatchObject({ requestId, state: 'SUBMITTED', reasonCode: null })
    // A day that is none, and one that is past, are told at the field; nothing is decided.
    for (const [validUntil, rule] of [['2031-02-31', 'date'], ['2020-01-31', 'documentEnded']] as const) {
      expect(await desk.call(approveKyc, { params: { requestId }, body: { validUntil } })).toMatchObject({ code: 'REQUEST_INVALID', value: { fields: [{ field: 'validUntil', rule }] } })
    }
    expect(await desk.call(approveKyc, { params: { requestId }, body: { validUntil: '2031-05-01' } })).toMatchObject({ value: { state: 'APPROVED', level: 2, validUntil: '2031-05-01' } })
    expect((await desk.call(approveKyc, { params: { requestId }, body: {} })).code).toBe('KYC_STATE')
    expect((await member.call(readKyc)).value).toMatchObject({ level: 2, nextLevel: 3, birthday: '1990-02-28', request: { state: 'APPROVED', validUntil: '2031-05-01' } })
    const funds = await send(member, { source: 'SALARY', statement: 'Salary of the last three years' }, { documents: [picture, picture] }, submitFunds)
    expect(funds.value.request).toMatchObject({ level: 3, state: 'SUBMITTED', fundsSource: 'SALARY' })
    await grantByTwo(funds.value.request!.requestId)
    expect((await member.call(readKyc)).value).toMatchObject({ level: 3, nextLevel: null })
    await house.settle()
    const titles = await rowsOf(house.server.process.database.kysely, sql<{ title: string }>`SELECT titles->>'EN' AS title FROM messaging.message WHERE account_id = ${member.id} AND key LIKE 'kyc:%' ORDER BY sent_at, message_id`)
    expect(titles.map(({ title }) => title).sort()).toEqual(['More is needed for your verification', 'Verification approved', 'Verification approved'])
  })

  test('is refused with a reason and may hand in anew', async () => {
    const member = await memberAt(12, 1)
    const { requestId } = (await hand(member, { idNumber: NUMBERS[1] })).value.request!
    await desk.call(refuseKyc, { params: { requestId }, body: { isMoreNeeded: false, reasonCode: 'SELFIE_DIFFERS', remark: 'look again' } })
    expect((await member.call(readKyc)).value).toMatchObject({ level: 1, nextLevel: 2, request: { state: 'REJECTED', reasonCode: 'SELFIE_DIFFERS', remark: 'look again' } })
    expect((await hand(member, { idNumber: NUMBERS[1] })).success).toBe(true)
  })
})

test('what is no picture, no citizen number, too young or not yet level 1 is refused', async () => {
  const member = await memberAt(13, 1)
  const faults = async (change: Partial<typeof identity>) => (await hand(member, change)).value.fields?.map(({ field, rule }) => `${field}: ${rule}`)
  expect(await faults({ idNumber: '1101700207031' })).toEqual(['idNumber: idNumberFormat'])
  expect(await faults({ birthday: '2007-01-01' })).toEqual(['birthday: underAge'])
  expect(await faults({ birthday: '1990-02-30' })).toEqual(['birthday: pattern_date_ymd'])
  const wrong: Record<string, Buffer>[] = [{ cardFront: picture }, { cardFront: picture, selfie: Buffer.from('<svg/>') }, { cardFront: picture, selfie: picture, more: picture }]
  for (const files of wrong) expect((await send(member, identity, files)).code).toBe('UPLOAD_INVALID')
  expect(await send(member, { source: 'SALARY', statement: 'Salary of the last three years' }, { documents: picture }, submitFunds)).toMatchObject({ code: 'KYC_LEVEL' })
  const fresh = await memberAt(14, 0)
  expect((await hand(fresh)).code).toBe('KYC_LEVEL')
})

test('T-ID a document is read by its member and the desk, whose every look is written down; for others it is not there', async () => {
  const owner = await memberAt(15, 1)
  const stranger = await memberAt(16, 1)
  const request = (await hand(owner, { idNumber: NUMBERS[2] })).value.request!
  const documentId = request.documents[0]!.documentId
  const params = { requestId: request.requestId, documentId }
  expect((await owner.call(readKycDocument, { params: { documentId } })).value).toMatchObject({ mediaType: 'image/png', width: 60, height: 40 })
  expect(await stranger.call(readKycDocument, { params: { documentId } })).toMatchObject({ status: 404, code: 'KYC_NOT_FOUND' })
  const blind = await house.operator('blind', ['members.read', 'withdrawals.decide'])
  for (const call of [readMemberDocument, readKycRequest] as const) expect((await blind.call(call as typeof readMemberDocument, { params })).status).toBe(403)
  expect((await (await house.operator('reader', ['kyc.read'])).call(approveKyc, { params, body: {} })).status).toBe(403)
  expect((await desk.call(readMemberDocument, { params: { ...params, requestId: randomUUID() } })).status).toBe(404)
  const seen = await desk.call(readMemberDocument, { params })
  expect((await sharp(Buffer.from(seen.value.content, 'base64')).metadata()).width).toBe(60)
  expect((await desk.call(readKycRequest, { params })).value).toMatchObject({ idNumber: NUMBERS[2], age: ageOn(identity.birthday, businessDate(clock.now(), 'Asia/Bangkok')), abilities: ['approve', 'reject', 'more'] })
  const looks = await rowsOf(house.server.process.database.kysely, sql<{ action: string }>`SELECT action FROM app.audit_log WHERE subject = ${`member:${owner.id}`} AND actor = 'desk' ORDER BY seq`)
  expect(looks.map(({ action }) => action)).toEqual(['kyc.view-document', 'kyc.view'])
  const folder = join(house.server.process.config.dataDir, 'files', documentId.slice(-2))
  const name = (await readdir(folder)).find((file) => file.startsWith(documentId))!
  expect((await readFile(join(folder, name))).includes(Buffer.from('PNG'))).toBe(false)
  expect((await house.client.get(`/files/${name}`, { token: owner.token })).status).toBe(404)
  expect(JSON.stringify(await rowsOf(house.server.process.database.kysely, sql`SELECT * FROM identity.kyc_request WHERE request_id = ${request.requestId}`))).not.toContain(NUMBERS[2])
})

test('one citizen number verifies one member, and the desk is told who else handed it in', async () => {
  const [one, two] = [await memberAt(17, 1), await memberAt(18, 1)]
  const number = '1103700012346'
  const requests = [(await hand(one, { idNumber: number })).value, (await hand(two, { idNumber: '1-1037-00012-34-6' })).value]
  expect(requests.map((value) => value.request?.state)).toEqual(['SUBMITTED', 'SUBMITTED'])
  const [first, second] = requests.map((value) => value.request!.requestId) as [string, string]
  const queue = await desk.call(listKycRequests, { query: { state: 'SUBMITTED', pageSize: 100 } })
  expect(queue.value.list.filter(({ isDuplicate }) => isDuplicate).map(({ account }) => account).sort()).toEqual(['member17', 'member18'])
  const both = await Promise.all([first, second].map((requestId) => desk.call(approveKyc, { params: { requestId }, body: {} })))
  expect(both.filter(({ success }) => success)).toHaveLength(1)
  expect(both.find(({ success }) => !success)?.code).toBe('KYC_ID_TAKEN')
})

test('an approval ends after its last day, and the level with it', async () => {
  const member = await memberAt(19, 1)
  const { requestId } = (await hand(member, { idNumber: '1100801234562' })).value.request ?? { requestId: '' }
  await desk.call(approveKyc, { params: { requestId }, body: {} })
  await sql`UPDATE identity.kyc_request SET valid_until = '2020-01-01' WHERE request_id = ${requestId}`.execute(house.server.process.database.kysely)
  await house.settle('identity/end-verifications')
  expect(await kycLevelOf(house.server.process.database.kysely, member.id)).toBe(1)
  expect((await member.call(readKyc)).value).toMatchObject({ nextLevel: 2, request: { state: 'EXPIRED' } })
})

describe('level 3', () => {
  async function fundsOf(number: number): Promise<{ member: Player; requestId: string }> {
    const member = await memberAt(number, 2)
    const sent = await send(member, { source: 'SALARY', statement: 'Salary of the last three years' }, { documents: [picture, picture] }, submitFunds)
    expect(sent).toMatchObject({ status: 200, value: { request: { level: 3, state: 'SUBMITTED' } } })
    return { member, requestId: sent.value.request!.requestId }
  }
  const approve = (operator: Caller, requestId: string) => operator.call(approveKyc, { params: { requestId }, body: {} })

  test('is granted by nobody who has not opened every picture', async () => {
    const { requestId } = await fundsOf(14)
    expect((await approve(desk, requestId)).code).toBe('KYC_UNSEEN')
    const { documents, needsLook } = (await desk.call(readKycRequest, { params: { requestId } })).value
    expect(needsLook).toBe(true)
    await desk.call(readMemberDocument, { params: { requestId, documentId: documents[0]!.documentId } })
    expect((await approve(desk, requestId)).code).toBe('KYC_UNSEEN')
    // A colleague's look is not one's own.
    await openAll(second, requestId)
    expect((await approve(desk, requestId)).code).toBe('KYC_UNSEEN')
    await openAll(desk, requestId)
    expect((await desk.call(readKycRequest, { params: { requestId } })).value.documents.map(({ isOpened }) => isOpened)).toEqual([true, true])
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
    expect((await second.call(listProposals, { query: { state: 'PENDING' } })).value.list).toContainEqual(expect.objectContaining({
      proposalId: waiting.proposalId, kind: 'kyc.level3', subject: `kyc:${requestId}`, isMine: false, changes: expect.arrayContaining([{ field: 'kycLevel', before: '2', after: '3' }]),
    }))
    expect((await second.call(confirmProposal, { params })).value).toEqual({ state: 'CONFIRMED' })
    expect((await member.call(readKyc)).value.level).toBe(3)
    expect((await second.call(confirmProposal, { params })).code).toBe('CHANGE_STATE')
    const log = await rowsOf(house.server.process.database.kysely, sql<{ action: string; actor: string }>`
      SELECT action, actor FROM app.audit_log WHERE detail LIKE ${`%${waiting.proposalId}%`} ORDER BY seq`)
    expect(log).toEqual([{ action: 'proposal.ask', actor: 'desk' }, { action: 'proposal.confirm', actor: 'second' }])
  })

  test('waits no longer once it was called off, refused or left alone for a week', async () => {
    const { member, requestId } = await fundsOf(16)
    for (const operator of [desk, second]) await openAll(operator, requestId)
    await approve(desk, requestId)
    const first = (await waitingOf(second, requestId))!
    expect((await desk.call(rejectProposal, { params: { proposalId: first.proposalId } })).value).toEqual({ state: 'REJECTED' })
    await approve(desk, requestId)
    const late = (await waitingOf(second, requestId))!
    await house.advance('P8D')
    expect((await second.call(confirmProposal, { params: { proposalId: late.proposalId } })).code).toBe('CHANGE_EXPIRED')
    expect(await waitingOf(second, requestId)).toBeNull()
    // An expired one does not stand in the way of the next.
    expect((await approve(second, requestId)).status).toBe(200)
    const last = (await waitingOf(desk, requestId))!
    await second.call(refuseKyc, { params: { requestId }, body: { isMoreNeeded: false, reasonCode: 'UNREADABLE' } })
    expect((await desk.call(confirmProposal, { params: { proposalId: last.proposalId } })).code).toBe('CHANGE_STATE')
    expect((await member.call(readKyc)).value.level).toBe(2)
  })
})
