/** T-Ω1: every operator call of the registry for every role and every foreign identity. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { abilities, roleAbilities, roles, type Role } from '../../contract/operator/identity/abilities.ts'
import type { Call } from '../../kernel/call.ts'
import { oneOf, openDatabase, sql, type Database } from '../../platform/postgres.ts'
import { modules } from '../../server/modules.ts'
import { startServer, type Reply, type TestClient, type TestServer } from '../../tests/support/server.ts'

const calls = modules
  .flatMap((module) => module.calls)
  .map((handler) => handler.call)
  .filter((call) => call.audience === 'operator')

let server: TestServer
let client: TestClient
let database: Database
const tokens = new Map<string, string>()

beforeAll(async () => {
  server = await startServer({ env: { ROLES: 'gateway,realtime,studio' } })
  database = openDatabase({ url: server.ownerUrl })
  client = server.client()
  for (const role of roles) tokens.set(role, await client.signInOperator(role))
  tokens.set('member', await client.signIn('member01'))
  tokens.set('agent', await client.signIn('agent1'))
})
afterAll(async () => {
  await database.close()
  await server.close()
})

/** With unknown ids and no body, an allowed call answers 4xx or reads; it changes nothing either. */
function attempt(call: Call, token: string | undefined): Promise<Reply> {
  const path = call.path.replaceAll(/:nodeId/g, '1999999999').replaceAll(/:[A-Za-z]+/g, 'nothing')
  const options = { ...(token ? { token } : {}), key: crypto.randomUUID() }
  if (call.method === 'GET') return client.get(path, options)
  return client.post(path, {}, { ...options, ...(call.isSealed ? { sealed: true } : {}) })
}

async function written(): Promise<string> {
  const row = await oneOf(
    database.kysely,
    sql<{ state: string }>`
    SELECT (SELECT count(*) FROM app.audit_log) || '/' || (SELECT count(*) FROM app.idempotency) || '/' || (SELECT count(*) FROM app.outbox) || '/' ||
           (SELECT count(*) FROM operator.account) || '/' || (SELECT count(*) FROM operator.rights_change) || '/' || (SELECT count(*) FROM operator.adjustment) AS state`,
  )
  return row.state
}

test('every operator call names a known ability, or is about one’s own account', () => {
  const own = calls
    .filter((call) => !call.ability)
    .map((call) => call.name)
    .sort()
  expect(own).toEqual([
    'operator/change-password',
    'operator/confirm-authenticator',
    'operator/log-out',
    'operator/read-session',
    'operator/remove-authenticator',
    'operator/renew-recovery-codes',
    'operator/start-authenticator',
  ])
  for (const call of calls) if (call.ability) expect(abilities, call.name).toContain(call.ability)
})

test('every ability opens at least one call', () => {
  for (const ability of abilities.filter((name) => name !== 'members.contact' && name !== 'controls.confirm'))
    expect(
      calls.some((call) => call.ability === ability),
      ability,
    ).toBe(true)
})

describe.each(calls.map((call) => [call.name, call] as const))('%s', (_, call) => {
  test('is closed to visitors, members and agents, who change nothing by trying', async () => {
    const before = await written()
    expect(await attempt(call, undefined)).toMatchObject({ status: 401, code: 'SESSION_EXPIRED' })
    for (const identity of ['member', 'agent'])
      expect(await attempt(call, tokens.get(identity))).toMatchObject({
        status: 403,
        code: 'COMMON_FORBIDDEN',
      })
    expect(await written()).toBe(before)
  })

  test('is open to the roles that have its ability and closed to the others, who change nothing by trying', async () => {
    for (const role of roles) {
      if (call.name === 'operator/log-out') continue
      const isOpen =
        !call.ability || (roleAbilities[role as Role] as readonly string[]).includes(call.ability)
      const before = await written()
      const reply = await attempt(call, tokens.get(role))
      if (isOpen)
        expect(`${role} ${reply.status} ${reply.code}`).not.toMatch(/ 401 | 403 COMMON_FORBIDDEN| 5\d\d/)
      else {
        expect(reply, role).toMatchObject({ status: 403, code: 'COMMON_FORBIDDEN' })
        expect(await written()).toBe(before)
      }
    }
  })
})
