import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { logIn, makeAccount } from '../../../../tests/support/identity.ts'
import { startServer, type TestClient, type TestServer } from '../../../../tests/support/server.ts'
import type { Call } from '../../../../kernel/call.ts'
import { modules } from '../../../../server/modules.ts'

const INITIAL = '246802'
let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const change = (client: TestClient, token: string, body: Record<string, unknown>) =>
  client.post<{ fields?: { field: string; rule: string }[] }>(
    '/api/wps/member/password',
    { confirmNewPassword: body.newPassword, ...body },
    { token, sealed: true },
  )
const initialUntil = (hours: number) => new Date(Date.now() + hours * 3_600_000)

test('a new password signs every other device out, in every process, and the old one is invalid', async () => {
  await makeAccount(server, { username: 'changer1' })
  const second = await startServer({
    seed: false,
    database: { url: server.process.database.url, ownerUrl: server.ownerUrl },
  })
  const here = server.client()
  const elsewhere = second.client()
  const mine = (await logIn(here, 'changer1', 'correct-horse-7')).value.token
  const other = (await logIn(elsewhere, 'changer1', 'correct-horse-7')).value.token
  expect((await elsewhere.get('/api/wps/member/info', { token: other })).status).toBe(200)
  expect(
    (await change(here, mine, { oldPassword: 'correct-horse-7', newPassword: 'battery-staple-8' })).status,
  ).toBe(200)
  await vi.waitFor(
    async () =>
      expect((await elsewhere.get('/api/wps/member/info', { token: other })).code).toBe('SESSION_EXPIRED'),
    { timeout: 30_000 },
  )
  expect((await here.get('/api/wps/member/info', { token: mine })).status).toBe(200)
  expect((await logIn(server.client(), 'changer1', 'correct-horse-7')).code).toBe('AUTH_BAD_CREDENTIALS')
  expect((await logIn(server.client(), 'changer1', 'battery-staple-8')).status).toBe(200)
  await second.close()
})

test('the old password is needed, five wrong attempts lock it for a quarter of an hour', async () => {
  await makeAccount(server, { username: 'guesser1' })
  const client = server.client()
  const { token } = (await logIn(client, 'guesser1', 'correct-horse-7')).value
  for (let tries = 0; tries < 5; tries++)
    expect(
      (await change(client, token, { oldPassword: 'wrong', newPassword: 'battery-staple-8' })).code,
    ).toBe('AUTH_OLD_PASSWORD_WRONG')
  expect(
    (await change(client, token, { oldPassword: 'correct-horse-7', newPassword: 'battery-staple-8' })).code,
  ).toBe('AUTH_LOCKED')
  await client.post('/api/dev/clock', { advance: 'PT15M1S' })
  expect(
    (await change(client, token, { oldPassword: 'correct-horse-7', newPassword: 'battery-staple-8' })).status,
  ).toBe(200)
})

test('the same password, a common one, a short one, and the last three are refused', async () => {
  await makeAccount(server, { username: 'reuser1' })
  const client = server.client()
  const { token } = (await logIn(client, 'reuser1', 'correct-horse-7')).value
  const refusedFor = async (newPassword: string, oldPassword: string) => {
    const reply = await change(client, token, { oldPassword, newPassword })
    return [reply.code, reply.value.fields?.[0]?.rule]
  }
  expect(await refusedFor('correct-horse-7', 'correct-horse-7')).toEqual([
    'REQUEST_INVALID',
    'passwordUnchanged',
  ])
  expect(await refusedFor('sunshine1', 'correct-horse-7')).toEqual(['REQUEST_INVALID', 'passwordCommon'])
  expect(await refusedFor('short', 'correct-horse-7')).toEqual(['REQUEST_INVALID', 'passwordLength'])
  expect(
    (
      await change(client, token, {
        oldPassword: 'correct-horse-7',
        newPassword: 'battery-staple-8',
        confirmNewPassword: 'other',
      })
    ).value.fields,
  ).toMatchObject([{ field: 'confirmNewPassword', rule: 'confirmWrong' }])
  const chain = ['correct-horse-7', 'second-choice-8', 'third-choice-9', 'fourth-choice-1']
  for (let step = 1; step < chain.length; step++)
    expect(
      (await change(client, token, { oldPassword: chain[step - 1], newPassword: chain[step] })).status,
    ).toBe(200)
  for (const former of chain.slice(0, 3))
    expect(await refusedFor(former, 'fourth-choice-1')).toEqual(['AUTH_PASSWORD_REUSED', 'passwordReused'])
  expect(
    (await change(client, token, { oldPassword: 'fourth-choice-1', newPassword: 'fifth-choice-2' })).status,
  ).toBe(200)
  expect(
    (await change(client, token, { oldPassword: 'fifth-choice-2', newPassword: 'correct-horse-7' })).status,
  ).toBe(200)
})

test('passwords are used as typed, including spaces at the ends', async () => {
  await makeAccount(server, { username: 'spacer1' })
  const client = server.client()
  const { token } = (await logIn(client, 'spacer1', 'correct-horse-7')).value
  expect(
    (await change(client, token, { oldPassword: 'correct-horse-7', newPassword: '  spaces matter  ' }))
      .status,
  ).toBe(200)
  expect((await logIn(server.client(), 'spacer1', 'spaces matter')).code).toBe('AUTH_BAD_CREDENTIALS')
  expect((await logIn(server.client(), 'spacer1', '  spaces matter  ')).status).toBe(200)
})

test('T-I1 with the initial password everything but changing it and signing out answers 403', async () => {
  await makeAccount(server, { username: 'initial1', password: INITIAL, initialUntil: initialUntil(72) })
  const client = server.client()
  const signedIn = await logIn(client, 'initial1', INITIAL, { rememberMe: true })
  expect(signedIn.value).toMatchObject({ mustChangePassword: true, changeTicket: expect.any(String) })
  expect(client.cookies.has('remember')).toBe(false)
  const calls: Call[] = modules
    .flatMap((module) => module.calls.map((handler): Call => handler.call))
    .filter(
      (call) =>
        ['player', 'member', 'agent'].includes(call.audience) && !call.openTo?.includes('mustChangePassword'),
    )
  expect(calls.length).toBeGreaterThan(5)
  for (const call of calls) {
    const path = call.path.replaceAll(/:[A-Za-z]+/g, 'x')
    const reply = await fetch(server.origin + path, {
      method: call.method,
      headers: { authorization: `Bearer ${signedIn.value.token}` },
    })
    expect([call.name, reply.status]).toEqual([call.name, 403])
  }
  const open = modules
    .flatMap((module) => module.calls)
    .filter(
      ({ call }) =>
        ['player', 'member', 'agent'].includes(call.audience) && call.openTo?.includes('mustChangePassword'),
    )
  expect(open.map(({ call }) => call.name).sort()).toEqual(['identity/change-password', 'identity/log-out'])
})

test('T-I3 the initial password is refused as a new password; with the ticket of the sign-in the account is opened, once', async () => {
  await makeAccount(server, { username: 'initial2', password: INITIAL, initialUntil: initialUntil(72) })
  const client = server.client()
  const { token, changeTicket } = (await logIn(client, 'initial2', INITIAL)).value
  expect((await change(client, token, { oldPassword: INITIAL, newPassword: INITIAL })).code).toBe(
    'REQUEST_INVALID',
  )
  expect(
    (await change(client, token, { changeTicket: 'x'.repeat(32), newPassword: 'battery-staple-8' })).code,
  ).toBe('AUTH_TICKET_INVALID')
  expect((await change(client, token, { changeTicket, newPassword: 'battery-staple-8' })).status).toBe(200)
  expect((await client.get('/api/wps/member/profile', { token })).status).toBe(200)
  expect((await change(client, token, { changeTicket, newPassword: 'third-choice-9' })).code).toBe(
    'AUTH_TICKET_INVALID',
  )
  expect((await logIn(server.client(), 'initial2', 'battery-staple-8')).value.mustChangePassword).toBe(false)
})

test('T-I2 an initial password that was not used within its time signs nobody in', async () => {
  await makeAccount(server, {
    username: 'initial3',
    password: INITIAL,
    initialUntil: new Date(Date.now() + 3_600_000 * 72),
  })
  const client = server.client()
  await client.post('/api/dev/clock', { advance: 'PT72H' })
  expect((await logIn(client, 'initial3', INITIAL)).code).toBe('AUTH_BAD_CREDENTIALS')
})
