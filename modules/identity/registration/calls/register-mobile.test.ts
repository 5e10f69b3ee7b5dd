import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { demoAgentId } from '../../../../db/seeds/identity.ts'
import { codeSentTo, makeAccount, quickHumanCheck, register } from '../../../../tests/support/identity.ts'
import { startServer, type TestClient, type TestServer } from '../../../../tests/support/server.ts'
import { oneOf, sql } from '../../../../platform/postgres.ts'
import { setFlag } from '../../../system/index.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
  await flag('MOBILENUMREG3', true)
  await flag('MOBILENUMPASSREG3', true)
})
afterAll(() => server.close())

const change = (work: Parameters<typeof server.process.database.transaction>[0]) =>
  server.process.database.transaction(work)
const flag = async (name: 'MOBILENUMREG3' | 'MOBILENUMPASSREG3' | 'REGMOBVERF3', isOn: boolean) => {
  await change((tx) => setFlag(tx, 'demo', name, isOn))
  await vi.waitFor(
    async () =>
      expect(
        (await server.client().get<Record<string, boolean>>('/api/wps/system/whitelabel')).value[name],
      ).toBe(isOn),
    { timeout: 30_000 },
  )
}

interface Row {
  account_id: string
  username: string
  mobile: string | null
  mobile_verified_at: Date | null
  kyc_level: number
  upline_id: string | null
  password_hash: string
}
const rowOfMobile = (mobile: string) =>
  oneOf(
    server.process.database.kysely,
    sql<Row>`SELECT * FROM identity.account WHERE merchant_id = 'demo' AND mobile = ${mobile}`,
  )
const askCode = async (client: TestClient, mobileNo: string) =>
  client.post<{ expiredMinutes: number }>('/api/wps/verification/sms/register', {
    mobileNo,
    countryDialingCode: '66',
    humanCheck: await quickHumanCheck(client, 'sms'),
  })
const registerMobile = async (client: TestClient, body: Record<string, unknown>) =>
  client.put<{ token: string; account: string; fields?: { field: string; rule: string; message: string }[] }>(
    '/api/wps/member/register/mobile',
    {
      countryDialingCode: '66',
      password: 'correct-horse-7',
      registerMethod: 'WEB',
      humanCheck: await quickHumanCheck(client, 'register'),
      ...body,
    },
    { sealed: true },
  )

test('a newcomer registers by number and code, signed in, the number proven', async () => {
  const client = server.client()
  expect((await askCode(client, '089-333-0001')).value).toEqual({
    expiredMinutes: 5,
    reference: expect.stringMatching(/^[A-Z]{4}$/),
  })
  const reply = await registerMobile(client, {
    mobileNum: '0893330001',
    verificationCode: await codeSentTo(client, '+66893330001'),
    payeeName: 'สมหญิง ใจงาม',
    affiliateCode: 'AGENT2',
  })
  expect(reply).toMatchObject({ status: 200, success: true })
  expect(await rowOfMobile('+66893330001')).toMatchObject({
    username: reply.value.account,
    kyc_level: 1,
    upline_id: demoAgentId(2),
    mobile_verified_at: expect.any(Date),
  })
  expect(reply.value.account).toMatch(/^m[0-9a-f]{11}$/)
  expect((await client.get('/api/wps/member/info', { token: reply.value.token })).status).toBe(200)
})

test('every field is checked before the code is used up', async () => {
  const client = server.client()
  await askCode(client, '0893330002')
  const code = await codeSentTo(client, '+66893330002')
  const refused = await registerMobile(client, {
    mobileNum: '12',
    verificationCode: code,
    password: 'short',
    username: '9x',
  })
  expect([refused.code, refused.value.fields?.map(({ field, rule }) => `${field} ${rule}`).sort()]).toEqual([
    'REQUEST_INVALID',
    ['mobileNum length', 'password passwordLength', 'username length'],
  ])
  const missing = await registerMobile(client, { mobileNum: '0893330002' })
  expect(missing.value.fields).toEqual([
    { field: 'verificationCode', rule: 'required', message: 'Input cannot be empty' },
  ])
  expect(
    (await registerMobile(client, { mobileNum: '0893330002', verificationCode: code, username: 'MEMBER01' }))
      .code,
  ).toBe('REG_USERNAME_TAKEN')
  expect(
    (await registerMobile(client, { mobileNum: '0893330002', verificationCode: code, username: 'Numbered2' }))
      .value.account,
  ).toBe('numbered2')
})

test('T-S3 a code of another number, purpose or visitor registers nobody', async () => {
  const client = server.client()
  await askCode(client, '0893330003')
  const code = await codeSentTo(client, '+66893330003')
  expect((await registerMobile(client, { mobileNum: '0893330004', verificationCode: code })).code).toBe(
    'VERIFY_CODE_WRONG',
  )
  const stranger = server.client()
  expect((await registerMobile(stranger, { mobileNum: '0893330003', verificationCode: code })).code).toBe(
    'VERIFY_CODE_WRONG',
  )
  await makeAccount(server, { username: 'proven05', mobile: '+66893330005' })
  await change(async (tx) => {
    await sql`UPDATE identity.account SET mobile_verified_at = now() WHERE username = 'proven05'`.execute(tx)
  })
  await client.post('/api/wps/verification/sms/noLogin', {
    mobileNum: '0893330005',
    countryDialingCode: '66',
    humanCheck: await quickHumanCheck(client, 'sms'),
  })
  const signInCode = await codeSentTo(client, '+66893330005')
  expect(signInCode).toMatch(/^[0-9]{6}$/)
  expect((await registerMobile(client, { mobileNum: '0893330005', verificationCode: signInCode })).code).toBe(
    'VERIFY_CODE_WRONG',
  )
})

test('T-S2 the right code twenty times at once: one account', async () => {
  const client = server.client()
  await askCode(client, '0893330006')
  const code = await codeSentTo(client, '+66893330006')
  const replies = await Promise.all(
    Array.from({ length: 20 }, () =>
      registerMobile(client, { mobileNum: '0893330006', verificationCode: code }),
    ),
  )
  expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1)
})

test('a proven number is taken from an account that only claimed it, and never from one that proved it', async () => {
  const client = server.client()
  await register(client, { username: 'claimer07', mobileNum: '0893330007', countryDialingCode: '66' })
  await askCode(client, '0893330007')
  const first = await registerMobile(client, {
    mobileNum: '0893330007',
    verificationCode: await codeSentTo(client, '+66893330007'),
  })
  expect(first.status).toBe(200)
  expect(await rowOfMobile('+66893330007')).toMatchObject({ username: first.value.account })
  await sql`DELETE FROM app.counter WHERE name = 'sms-number-minute'`.execute(server.process.database.kysely)
  await askCode(client, '0893330007')
  expect(
    await registerMobile(client, {
      mobileNum: '0893330007',
      verificationCode: await codeSentTo(client, '+66893330007'),
    }),
  ).toMatchObject({ status: 409, code: 'REG_MOBILE_TAKEN' })
})

test('without MOBILENUMPASSREG3 no password is asked for; without MOBILENUMREG3 registration by number is closed', async () => {
  await flag('MOBILENUMPASSREG3', false)
  const client = server.client()
  await askCode(client, '0893330008')
  expect(
    (
      await registerMobile(client, {
        mobileNum: '0893330008',
        password: undefined,
        verificationCode: await codeSentTo(client, '+66893330008'),
      })
    ).status,
  ).toBe(200)
  await flag('MOBILENUMREG3', false)
  expect((await registerMobile(client, { mobileNum: '0893330009', verificationCode: '123456' })).code).toBe(
    'REG_CLOSED',
  )
  await flag('MOBILENUMREG3', true)
  await flag('MOBILENUMPASSREG3', true)
})

test('with REGMOBVERF3 a given number must be proven on the username tab too', async () => {
  await flag('REGMOBVERF3', true)
  const client = server.client()
  expect(
    (await register(client, { username: 'verified10', mobileNum: '0893330010' })).value.fields,
  ).toMatchObject([{ field: 'verificationCode', rule: 'required' }])
  await askCode(client, '0893330010')
  expect(
    (
      await register(client, {
        username: 'verified10',
        mobileNum: '0893330010',
        verificationCode: await codeSentTo(client, '+66893330010'),
      })
    ).status,
  ).toBe(200)
  expect(await rowOfMobile('+66893330010')).toMatchObject({
    username: 'verified10',
    mobile_verified_at: expect.any(Date),
  })
  expect((await register(client, { username: 'numberless' })).status).toBe(200)
  await flag('REGMOBVERF3', false)
})

test('the offered countries are those that codes are sent to', async () => {
  expect((await server.client().get('/api/wps/system/countries')).value).toEqual({
    list: [
      { countryCode: 'TH', countryDialingCode: '66' },
      { countryCode: 'LA', countryDialingCode: '856' },
      { countryCode: 'KH', countryDialingCode: '855' },
      { countryCode: 'MM', countryDialingCode: '95' },
    ],
  })
  const client = server.client()
  const refused = await client.post('/api/wps/verification/sms/register', {
    mobileNo: '612345678',
    countryDialingCode: '33',
    humanCheck: await quickHumanCheck(client, 'sms'),
  })
  expect(refused.value).toMatchObject({ fields: [{ field: 'countryDialingCode', rule: 'phoneCountry' }] })
})
