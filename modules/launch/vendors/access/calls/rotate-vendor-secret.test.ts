import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ACME_SECRET } from '../../../../../db/seeds/launch.ts'
import { openDatabase, rowsOf, run, sql, type Database } from '../../../../../platform/postgres.ts'
import { startServer, type TestClient, type TestServer } from '../../../../../tests/support/server.ts'
import { confirmAs } from '../../../../../tests/support/two-people.ts'
import { acmeOf, roundAt, seatOf } from '../../../../../tests/support/vendor.ts'

let server: TestServer
let second: TestServer
let owner: Database
let operator: TestClient
let token: string
beforeAll(async () => {
  server = await startServer()
  second = await startServer({ seed: false, database: { url: server.ownerUrl, ownerUrl: server.ownerUrl } })
  owner = openDatabase({ url: server.ownerUrl, role: null })
  operator = server.client()
  token = await operator.signInOperator('owner')
})
afterAll(async () => {
  await owner.close()
  await second.close()
  await server.close()
})

const ask = () =>
  operator.post<{ secretId: string; secret: string; state: string }>(
    '/api/operator/vendors/ACME/secrets',
    undefined,
    { token },
  )
const rotate = async () => {
  const { value } = await ask()
  await confirmAs(server, 'finance', 'vendor:ACME')
  return value
}
const answers = async (house: TestServer, secret: string) =>
  (await acmeOf(house, { secret }).send('round', { roundId: 'none' })).http
const secrets = async () =>
  (
    await operator.get<{ list: { vassalage: string; secrets: { secretId: string }[] }[] }>(
      '/api/operator/vendors',
      { token },
    )
  ).value.list.find((vendor) => vendor.vassalage === 'ACME')!.secrets

describe('a vendor’s secrets', () => {
  it('a new one is invalid until a second person confirms it, who is not the one that asked', async () => {
    const { secret, state } = (await ask()).value
    expect(state).toBe('PENDING')
    expect((await ask()).code).toBe('CHANGE_STATE')
    const desk = server.client()
    const waiting = async (token: string) =>
      (
        await desk.get<{ list: { proposalId: string; subject: string }[] }>(
          '/api/operator/proposals?state=PENDING',
          { token },
        )
      ).value.list
    const [row] = await waiting(token)
    expect(JSON.stringify(row)).not.toContain(secret)
    const confirm = (as: string) =>
      desk.post(
        `/api/operator/proposals/${row!.proposalId}/confirm`,
        {},
        { token: as, key: crypto.randomUUID() },
      )
    expect(await confirm(token)).toMatchObject({ status: 422, code: 'CHANGE_FOUR_EYES' })
    expect(await confirm(await desk.signInOperator('support'))).toMatchObject({ status: 403 })
    expect(await answers(server, secret)).toBe(401)
    expect(
      (
        await desk.post(
          `/api/operator/proposals/${row!.proposalId}/reject`,
          {},
          { token, key: crypto.randomUUID() },
        )
      ).status,
    ).toBe(200)
    expect(await answers(server, secret)).toBe(401)
    expect(await secrets()).toHaveLength(1)
  })

  it('two are valid while it changes from one to the other, in every process', async () => {
    const fresh = await rotate()
    for (const house of [server, second]) await expect.poll(() => answers(house, fresh.secret)).toBe(200)
    for (const house of [server, second]) expect(await answers(house, ACME_SECRET)).toBe(200)
    expect(await secrets()).toHaveLength(2)
    const third = await rotate()
    for (const house of [server, second]) await expect.poll(() => answers(house, third.secret)).toBe(200)
    for (const house of [server, second]) await expect.poll(() => answers(house, ACME_SECRET)).toBe(401)
    expect(await answers(second, fresh.secret)).toBe(200)
    expect(
      (await operator.post(`/api/operator/vendors/ACME/secrets/${fresh.secretId}/retire`, {}, { token }))
        .success,
    ).toBe(true)
    await expect.poll(() => answers(second, fresh.secret)).toBe(401)
    expect(
      await operator.post(`/api/operator/vendors/ACME/secrets/${third.secretId}/retire`, {}, { token }),
    ).toMatchObject({ status: 409, code: 'VENDOR_SECRET_STATE' })
  })

  it('are stored sealed, are never listed, and their change is audited without them', async () => {
    const { secret, secretId } = await rotate()
    const rows = await rowsOf(
      owner.kysely,
      sql<{ row: string }>`
      SELECT s::text AS row FROM launch.vendor_secret s UNION ALL SELECT l::text FROM app.audit_log l UNION ALL SELECT i::text FROM app.idempotency i`,
    )
    expect(
      rows.some(({ row }) => row.includes(secret) || row.includes(Buffer.from(secret).toString('hex'))),
    ).toBe(false)
    expect(rows.some(({ row }) => row.includes('vendor.secret') && row.includes(secretId))).toBe(true)
    expect(JSON.stringify(await operator.get('/api/operator/vendors', { token }))).not.toContain(secret)
  })

  it('the studio has none, since nobody uses HTTP for it', async () => {
    for (const secret of ['', 'acme-demo-secret', 'undefined'])
      expect(
        (await acmeOf(server, { vendor: 'STUDIO', secret }).send('round', { roundId: 'none' })).http,
      ).toBe(401)
  })
})

describe('a vendor’s access', () => {
  it('an address that is not on its list is answered like a wrong signature', async () => {
    const { secret } = await rotate()
    const set = (allowList: string[]) =>
      operator.post('/api/operator/vendors/ACME/access', { allowList }, { token })
    expect((await set(['203.0.113.0/24', '2001:db8::/32'])).value).toMatchObject({
      allowList: ['203.0.113.0/24', '2001:db8::/32'],
    })
    await expect.poll(() => answers(second, secret)).toBe(401)
    expect((await set(['127.0.0.1'])).value).toMatchObject({
      state: 'PENDING',
      allowList: ['203.0.113.0/24', '2001:db8::/32'],
    })
    await confirmAs(server, 'finance', 'vendor:ACME')
    await expect.poll(() => answers(second, secret)).toBe(200)
    await set([])
    await confirmAs(server, 'finance', 'vendor:ACME')
    for (const wrong of ['localhost', '10.0.0.0/33', '1.2.3'])
      expect(await set([wrong])).toMatchObject({ status: 422, code: 'REQUEST_INVALID' })
  })

  it('settings change the answers of the rules', async () => {
    const acme = acmeOf(server, { secret: (await rotate()).secret })
    const member = server.client()
    const seat = await seatOf(server, acme, member, await member.signIn('member01'))
    const unknown = () => {
      const round = roundAt(seat)
      return acme.send('rollback', round.rollback('never-sent-' + round.roundId))
    }
    expect((await unknown()).status).toBe('OK')
    const reply = await operator.post(
      '/api/operator/vendors/ACME/access',
      { settings: { unknownRollbackNotFound: true, winRollbackAllowed: true, lateWinAllowed: true } },
      { token },
    )
    expect(reply.value).toMatchObject({
      state: 'PENDING',
      settings: { unknownRollbackNotFound: false, winRollbackAllowed: false, lateWinAllowed: false },
    })
    await confirmAs(server, 'finance', 'vendor:ACME')
    await expect.poll(async () => (await unknown()).status).toBe('BET_NOT_FOUND')
    const round = roundAt(seat)
    const betWin = round.betWin()
    await acme.send('bet-win', betWin)
    const late = round.win()
    expect((await acme.send('win', late)).status).toBe('OK')
    // A cancelled round would keep the further win, so that one goes first.
    expect((await acme.send('rollback', round.rollback(betWin.transactionId))).status).toBe(
      'BET_ALREADY_SETTLED',
    )
    expect((await acme.send('rollback', round.rollback(late.transactionId))).status).toBe('OK')
    expect((await acme.send('rollback', round.rollback(betWin.transactionId))).status).toBe('OK')
  })

  it('belongs to the merchant that manages the vendor', async () => {
    await run(
      owner.kysely,
      sql`UPDATE catalogue.vendor SET managed_by = 'other' WHERE vendor_code = 'STUDIO'`,
    )
    expect(await operator.post('/api/operator/vendors/STUDIO/secrets', undefined, { token })).toMatchObject({
      status: 404,
      code: 'VENDOR_NOT_FOUND',
    })
    expect(
      await operator.post('/api/operator/vendors/STUDIO/access', { allowList: [] }, { token }),
    ).toMatchObject({ code: 'VENDOR_NOT_FOUND' })
  })
})
