import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeSentTo, logIn, makeAccount, register } from '../../../../tests/support/identity.ts'
import { startServer, type TestClient, type TestServer } from '../../../../tests/support/server.ts'
import { oneOf, sql } from '../../../../platform/postgres.ts'
import { setSetting } from '../../../system/index.ts'
import { codeSettings } from '../../settings/codes.ts'

let server: TestServer
let number = 10_000_000
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const newNumber = () => `08${(number += 20_011)}`
const e164 = (mobileNum: string) => `+66${mobileNum.slice(1)}`
const forgetNetwork = () =>
  server.process.database.pool.query("DELETE FROM app.counter WHERE name IN ('sms-network', 'sms-range')")

async function member(
  username: string,
  more: Record<string, unknown> = {},
): Promise<{ client: TestClient; token: string }> {
  await makeAccount(server, { username, payeeName: 'มานี มีนา', ...more })
  const client = server.client()
  return { client, token: (await logIn(client, username, 'correct-horse-7')).value.token }
}
type Member = Awaited<ReturnType<typeof member>>
const ask = ({ client, token }: Member, mobileNum: string, more = {}) =>
  client.post<{ expiredMinutes: number }>(
    '/api/wps/verification/sms/bind',
    { mobileNum, countryDialingCode: '66', ...more },
    { token },
  )
const bind = ({ client, token }: Member, mobileNum: string, verificationCode: string) =>
  client.post<{ mobile: string; kycLevel: number }>(
    '/api/wps/member/mobile',
    { mobileNum, countryDialingCode: '66', verificationCode },
    { token, sealed: true },
  )
const wrongFor = (code: string, add = 1) => String((parseInt(code, 10) + add) % 1_000_000).padStart(6, '0')

test('the right code binds the number and, with name and age, gives KYC level 1', async () => {
  const client = server.client()
  const { token } = (await register(client, { username: 'kycone', payeeName: 'มานี มีนา' })).value
  const mobileNum = newNumber()
  const asked = await ask({ client, token }, mobileNum)
  expect(asked).toMatchObject({ status: 200, value: { expiredMinutes: 5 } })
  const reply = await bind({ client, token }, mobileNum, await codeSentTo(client, e164(mobileNum)))
  expect(reply).toMatchObject({ status: 200, value: { kycLevel: 1 } })
  expect(reply.value.mobile).toMatch(/^\+668.•••[0-9]{4}$/)
  expect((await client.get('/api/wps/member/profile', { token })).value).toMatchObject({
    isMobileVerified: true,
    kycLevel: 1,
  })
  await client.post('/api/dev/clock', { advance: 'PT61S' })
  expect((await ask({ client, token }, mobileNum)).value).toMatchObject({
    fields: [{ field: 'mobileNum', rule: 'alreadySet' }],
  })
})

test('level 1 waits for the payee name, and comes with it', async () => {
  const anna = await member('annakyc', { payeeName: null })
  const mobileNum = newNumber()
  await ask(anna, mobileNum)
  expect((await bind(anna, mobileNum, await codeSentTo(anna.client, e164(mobileNum)))).value.kycLevel).toBe(0)
  const profile = await anna.client.put(
    '/api/wps/member/profile',
    { payeeName: 'Anna Smith' },
    { token: anna.token },
  )
  expect(profile.value).toMatchObject({ payeeName: 'Anna Smith', kycLevel: 1 })
})

test('only keyed hashes of codes are stored', async () => {
  const mia = await member('miahash')
  const mobileNum = newNumber()
  await ask(mia, mobileNum)
  const code = await codeSentTo(mia.client, e164(mobileNum))
  const { text } = await oneOf(
    server.process.database.kysely,
    sql<{ text: string }>`SELECT string_agg(code::text, '') AS text FROM identity.code`,
  )
  expect(text).not.toContain(code)
})

test('T-S1 of a hundred guesses at once with the right one among them five are checked', async () => {
  const bob = await member('bobguess')
  const mobileNum = newNumber()
  await ask(bob, mobileNum)
  const code = await codeSentTo(bob.client, e164(mobileNum))
  const replies = await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      bind(bob, mobileNum, index === 49 ? code : wrongFor(code, index + 1)),
    ),
  )
  const judged = replies.filter((reply) => reply.code === 'VERIFY_CODE_WRONG' || reply.status === 200)
  expect(judged.length).toBeLessThanOrEqual(5)
  expect(replies.filter((reply) => reply.code === 'VERIFY_CODE_EXPIRED').length).toBe(100 - judged.length)
  const { tries } = await oneOf(
    server.process.database.kysely,
    sql<{ tries: number }>`SELECT tries FROM identity.code WHERE target = ${e164(mobileNum)}`,
  )
  expect(tries).toBeLessThanOrEqual(5)
})

test('T-S2 the right code twenty times at once succeeds once', async () => {
  const eve = await member('eveparallel')
  const mobileNum = newNumber()
  await ask(eve, mobileNum)
  const code = await codeSentTo(eve.client, e164(mobileNum))
  const replies = await Promise.all(Array.from({ length: 20 }, () => bind(eve, mobileNum, code)))
  expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1)
})

test('T-S3 a code of another number, purpose or person is refused', async () => {
  await forgetNetwork()
  const ann = await member('anncross')
  const ben = await member('bencross')
  const [hers, his] = [newNumber(), newNumber()]
  await ask(ann, hers)
  await ask(ben, his)
  const code = await codeSentTo(ann.client, e164(hers))
  expect((await bind(ann, his, code)).code).toBe('VERIFY_CODE_WRONG')
  expect((await bind(ben, hers, code)).code).toBe('VERIFY_CODE_WRONG')
  await server.process.database.pool.query("UPDATE identity.code SET purpose = 'RECOVER' WHERE target = $1", [
    e164(hers),
  ])
  expect((await bind(ann, hers, code)).code).toBe('VERIFY_CODE_WRONG')
})

test('T-S4 numbers of one range: sending stops at the cap, and nothing is sent beyond it', async () => {
  await forgetNetwork()
  await server.process.database.transaction(async (tx) => {
    await setSetting(tx, 'demo', codeSettings.smsPerNetworkHour, 10_000)
    await setSetting(tx, 'demo', codeSettings.smsPerPrefixHour, 25)
  })
  const pumper = await member('pumper1')
  const replies = []
  for (let last = 0; last < 60; last++)
    replies.push(await ask(pumper, `09912300${String(last).padStart(2, '0')}`))
  expect(replies.filter((reply) => reply.status === 200)).toHaveLength(25)
  expect(replies.slice(25).every((reply) => reply.status === 429 && reply.code === 'SMS_TOO_MANY')).toBe(true)
  const { sent } = await oneOf(
    server.process.database.kysely,
    sql<{ sent: bigint }>`SELECT count(*) AS sent FROM system.message WHERE recipient LIKE '+669912300%'`,
  )
  expect(sent).toBe(25n)
  await server.process.database.transaction(async (tx) => {
    await setSetting(tx, 'demo', codeSettings.smsPerNetworkHour, 20)
    await setSetting(tx, 'demo', codeSettings.smsPerPrefixHour, 50)
  })
})

test('one network asks for twenty codes an hour at most', async () => {
  await forgetNetwork()
  const eager = await member('eager1')
  const replies = []
  for (let last = 0; last < 22; last++) replies.push(await ask(eager, newNumber()))
  expect(replies.filter((reply) => reply.status === 200)).toHaveLength(20)
  expect(replies.at(-1)!.code).toBe('SMS_TOO_MANY')
  await forgetNetwork()
})

test('T-S5 a new code replaces the former one; one number gets one a minute, five an hour', async () => {
  const joe = await member('joeresend')
  const mobileNum = newNumber()
  await ask(joe, mobileNum)
  const first = await codeSentTo(joe.client, e164(mobileNum))
  const soon = await ask(joe, mobileNum)
  expect([soon.status, soon.code, Number(soon.headers.get('retry-after')) <= 60]).toEqual([
    429,
    'SMS_TOO_MANY',
    true,
  ])
  expect(soon.message).toBe(
    `Too many requests, please try again after ${soon.headers.get('retry-after')} seconds.`,
  )
  await joe.client.post('/api/dev/clock', { advance: 'PT61S' })
  expect((await ask(joe, mobileNum)).status).toBe(200)
  const second = await codeSentTo(joe.client, e164(mobileNum))
  if (first !== second) expect((await bind(joe, mobileNum, first)).code).toBe('VERIFY_CODE_WRONG')
  for (let more = 0; more < 3; more++) {
    await joe.client.post('/api/dev/clock', { advance: 'PT61S' })
    expect((await ask(joe, mobileNum)).status).toBe(200)
  }
  await joe.client.post('/api/dev/clock', { advance: 'PT61S' })
  const sixth = await ask(joe, mobileNum)
  const waitS = Number(sixth.headers.get('retry-after'))
  // The hour began with the first code, so the wait is the rest of it, in the sentence and in the header.
  expect([sixth.code, waitS > 3_000 && waitS < 3_600]).toEqual(['SMS_TOO_MANY', true])
  expect(sixth.message).toBe(`Too many requests, please try again after ${Math.ceil(waitS / 60)} minutes.`)
  // Asked again at once, the minute refuses first; the answer still names the hour.
  const again = await ask(joe, mobileNum)
  expect([again.code, Number(again.headers.get('retry-after')) > 3_000]).toEqual(['SMS_TOO_MANY', true])
  const last = await codeSentTo(joe.client, e164(mobileNum))
  await joe.client.post('/api/dev/clock', { advance: 'PT5M' })
  expect((await bind(joe, mobileNum, last)).code).toBe('VERIFY_CODE_EXPIRED')
})

test('a number that another member proved stays theirs; one that was only claimed goes to the member who proves it', async () => {
  await forgetNetwork()
  const [claimed, proved] = [newNumber(), newNumber()]
  await makeAccount(server, { username: 'claimer1', mobile: e164(claimed) })
  const owner = await member('owner1x')
  await ask(owner, proved)
  await bind(owner, proved, await codeSentTo(owner.client, e164(proved)))
  const thief = await member('thief1')
  await ask(thief, claimed)
  expect((await bind(thief, claimed, await codeSentTo(thief.client, e164(claimed)))).status).toBe(200)
  const late = await member('late1')
  await late.client.post('/api/dev/clock', { advance: 'PT61S' })
  await ask(late, proved)
  const reply = await bind(late, proved, await codeSentTo(late.client, e164(proved)))
  expect([reply.status, reply.code]).toEqual([409, 'REG_MOBILE_TAKEN'])
})

test('no code is sent to other countries', async () => {
  const kim = await member('kimabroad')
  const reply = await kim.client.post(
    '/api/wps/verification/sms/bind',
    { mobileNum: '91234567', countryDialingCode: '852' },
    { token: kim.token },
  )
  expect(reply.value).toMatchObject({ fields: [{ field: 'countryDialingCode', rule: 'phoneCountry' }] })
  expect((await ask(kim, '021234567')).value).toMatchObject({
    fields: [{ field: 'mobileNum', rule: 'phoneFormat' }],
  })
})
