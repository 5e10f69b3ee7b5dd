import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer, type TestClient, type TestServer } from '../../../../tests/support/server.ts'
import { logIn, makeAccount, quickHumanCheck, type SignInValue } from '../../../../tests/support/identity.ts'

let server: TestServer
let client: TestClient
beforeAll(async () => {
  server = await startServer()
  client = server.client()
  await makeAccount(server, { username: 'handy' })
})
afterAll(() => server.close())

const tokenOf = async (username = 'handy') => (await logIn(client, username, 'correct-horse-7')).value.token
const codeOf = async (token: string) =>
  (await client.post<{ code: string; expiresAt: string }>('/api/wps/session/handover', undefined, { token }))
    .value
const redeem = (code: string, from: TestClient = server.client()) =>
  from.post<SignInValue>('/api/wps/session/handover/redeem', { code })
const sessions = async () =>
  (await server.process.database.pool.query('SELECT count(*)::int AS n FROM app.session')).rows[0].n as number

describe('the code in the download link', () => {
  it('signs the phone in as the member, with a session of its own', async () => {
    const token = await tokenOf()
    const { code } = await codeOf(token)
    const phone = server.client()
    const reply = await redeem(code, phone)
    expect(reply).toMatchObject({ status: 200, value: { account: 'handy', mustChangePassword: false } })
    expect(reply.value.token).not.toBe(token)
    expect(
      (await phone.get<{ account: string }>('/api/wps/member/info', { token: reply.value.token })).value
        .account,
    ).toBe('handy')
    expect((await client.get('/api/wps/member/info', { token })).status).toBe(200)
    expect(phone.cookies.has('remember')).toBe(true)
  })

  it('T-HO1 works once', async () => {
    const { code } = await codeOf(await tokenOf())
    expect((await redeem(code)).status).toBe(200)
    expect(await redeem(code)).toMatchObject({ status: 403, code: 'AUTH_TICKET_INVALID' })
  })

  it('T-HO2 lets one of twenty parallel callers in', async () => {
    const { code } = await codeOf(await tokenOf())
    const before = await sessions()
    const replies = await Promise.all(Array.from({ length: 20 }, () => redeem(code)))
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1)
    expect(replies.filter((reply) => reply.code === 'AUTH_TICKET_INVALID')).toHaveLength(19)
    expect(await sessions()).toBe(before + 1)
  })

  it('T-HO3 expires after 60 seconds', async () => {
    const { code } = await codeOf(await tokenOf())
    await client.post('/api/dev/clock', { advance: 'PT61S' })
    expect(await redeem(code)).toMatchObject({ status: 403, code: 'AUTH_TICKET_INVALID' })
  })

  it('T-HO4 expires with the session that made it', async () => {
    const token = await tokenOf()
    const { code } = await codeOf(token)
    await client.delete('/api/wps/session/logout', { token })
    expect(await redeem(code)).toMatchObject({ status: 403, code: 'AUTH_TICKET_INVALID' })
  })

  it('gives access to nothing by itself', async () => {
    const { code } = await codeOf(await tokenOf())
    expect((await client.get('/api/wps/member/info', { token: code })).code).toBe('SESSION_EXPIRED')
    expect((await client.get('/api/wps/v2/wallets/balance', { token: code })).code).toBe('SESSION_EXPIRED')
  })

  it('is stored as a digest only', async () => {
    const { code } = await codeOf(await tokenOf())
    const rows = (
      await server.process.database.pool.query(
        `SELECT id, value FROM app.one_use WHERE purpose = 'hand-over'`,
      )
    ).rows as { id: string; value: string }[]
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) expect(`${row.id} ${row.value}`).not.toContain(code)
  })

  it('refuses a made-up code, and a trial account gets none', async () => {
    expect(await redeem('x'.repeat(43))).toMatchObject({ status: 403, code: 'AUTH_TICKET_INVALID' })
    const trial = (
      await client.post<SignInValue>('/api/wps/session/login/freeplay', {
        platform: 'W',
        humanCheck: await quickHumanCheck(client, 'login'),
      })
    ).value.token
    expect(await client.post('/api/wps/session/handover', undefined, { token: trial })).toMatchObject({
      status: 403,
      code: 'GAME_TRIAL_BLOCKED',
    })
  })

  it('does not sign a frozen member in', async () => {
    const { code } = await codeOf(await tokenOf())
    await server.process.database.pool.query(
      `UPDATE identity.account SET state = 'FROZEN' WHERE username = 'handy'`,
    )
    expect(await redeem(code)).toMatchObject({ status: 403, code: 'AUTH_DISABLED' })
  })
})

describe('the consolidated flags', () => {
  it('are zeros for members and agents, and closed to trial accounts and visitors', async () => {
    const path = '/api/wps/member/info/funds/consolidated'
    const zeros = { dailysalreqtype: 0, divtypereq: 0, contracthoursalreq: 0, realtimesalreqtype: 0 }
    for (const name of ['member01', 'agent1'])
      expect(
        (await client.get(path, { token: (await logIn(client, name, 'Sala-demo-2026')).value.token })).value,
      ).toEqual(zeros)
    expect((await client.get(path)).code).toBe('SESSION_EXPIRED')
  })
})
