import { afterAll, beforeAll, expect, test } from 'vitest'
import { logIn, makeAccount } from '../../../../tests/support/identity.ts'
import { startServer, type TestClient, type TestServer } from '../../../../tests/support/server.ts'
import { setSetting, systemSettings } from '../../../system/index.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

async function member(username: string): Promise<{ client: TestClient; token: string }> {
  await makeAccount(server, { username })
  const client = server.client()
  return { client, token: (await logIn(client, username, 'correct-horse-7')).value.token }
}
const update = ({ client, token }: Awaited<ReturnType<typeof member>>, body: Record<string, unknown>) =>
  client.put<{
    payeeName: string
    email: string
    isEmailVerified: boolean
    details: Record<string, string>
    fields?: { field: string; rule: string }[]
  }>('/api/wps/member/profile', body, { token })

test('only the given fields change; a payee name is set once', async () => {
  const mali = await member('malicious')
  expect(
    (
      await update(mali, {
        nickname: 'มะลิ',
        payeeName: ' Mali  Rakdee ',
        email: 'Mali@Example.com',
        line: 'mali',
      })
    ).value,
  ).toMatchObject({ payeeName: 'Mali Rakdee', email: 'mali@example.com', isEmailVerified: false })
  expect((await update(mali, { line: 'mali-2' })).value).toMatchObject({
    payeeName: 'Mali Rakdee',
    details: { line: 'mali-2' },
  })
  expect((await update(mali, { payeeName: 'Mali Rakdee' })).status).toBe(200)
  expect((await update(mali, { payeeName: 'Somebody Else' })).value.fields).toMatchObject([
    { field: 'payeeName', rule: 'alreadySet' },
  ])
  expect((await mali.client.get('/api/wps/member/info', { token: mali.token })).value).toMatchObject({
    account: 'malicious',
    nickname: 'มะลิ',
    type: 0,
    isAgent: false,
  })
})

test('the patterns are those of registration, and children, false numbers and impossible days are refused', async () => {
  const noi = await member('noiprofile')
  const rulesOf = async (body: Record<string, unknown>) =>
    (await update(noi, body)).value.fields?.map(({ field, rule }) => `${field}: ${rule}`)
  expect(await rulesOf({ payeeName: 'Mononym', email: 'a@b' })).toEqual([
    'payeeName: realNameFormat',
    'email: length',
  ])
  expect(await rulesOf({ birthday: '2020-02-30' })).toEqual(['birthday: pattern_date_ymd'])
  expect(await rulesOf({ birthday: '2015-06-01' })).toEqual(['birthday: underAge'])
  expect(await rulesOf({ idNumber: '1101700207031' })).toEqual(['idNumber: idNumberFormat'])
  expect(await rulesOf({ idNumber: '1101700207030', birthday: '1990-02-28' })).toBe(undefined)
  expect(await rulesOf({ birthday: '1991-02-28' })).toEqual(['birthday: alreadySet'])
  await server.process.database.transaction((tx) => setSetting(tx, 'demo', systemSettings.minAge, 18))
})

test('another member’s profile cannot be reached, and fields that are not in the form change nothing', async () => {
  const one = await member('oneprofile')
  await update(one, {
    kycLevel: 3,
    vipLevel: 9,
    type: 1,
    memberId: '00000000-0000-7000-8000-000000000001',
    mobile: '+66899999999',
  } as never)
  expect((await one.client.get('/api/wps/member/profile', { token: one.token })).value).toMatchObject({
    account: 'oneprofile',
    kycLevel: 0,
    vipLevel: 0,
    mobile: null,
  })
})

test('the language is stored if the merchant offers it', async () => {
  const lang = await member('languager')
  expect(
    (await lang.client.put('/api/wps/member/language', { language: 'en' }, { token: lang.token })).value,
  ).toEqual({ language: 'EN' })
  expect((await lang.client.get('/api/wps/member/info', { token: lang.token })).value.language).toBe('EN')
  expect(
    (await lang.client.put('/api/wps/member/language', { language: 'ZH' }, { token: lang.token })).code,
  ).toBe('REQUEST_INVALID')
})

test('the picture is drawn from the name and contains nothing else', async () => {
  const icon = await member('iconic01')
  await update(icon, { nickname: '<script>"&' })
  const reply = await icon.client.get<{ icon: string; initials: string }>('/api/wps/member/info/icon', {
    token: icon.token,
  })
  expect(reply.value.initials).toBe('SC')
  const svg = Buffer.from(reply.value.icon.replace('data:image/svg+xml;base64,', ''), 'base64').toString()
  expect(svg).toMatch(/^<svg [^>]*><rect [^>]*\/><text [^>]*>SC<\/text><\/svg>$/)
})
