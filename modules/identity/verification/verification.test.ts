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
import { readKyc } from '../../../contract/player/identity/read-kyc.ts'
import { readKycDocument } from '../../../contract/player/identity/read-kyc-document.ts'
import { submitFunds } from '../../../contract/player/identity/submit-funds.ts'
import { businessDate } from '../../../kernel/calendar.ts'
import { clock } from '../../../kernel/clock.ts'
import { rowsOf, sql } from '../../../platform/postgres.ts'
import { kycLevelOf } from '../index.ts'
import { ageOn } from '../accounts/rules/personal.ts'
import {
  desk,
  grantByTwo,
  hand,
  house,
  identity,
  memberAt,
  NUMBERS,
  openKycDesk,
  picture,
  send,
} from '../../../tests/support/verification.ts'

beforeAll(openKycDesk)
afterAll(() => house.close())

describe('a person on the way to level 3', () => {
  test('submits, is asked for more, submits again and is verified; a message reports each step', async () => {
    const member = await memberAt(11, 1)
    expect((await member.call(readKyc)).value).toMatchObject({ level: 1, nextLevel: 2, minAge: 21 })
    const first = await hand(member)
    expect(first).toMatchObject({
      success: true,
      value: {
        level: 1,
        nextLevel: null,
        request: { level: 2, state: 'SUBMITTED', documents: [{ kind: 'CARD_FRONT' }, { kind: 'SELFIE' }] },
      },
    })
    const requestId = first.value.request!.requestId
    expect((await hand(member)).code).toBe('KYC_PENDING')
    expect(
      await desk.call(refuseKyc, {
        params: { requestId },
        body: { isMoreNeeded: true, reasonCode: 'UNREADABLE' },
      }),
    ).toMatchObject({ value: { state: 'MORE_NEEDED' } })
    expect((await hand(member)).value.request).toMatchObject({
      requestId,
      state: 'SUBMITTED',
      reasonCode: null,
    })
    // An invalid day and a past one are reported at the field; nothing is decided.
    for (const [validUntil, rule] of [
      ['2031-02-31', 'date'],
      ['2020-01-31', 'documentEnded'],
    ] as const) {
      expect(await desk.call(approveKyc, { params: { requestId }, body: { validUntil } })).toMatchObject({
        code: 'REQUEST_INVALID',
        value: { fields: [{ field: 'validUntil', rule }] },
      })
    }
    expect(
      await desk.call(approveKyc, { params: { requestId }, body: { validUntil: '2031-05-01' } }),
    ).toMatchObject({ value: { state: 'APPROVED', level: 2, validUntil: '2031-05-01' } })
    expect((await desk.call(approveKyc, { params: { requestId }, body: {} })).code).toBe('KYC_STATE')
    expect((await member.call(readKyc)).value).toMatchObject({
      level: 2,
      nextLevel: 3,
      birthday: '1990-02-28',
      request: { state: 'APPROVED', validUntil: '2031-05-01' },
    })
    const funds = await send(
      member,
      { source: 'SALARY', statement: 'Salary of the last three years' },
      { documents: [picture, picture] },
      submitFunds,
    )
    expect(funds.value.request).toMatchObject({ level: 3, state: 'SUBMITTED', fundsSource: 'SALARY' })
    await grantByTwo(funds.value.request!.requestId)
    expect((await member.call(readKyc)).value).toMatchObject({ level: 3, nextLevel: null })
    await house.settle()
    const titles = await rowsOf(
      house.server.process.database.kysely,
      sql<{
        title: string
      }>`SELECT titles->>'EN' AS title FROM messaging.message WHERE account_id = ${member.id} AND key LIKE 'kyc:%' ORDER BY sent_at, message_id`,
    )
    expect(titles.map(({ title }) => title).sort()).toEqual([
      'More is needed for your verification',
      'Verification approved',
      'Verification approved',
    ])
  })

  test('is refused with a reason and may submit again', async () => {
    const member = await memberAt(12, 1)
    const { requestId } = (await hand(member, { idNumber: NUMBERS[1] })).value.request!
    await desk.call(refuseKyc, {
      params: { requestId },
      body: { isMoreNeeded: false, reasonCode: 'SELFIE_DIFFERS', remark: 'look again' },
    })
    expect((await member.call(readKyc)).value).toMatchObject({
      level: 1,
      nextLevel: 2,
      request: { state: 'REJECTED', reasonCode: 'SELFIE_DIFFERS', remark: 'look again' },
    })
    expect((await hand(member, { idNumber: NUMBERS[1] })).success).toBe(true)
  })
})

test('an invalid picture or citizen number, a too young member or one below level 1 is refused', async () => {
  const member = await memberAt(13, 1)
  const faults = async (change: Partial<typeof identity>) =>
    (await hand(member, change)).value.fields?.map(({ field, rule }) => `${field}: ${rule}`)
  expect(await faults({ idNumber: '1101700207031' })).toEqual(['idNumber: idNumberFormat'])
  expect(await faults({ birthday: '2007-01-01' })).toEqual(['birthday: underAge'])
  expect(await faults({ birthday: '1990-02-30' })).toEqual(['birthday: pattern_date_ymd'])
  const wrong: Record<string, Buffer>[] = [
    { cardFront: picture },
    { cardFront: picture, selfie: Buffer.from('<svg/>') },
    { cardFront: picture, selfie: picture, more: picture },
  ]
  for (const files of wrong) expect((await send(member, identity, files)).code).toBe('UPLOAD_INVALID')
  expect(
    await send(
      member,
      { source: 'SALARY', statement: 'Salary of the last three years' },
      { documents: picture },
      submitFunds,
    ),
  ).toMatchObject({ code: 'KYC_LEVEL' })
  const fresh = await memberAt(14, 0)
  expect((await hand(fresh)).code).toBe('KYC_LEVEL')
})

test('T-ID a document can be read by its member and by operators, whose every reading is recorded; for others it is not found', async () => {
  const owner = await memberAt(15, 1)
  const stranger = await memberAt(16, 1)
  const request = (await hand(owner, { idNumber: NUMBERS[2] })).value.request!
  const documentId = request.documents[0]!.documentId
  const params = { requestId: request.requestId, documentId }
  expect((await owner.call(readKycDocument, { params: { documentId } })).value).toMatchObject({
    mediaType: 'image/png',
    width: 60,
    height: 40,
  })
  expect(await stranger.call(readKycDocument, { params: { documentId } })).toMatchObject({
    status: 404,
    code: 'KYC_NOT_FOUND',
  })
  const blind = await house.operator('blind', ['members.read', 'withdrawals.decide'])
  for (const call of [readMemberDocument, readKycRequest] as const)
    expect((await blind.call(call as typeof readMemberDocument, { params })).status).toBe(403)
  expect(
    (await (await house.operator('reader', ['kyc.read'])).call(approveKyc, { params, body: {} })).status,
  ).toBe(403)
  expect(
    (await desk.call(readMemberDocument, { params: { ...params, requestId: randomUUID() } })).status,
  ).toBe(404)
  const seen = await desk.call(readMemberDocument, { params })
  expect((await sharp(Buffer.from(seen.value.content, 'base64')).metadata()).width).toBe(60)
  expect((await desk.call(readKycRequest, { params })).value).toMatchObject({
    idNumber: NUMBERS[2],
    age: ageOn(identity.birthday, businessDate(clock.now(), 'Asia/Bangkok')),
    abilities: ['approve', 'reject', 'more'],
  })
  const looks = await rowsOf(
    house.server.process.database.kysely,
    sql<{
      action: string
    }>`SELECT action FROM app.audit_log WHERE subject = ${`member:${owner.id}`} AND actor = 'desk' ORDER BY seq`,
  )
  expect(looks.map(({ action }) => action)).toEqual(['kyc.view-document', 'kyc.view'])
  const folder = join(house.server.process.config.dataDir, 'files', documentId.slice(-2))
  const name = (await readdir(folder)).find((file) => file.startsWith(documentId))!
  expect((await readFile(join(folder, name))).includes(Buffer.from('PNG'))).toBe(false)
  expect((await house.client.get(`/files/${name}`, { token: owner.token })).status).toBe(404)
  expect(
    JSON.stringify(
      await rowsOf(
        house.server.process.database.kysely,
        sql`SELECT * FROM identity.kyc_request WHERE request_id = ${request.requestId}`,
      ),
    ),
  ).not.toContain(NUMBERS[2])
})

test('one citizen number verifies one member, and operators see who else submitted it', async () => {
  const [one, two] = [await memberAt(17, 1), await memberAt(18, 1)]
  const number = '1103700012346'
  const requests = [
    (await hand(one, { idNumber: number })).value,
    (await hand(two, { idNumber: '1-1037-00012-34-6' })).value,
  ]
  expect(requests.map((value) => value.request?.state)).toEqual(['SUBMITTED', 'SUBMITTED'])
  const [first, second] = requests.map((value) => value.request!.requestId) as [string, string]
  const queue = await desk.call(listKycRequests, { query: { state: 'SUBMITTED', pageSize: 100 } })
  expect(
    queue.value.list
      .filter(({ isDuplicate }) => isDuplicate)
      .map(({ account }) => account)
      .sort(),
  ).toEqual(['member17', 'member18'])
  const both = await Promise.all(
    [first, second].map((requestId) => desk.call(approveKyc, { params: { requestId }, body: {} })),
  )
  expect(both.filter(({ success }) => success)).toHaveLength(1)
  expect(both.find(({ success }) => !success)?.code).toBe('KYC_ID_TAKEN')
})

test('an approval ends after its last day, and the level with it', async () => {
  const member = await memberAt(19, 1)
  const { requestId } = (await hand(member, { idNumber: '1100801234562' })).value.request ?? { requestId: '' }
  await desk.call(approveKyc, { params: { requestId }, body: {} })
  await sql`UPDATE identity.kyc_request SET valid_until = '2020-01-01' WHERE request_id = ${requestId}`.execute(
    house.server.process.database.kysely,
  )
  await house.settle('identity/end-verifications')
  expect(await kycLevelOf(house.server.process.database.kysely, member.id)).toBe(1)
  expect((await member.call(readKyc)).value).toMatchObject({ nextLevel: 2, request: { state: 'EXPIRED' } })
})
