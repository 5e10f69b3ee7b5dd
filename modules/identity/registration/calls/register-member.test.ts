import { afterAll, beforeAll, expect, test } from 'vitest'
import { register, solveCaptcha } from '../../../../tests/support/identity.ts'
import { startServer, type TestServer } from '../../../../tests/support/server.ts'
import { oneOf, sql } from '../../../../platform/postgres.ts'
import { setFlag, setSetting, systemSettings } from '../../../system/index.ts'
import { demoAgentId, demoMemberId } from '../../../../db/seeds/identity.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const change = (work: Parameters<typeof server.process.database.transaction>[0]) =>
  server.process.database.transaction(work)

interface Row {
  account_id: string
  username: string
  type: number
  upline_id: string | null
  referrer_id: string | null
  mobile: string | null
  kyc_level: number
  payee_name: string | null
  profile: Record<string, string>
}

const rowOf = (username: string) =>
  oneOf(
    server.process.database.kysely,
    sql<Row>`SELECT * FROM identity.account WHERE merchant_id = 'demo' AND username = ${username}`,
  )

const faultsOf = async (filled: Record<string, unknown>) => {
  const reply = await register(server.client(), filled)
  expect([reply.status, reply.code]).toEqual([422, 'REQUEST_INVALID'])
  return reply.value.fields!.map(({ field, rule }) => `${field}: ${rule}`)
}

test('a newcomer registers with a username and is signed in, with wallets of zero', async () => {
  const client = server.client()
  const reply = await register(client, {
    username: 'Newcomer1',
    payeeName: 'สมหญิง  รักดี',
    mobileNum: '081-234 5678',
    line: 'som.ying',
    paymentPassword: '493817',
  })
  expect(reply).toMatchObject({
    status: 200,
    value: {
      account: 'newcomer1',
      firstTimeLogin: true,
      token: expect.any(String),
      memberId: expect.any(String),
    },
  })
  const state = await client.get('/api/wps/member/info/public', { token: reply.value.token })
  expect(state.value).toEqual({
    balance: 0,
    currency: 'THB',
    currencySymbol: '฿',
    countryCode: 'TH',
    hasVip: true,
    vipLabelName: 'Member',
    vipRankLevel: 0,
    unreadMessage: 0,
    availablePromoCount: 0,
    availableMissionCount: 0,
    // The demo's house pays for friends.
    availablePromo: { REFERRAL: { enabled: true } },
    firstTimeLogin: true,
    banners: {
      w_login: [expect.objectContaining({ groupName: 'w_login', url: expect.stringMatching(/^\/art\//) })],
      w_register: [expect.objectContaining({ groupName: 'w_register' })],
    },
  })
  expect(await rowOf('newcomer1')).toMatchObject({
    type: 0,
    mobile: '+66812345678',
    payee_name: 'สมหญิง รักดี',
    kyc_level: 0,
    upline_id: null,
    profile: { line: 'som.ying' },
  })
  await client.post('/api/wps/member/firstLogin/ack', {}, { token: reply.value.token })
  expect(
    (await client.get('/api/wps/member/info/public', { token: reply.value.token })).value.firstTimeLogin,
  ).toBe(false)
})

test('every broken field is named at once, in the caller’s language', async () => {
  const reply = await register(server.client({ 'accept-language': 'th' }), {
    username: '1abc',
    password: 'short',
    payeeName: 'สมชาย',
    mobileNum: '12',
    email: 'nobody',
    paymentPassword: '123456',
  })
  expect(reply.value.fields).toEqual([
    { field: 'username', rule: 'accountFormat', message: 'รูปแบบชื่อผู้ใช้ไม่ถูกต้อง' },
    { field: 'password', rule: 'passwordLength', message: 'กรุณาตั้งรหัสผ่าน 8–64 ตัวอักษร' },
    { field: 'payeeName', rule: 'realNameFormat', message: 'รูปแบบชื่อ-นามสกุลไม่ถูกต้อง' },
    { field: 'mobileNum', rule: 'length', message: 'กรุณากรอก 6–20 ตัวอักษร' },
    { field: 'email', rule: 'emailFormat', message: 'รูปแบบอีเมลไม่ถูกต้อง' },
    { field: 'paymentPassword', rule: 'pinSimple', message: 'ห้ามใช้เลขซ้ำกันทั้งหมดหรือเลขเรียงกัน' },
  ])
})

test('reserved names, common passwords and one’s own name are refused', async () => {
  expect(await faultsOf({ username: 'Admin' })).toEqual(['username: usernameReserved'])
  expect(await faultsOf({ username: 'support01' })).toEqual(['username: usernameReserved'])
  expect(await faultsOf({ username: 'plainname', password: 'Password123' })).toEqual([
    'password: passwordCommon',
  ])
  expect(await faultsOf({ username: 'samename1', password: 'SameName1' })).toEqual(['password: passwordSame'])
  expect(await faultsOf({ username: 'phoner1', password: '0812220001', mobileNum: '0812220001' })).toEqual([
    'password: passwordSame',
  ])
  expect(await faultsOf({ username: 'typo1', confirmPassword: 'correct-horse-8' })).toEqual([
    'confirmPassword: confirmWrong',
  ])
  expect(await faultsOf({ username: 'ปลอม123' })).toEqual(['username: accountFormat'])
  expect(await faultsOf({ username: 'toolongusername12' })).toEqual(['username: length'])
})

test('the operator’s field settings are used', async () => {
  await change((tx) =>
    setSetting(tx, 'demo', systemSettings.registerFields, {
      email: { required: true },
      username: { minLength: 6 },
      birthday: { enabled: true },
      line: { enabled: false },
    }),
  )
  expect(await faultsOf({ username: 'short', birthday: '2015-01-01' })).toEqual([
    'username: length',
    'email: required',
    'birthday: underAge',
  ])
  const reply = await register(server.client(), {
    username: 'configured',
    email: 'Some.One@Example.com',
    birthday: '1990-02-28',
    line: 'not-taken',
  })
  expect(reply.status).toBe(200)
  expect(await rowOf('configured')).toMatchObject({
    email: 'some.one@example.com',
    profile: { birthday: '1990-02-28' },
  })
  await change((tx) => setSetting(tx, 'demo', systemSettings.registerFields, {}))
})

test('a captcha that is asked for but not required may stay empty; a given answer is checked', async () => {
  await change((tx) =>
    setSetting(tx, 'demo', systemSettings.registerFields, { captcha: { enabled: true, required: false } }),
  )
  expect((await register(server.client(), { username: 'nocaptcha1' })).status).toBe(200)
  expect((await register(server.client(), { username: 'nocaptcha2', captcha: '' })).status).toBe(200)
  const client = server.client()
  await solveCaptcha(client)
  expect((await register(client, { username: 'wrongcaptcha1', captcha: 'zzzz' })).code).toBe(
    'AUTH_CAPTCHA_WRONG',
  )
  expect(
    (await register(client, { username: 'rightcaptcha1', captcha: await solveCaptcha(client) })).status,
  ).toBe(200)
  await change((tx) => setSetting(tx, 'demo', systemSettings.registerFields, {}))
})

test('terms and age may not be denied, and a closed registration is answered as such', async () => {
  expect((await register(server.client(), { username: 'noterms', termsAccepted: false })).code).toBe(
    'REG_TERMS',
  )
  expect(await faultsOf({ username: 'tooyoung', ageConfirmed: false })).toEqual([
    'ageConfirmed: ageNotConfirmed',
  ])
  await change((tx) => setFlag(tx, 'demo', 'registration', false))
  await expect
    .poll(async () => (await register(server.client(), { username: 'latecomer' })).code)
    .toBe('REG_CLOSED')
  await change((tx) => setFlag(tx, 'demo', 'registration', true))
  await expect
    .poll(
      async () =>
        (await server.client().get<{ registration: boolean }>('/api/wps/system/whitelabel')).value
          .registration,
    )
    .toBe(true)
})

test('a username is the same in any case, and of twenty requests at once one succeeds', async () => {
  expect(await register(server.client(), { username: 'MEMBER01' })).toMatchObject({
    status: 409,
    code: 'REG_USERNAME_TAKEN',
    value: { fields: [{ field: 'username' }] },
  })
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      register(server.client(), { username: index % 2 ? 'racer1' : 'RACER1' }),
    ),
  )
  expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1)
  expect(new Set(replies.filter((reply) => reply.status !== 200).map((reply) => reply.code))).toEqual(
    new Set(['REG_USERNAME_TAKEN']),
  )
})

test('T-A1 one phone in six spellings, twenty at once: one account', async () => {
  const spellings = [
    '0891112222',
    '089-111-2222',
    '89 111 2222',
    '+66891112222',
    '0066891112222',
    '66891112222',
  ]
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      register(server.client(), {
        username: `phone${index + 100}`,
        mobileNum: spellings[index % 6],
        countryDialingCode: ['66', '+66', ''][index % 3],
      }),
    ),
  )
  expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1)
  expect(new Set(replies.filter((reply) => reply.status !== 200).map((reply) => reply.code))).toEqual(
    new Set(['REG_MOBILE_TAKEN']),
  )
  const { count } = await oneOf(
    server.process.database.kysely,
    sql<{ count: bigint }>`SELECT count(*) AS count FROM identity.account WHERE mobile = '+66891112222'`,
  )
  expect(count).toBe(1n)
})

test('T-A2 fields that are not in the form change nothing', async () => {
  const reply = await register(server.client(), {
    username: 'assigner1',
    type: 1,
    isAgent: true,
    balance: 9e9,
    kycLevel: 3,
    kyc_level: 3,
    vipLevel: 9,
    uplineId: demoAgentId(1),
    state: 'FROZEN',
    merchantId: 'other',
    memberId: demoMemberId(1),
    mobileVerifiedAt: '2020-01-01',
  })
  expect(reply.status).toBe(200)
  expect(await rowOf('assigner1')).toMatchObject({
    type: 0,
    kyc_level: 0,
    upline_id: null,
    state: 'ACTIVE',
    vip_level: 0,
    merchant_id: 'demo',
    mobile_verified_at: null,
  })
  expect(
    (await server.client().get('/api/wps/member/info/public', { token: reply.value.token })).value.balance,
  ).toBe(0)
})

test('a check of scene login does not register', async () => {
  const client = server.client()
  const reply = await client.put(
    '/api/wps/member/register',
    {
      username: 'scener1',
      password: 'correct-horse-7',
      confirmPassword: 'correct-horse-7',
      humanCheck: await client.humanCheck('login'),
    },
    { sealed: true },
  )
  expect([reply.status, reply.code]).toEqual([422, 'VERIFY_HUMAN_REQUIRED'])
})
