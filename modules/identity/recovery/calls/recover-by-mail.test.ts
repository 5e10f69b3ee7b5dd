import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoMemberId } from '../../../../db/seeds/identity.ts'
import { logIn, register } from '../../../../tests/support/identity.ts'
import { startServer, type TestClient, type TestServer } from '../../../../tests/support/server.ts'
import { oneOf, rowsOf, sql } from '../../../../platform/postgres.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ env: { PUBLIC_ORIGIN: 'https://play.sala.example' } })
})
afterAll(() => server.close())

const reader = () => server.process.database.kysely
const ask = (client: TestClient, username: string, email: string, headers: Record<string, string> = {}) =>
  client.post('/api/wps/member/password/email', new URLSearchParams({ username, email }), { headers })
const mailsTo = async (email: string) =>
  (
    await server
      .client()
      .get<{ list: { text: string; subject: string; purpose: string }[] }>(
        `/api/dev/outbox?to=${encodeURIComponent(email)}`,
      )
  ).value.list
const tokenOf = (text: string) => /#token=([A-Za-z0-9_-]{43})/.exec(text)?.[1] ?? ''
const mailTo = async (email: string, nth = 1) => {
  await expect.poll(async () => (await mailsTo(email)).length).toBe(nth)
  return (await mailsTo(email))[0]!
}
const confirm = (
  client: TestClient,
  token: string,
  newPassword: string,
  more: Record<string, unknown> = {},
) =>
  client.post<{ fields?: { field: string; rule: string }[] }>(
    '/api/wps/member/password/email/confirm',
    { token, newPassword, ...more },
    { sealed: true },
  )
const settle = () =>
  expect
    .poll(
      async () =>
        (await oneOf(reader(), sql<{ count: bigint }>`SELECT count(*) AS count FROM app.outbox`)).count,
    )
    .toBe(0n)

test('a forgotten password is reset with the link in the mail, and every session ends', async () => {
  const client = server.client()
  const { value } = await register(client, { username: 'forgetter1', email: 'Forget1@player.example' })
  const other = (await logIn(server.client(), 'forgetter1', 'correct-horse-7')).value.token
  expect(await ask(client, 'FORGETTER1', 'forget1@PLAYER.example')).toMatchObject({
    status: 200,
    success: true,
    value: {},
  })
  const mail = await mailTo('forget1@player.example')
  expect(mail).toMatchObject({
    subject: 'Set a new password for Sala',
    purpose: 'RECOVER',
    text: expect.stringContaining('https://play.sala.example/forget?tab=email#token='),
  })
  const token = tokenOf(mail.text)
  // A refused password leaves the link valid.
  expect((await confirm(client, token, 'short')).value.fields).toMatchObject([
    { field: 'newPassword', rule: 'passwordLength' },
  ])
  expect((await confirm(client, token, 'forgetter1')).value.fields).toMatchObject([{ rule: 'passwordSame' }])
  expect((await confirm(client, token, 'correct-horse-7')).value.fields).toMatchObject([
    { rule: 'passwordUnchanged' },
  ])
  expect(
    (await confirm(client, token, 'brave-otter-9', { confirmNewPassword: 'brave-otter-8' })).value.fields,
  ).toMatchObject([{ field: 'confirmNewPassword', rule: 'confirmWrong' }])
  expect((await confirm(client, token, 'brave-otter-9')).status).toBe(200)
  // T-R3 every former token is invalid.
  for (const former of [value.token, other])
    expect((await client.get('/api/wps/member/info', { token: former })).status).toBe(401)
  expect((await logIn(server.client(), 'forgetter1', 'correct-horse-7')).code).toBe('AUTH_BAD_CREDENTIALS')
  expect((await logIn(server.client(), 'forgetter1', 'brave-otter-9')).status).toBe(200)
})

test('T-R1 the link has the configured host, whatever the request says', async () => {
  const client = server.client()
  await register(client, { username: 'forgetter2', email: 'forget2@player.example' })
  await ask(client, 'forgetter2', 'forget2@player.example', {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'http',
    forwarded: 'host=evil.example',
    origin: 'https://evil.example',
    merchant: 'demo',
  })
  const mail = await mailTo('forget2@player.example')
  expect(mail.text).toContain('https://play.sala.example/forget')
  expect(mail.text).not.toContain('evil')
})

test('T-R2 one link twenty times at once: one new password', async () => {
  const client = server.client()
  await register(client, { username: 'forgetter3', email: 'forget3@player.example' })
  await ask(client, 'forgetter3', 'forget3@player.example')
  const token = tokenOf((await mailTo('forget3@player.example')).text)
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, index) => confirm(client, token, `brave-otter-${index}`)),
  )
  expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1)
  expect(
    new Set(replies.filter((reply) => reply.status !== 200).map((reply) => reply.code)).size,
  ).toBeLessThanOrEqual(2)
  expect((await confirm(client, token, 'brave-otter-99')).code).toBe('AUTH_LINK_INVALID')
  const { changes } = await oneOf(
    reader(),
    sql<{ changes: bigint }>`
    SELECT count(*) AS changes FROM identity.former_password f JOIN identity.account a USING (account_id) WHERE a.username = 'forgetter3'`,
  )
  expect(changes).toBe(1n)
})

test('a newer link, half an hour, or a changed password ends a link; only its hash is stored', async () => {
  const client = server.client()
  await register(client, { username: 'forgetter4', email: 'forget4@player.example' })
  await ask(client, 'forgetter4', 'forget4@player.example')
  const first = tokenOf((await mailTo('forget4@player.example')).text)
  await ask(client, 'forgetter4', 'forget4@player.example')
  const second = tokenOf((await mailTo('forget4@player.example', 2)).text)
  expect((await confirm(client, first, 'brave-otter-9')).code).toBe('AUTH_LINK_INVALID')
  const rows = await rowsOf(
    reader(),
    sql<{ token_hash: Buffer; minutes: number }>`
    SELECT token_hash, extract(epoch FROM l.expires_at - l.created_at)::int / 60 AS minutes FROM identity.reset_link l JOIN identity.account a USING (account_id) WHERE a.username = 'forgetter4'`,
  )
  expect(rows).toEqual([{ token_hash: expect.any(Buffer), minutes: 30 }])
  expect(JSON.stringify(rows)).not.toContain(second)
  await sql`UPDATE identity.reset_link SET expires_at = app.now()`.execute(reader())
  expect((await confirm(client, second, 'brave-otter-9')).code).toBe('AUTH_LINK_INVALID')
  await ask(client, 'forgetter4', 'forget4@player.example')
  const third = tokenOf((await mailTo('forget4@player.example', 3)).text)
  const { token } = (await logIn(client, 'forgetter4', 'correct-horse-7')).value
  expect(
    (
      await client.post(
        '/api/wps/member/password',
        { oldPassword: 'correct-horse-7', newPassword: 'calm-heron-5', confirmNewPassword: 'calm-heron-5' },
        { token, sealed: true },
      )
    ).status,
  ).toBe(200)
  expect((await confirm(client, third, 'brave-otter-9')).code).toBe('AUTH_LINK_INVALID')
  expect((await confirm(client, 'x'.repeat(43), 'brave-otter-9')).code).toBe('AUTH_LINK_INVALID')
})

test('known and unknown accounts get the same answer with the same work, and only the right pair gets a mail', async () => {
  const client = server.client()
  await register(client, { username: 'forgetter5', email: 'forget5@player.example' })
  await settle()
  const traceOf = async (username: string, email: string) => {
    const reply = await ask(client, username, email)
    const { queued } = await oneOf(
      reader(),
      sql<{
        queued: bigint
      }>`SELECT last_value AS queued FROM pg_sequences WHERE schemaname = 'app' AND sequencename LIKE 'outbox%'`,
    )
    return { reply: { status: reply.status, value: reply.value, message: reply.message }, queued }
  }
  const known = await traceOf('forgetter5', 'forget5@player.example')
  const unknown = await traceOf('nobody5', 'nobody5@player.example')
  const crossed = await traceOf('forgetter5', 'nobody5@player.example')
  expect([unknown.reply, crossed.reply]).toEqual([known.reply, known.reply])
  // Each request writes one event and looks nothing up; the listener does.
  expect([unknown.queued - known.queued, crossed.queued - unknown.queued]).toEqual([1n, 1n])
  await settle()
  expect(await mailsTo('nobody5@player.example')).toEqual([])
  expect(await mailsTo('forget5@player.example')).toHaveLength(1)
})

test('no mail for a frozen account, nor to an address that a session wrote into the profile', async () => {
  const client = server.client()
  const { value } = await register(client, { username: 'forgetter6', email: 'forget6@player.example' })
  await client.put('/api/wps/member/profile', { email: 'thief6@player.example' }, { token: value.token })
  await ask(client, 'forgetter6', 'thief6@player.example')
  await settle()
  expect(await mailsTo('thief6@player.example')).toEqual([])
  await sql`UPDATE identity.account SET email = 'frozen@player.example' WHERE username = 'member18'`.execute(
    reader(),
  )
  await ask(client, 'member18', 'frozen@player.example')
  await settle()
  expect(await mailsTo('frozen@player.example')).toEqual([])
})

test('beyond its caps nothing is sent, with the same answer; an invalid name or address is a field error', async () => {
  const client = server.client()
  await register(client, { username: 'forgetter7', email: 'forget7@player.example' })
  await sql`DELETE FROM app.counter WHERE name LIKE 'recover-%'`.execute(reader())
  for (let turn = 0; turn < 8; turn++)
    expect((await ask(client, 'forgetter7', 'forget7@player.example')).status).toBe(200)
  await settle()
  expect(await mailsTo('forget7@player.example')).toHaveLength(5)
  expect((await ask(client, '9', 'nowhere')).value).toMatchObject({
    fields: [
      { field: 'username', rule: 'length' },
      { field: 'email', rule: 'emailFormat' },
    ],
  })
  expect(
    (
      await client.post('/api/wps/member/password/email', {
        username: 'forgetter7',
        email: 'forget7@player.example',
      })
    ).status,
  ).toBe(415)
})

test('T-R4 after a recovered password nothing is paid out for a day', async () => {
  await sql`UPDATE identity.account SET email = 'rich@player.example' WHERE account_id = ${demoMemberId(12)}`.execute(
    reader(),
  )
  await sql`DELETE FROM app.counter WHERE name LIKE 'recover-%'`.execute(reader())
  const client = server.client()
  await ask(client, 'member12', 'rich@player.example')
  expect(
    (await confirm(client, tokenOf((await mailTo('rich@player.example')).text), 'brave-otter-9')).status,
  ).toBe(200)
  const { token } = (await logIn(client, 'member12', 'brave-otter-9')).value
  const { bankAccountId } = (
    await client.get<{ list: { bankAccountId: string }[] }>('/api/wps/member/bankAccounts', { token })
  ).value.list[0]!
  const withdraw = (key: string) =>
    client.post(
      '/api/wps/withdraw',
      { bankAccountId, amount: 50_000, paymentPassword: '271828' },
      { token, sealed: true, key },
    )
  expect(await withdraw('held')).toMatchObject({ status: 422, code: 'WD_ACCOUNT_HOLD' })
  expect((await client.get('/api/wps/withdraw/check', { token })).value).toMatchObject({
    firstFailure: 'WD_ACCOUNT_HOLD',
  })
  expect((await client.get('/api/wps/v2/wallets/balance', { token })).value).toMatchObject({
    lockedAmount: 0,
  })
  await sql`UPDATE identity.account SET payout_hold_until = app.now() WHERE account_id = ${demoMemberId(12)}`.execute(
    reader(),
  )
  expect((await withdraw('free')).status).toBe(200)
})
