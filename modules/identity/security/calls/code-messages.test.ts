/** Messages with codes: the merchant they name, and the request they belong to. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { logIn, makeAccount } from '../../../../tests/support/identity.ts'
import { startServer, type TestServer } from '../../../../tests/support/server.ts'
import { merchantsKey, setNames } from '../../../system/index.ts'

const HOSTILE = 'Gold <b>&"Co"'
let server: TestServer
let token: string
beforeAll(async () => {
  server = await startServer()
  await server.process.database.transaction((tx) => setNames(tx, 'demo', { th: 'บ้านทอง', en: HOSTILE }))
  await server.process.services.use(merchantsKey).refresh()
  await makeAccount(server, { username: 'reader01', payeeName: 'มานี มีนา' })
  token = (await logIn(server.client(), 'reader01', 'correct-horse-7')).value.token
})
afterAll(() => server.close())

interface Kept {
  text: string
  subject: string
  html?: string
}
const keptFor = async (to: string) =>
  (await server.client().get<{ list: Kept[] }>(`/api/dev/outbox?to=${encodeURIComponent(to)}`)).value.list[0]!
const askSms = (language: string, mobileNum: string) =>
  server
    .client({ 'accept-language': language })
    .post<{ reference: string }>(
      '/api/wps/verification/sms/bind',
      { mobileNum, countryDialingCode: '66' },
      { token },
    )

test('an SMS names the merchant in the reader’s language and the reference that the form shows', async () => {
  const thai = await askSms('th', '0817770001')
  expect((await keptFor('+66817770001')).text).toMatch(
    new RegExp(`^บ้านทอง: รหัส OTP [0-9]{6} \\(อ้างอิง ${thai.value.reference}\\) ใช้ได้ 5 นาที ห้ามบอกผู้อื่น$`),
  )
  const english = await askSms('en', '0817770002')
  expect((await keptFor('+66817770002')).text).toMatch(
    new RegExp(
      `^Gold <b>&"Co": your verification code is [0-9]{6} \\(reference ${english.value.reference}\\)\\.`,
    ),
  )
})

test('a mail with a code names both as well, in its subject too', async () => {
  const asked = await server
    .client()
    .post<{ reference: string }>(
      '/api/wps/verification/email/bind',
      { email: 'reader01@mail.example' },
      { token },
    )
  const mail = await keptFor('reader01@mail.example')
  expect(mail.subject).toBe(`Your ${HOSTILE} verification code (reference ${asked.value.reference})`)
  expect(mail.text).toContain(`Your verification code (reference ${asked.value.reference}):\n\n`)
  expect(mail.text.startsWith(HOSTILE)).toBe(true)
  const {
    rows: [row],
  } = await server.process.database.pool.query<{ html: string }>(
    "SELECT html FROM system.message WHERE recipient = 'reader01@mail.example'",
  )
  expect(row!.html).toContain('Gold &lt;b&gt;&amp;&quot;Co&quot;')
  expect(row!.html).not.toContain('Gold <b>')
})

test('a number that nobody proved gets an answer of the same format, with a reference', async () => {
  const client = server.client()
  const ask = async (mobileNum: string) =>
    client.post<Record<string, unknown>>('/api/wps/verification/sms/noLogin', {
      mobileNum,
      purpose: 'RECOVER',
      humanCheck: await client.humanCheck('sms'),
    })
  expect((await ask('0899999998')).value).toEqual({
    expiredMinutes: 5,
    reference: expect.stringMatching(/^[A-Z]{4}$/),
  })
})
