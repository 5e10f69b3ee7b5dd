/**
 * Both role tables of the spec over every call of the OpenAPI document and every entry of the site: visitor,
 * member, trial account, agents of every type, operator. What a role may not do answers its named refusal and
 * changes nothing.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { quickHumanCheck, makeAccount, logIn } from '../support/identity.ts'
import { startServer, type Reply, type TestClient, type TestServer } from '../support/server.ts'

interface Operation {
  'x-audience': string
  'x-sealed': boolean
  'x-idempotent': boolean
  operationId: string
  responses: Record<string, { description: string }>
}
interface OpenCall {
  method: string
  path: string
  operation: Operation
}

const agentTypes = [1, 2, 41, 42] as const
const roles = [
  'visitor',
  'member',
  'trial',
  ...agentTypes.map((type) => `agent ${type}` as const),
  'operator',
] as const
type Role = (typeof roles)[number]

/** What a role is answered by a call of an audience: null if it is let in. */
const table: Record<string, Record<'visitor' | 'member' | 'trial' | 'agent' | 'operator', string | null>> = {
  visitor: { visitor: null, member: null, trial: null, agent: null, operator: null },
  player: {
    visitor: 'SESSION_EXPIRED',
    member: null,
    trial: null,
    agent: null,
    operator: 'COMMON_FORBIDDEN',
  },
  member: {
    visitor: 'SESSION_EXPIRED',
    member: null,
    trial: 'GAME_TRIAL_BLOCKED',
    agent: null,
    operator: 'COMMON_FORBIDDEN',
  },
  agent: {
    visitor: 'SESSION_EXPIRED',
    member: 'AUTH_NOT_AGENT',
    trial: 'GAME_TRIAL_BLOCKED',
    agent: null,
    operator: 'COMMON_FORBIDDEN',
  },
  operator: {
    visitor: 'SESSION_EXPIRED',
    member: 'COMMON_FORBIDDEN',
    trial: 'COMMON_FORBIDDEN',
    agent: 'COMMON_FORBIDDEN',
    operator: null,
  },
  game: {
    visitor: 'SESSION_EXPIRED',
    member: 'GAME_TOKEN_INVALID',
    trial: 'GAME_TOKEN_INVALID',
    agent: 'GAME_TOKEN_INVALID',
    operator: 'GAME_TOKEN_INVALID',
  },
}
const columnOf = (role: Role) =>
  (role.startsWith('agent') ? 'agent' : role) as 'visitor' | 'member' | 'trial' | 'agent' | 'operator'
const REFUSALS = new Set([
  'SESSION_EXPIRED',
  'COMMON_FORBIDDEN',
  'GAME_TRIAL_BLOCKED',
  'AUTH_NOT_AGENT',
  'GAME_TOKEN_INVALID',
])

let server: TestServer
let client: TestClient
let calls: OpenCall[]
const tokens = new Map<Role, string>()

beforeAll(async () => {
  server = await startServer()
  client = server.client()
  tokens.set('member', await client.signIn('member02'))
  for (const type of agentTypes) {
    await makeAccount(server, { username: `roleagent${type}`, type })
    tokens.set(`agent ${type}`, (await logIn(client, `roleagent${type}`, 'correct-horse-7')).value.token)
  }
  tokens.set(
    'trial',
    (
      await client.post<{ token: string }>('/api/wps/session/login/freeplay', {
        platform: 'W',
        humanCheck: await quickHumanCheck(client, 'login'),
      })
    ).value.token,
  )
  tokens.set('operator', await client.signInOperator('owner'))
  const document = (await (await fetch(`${server.origin}/api/openapi.json`)).json()) as {
    paths: Record<string, Record<string, Operation>>
  }
  calls = Object.entries(document.paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        method: method.toUpperCase(),
        path,
        operation,
      })),
    )
    .filter((call) => call.operation['x-audience'] in table)
})
afterAll(() => server.close())

/** Sent with unknown ids and an empty body: an allowed call answers that, and nothing changes. */
function attempt({ method, path, operation }: OpenCall, role: Role): Promise<Reply> {
  const filled = path.replaceAll(/\{[^}]+\}/g, 'nothing')
  const token = tokens.get(role)
  const options = {
    ...(token ? { token } : {}),
    ...(operation['x-idempotent'] ? { key: crypto.randomUUID() } : {}),
    ...(operation['x-sealed'] ? { sealed: true } : {}),
  }
  if (method === 'GET') return client.get(filled, options)
  if (method === 'DELETE') return client.delete(filled, options)
  return method === 'PUT' ? client.put(filled, {}, options) : client.post(filled, {}, options)
}

/** Calls that do something even with an empty request; each is proved by the tests beside it. */
const ENDS_SESSIONS = /logout|sessions\/end|session\/end/i

describe('who may call what', () => {
  it('knows every audience of the document', async () => {
    const document = (await (await fetch(`${server.origin}/api/openapi.json`)).json()) as {
      paths: Record<string, Record<string, Operation>>
    }
    const audiences = new Set(
      Object.values(document.paths).flatMap((methods) =>
        Object.values(methods).map((operation) => operation['x-audience']),
      ),
    )
    for (const audience of audiences)
      expect([...Object.keys(table), 'dev', 'vendor', undefined], audience).toContain(audience)
    expect(calls.length).toBeGreaterThan(100)
  })

  for (const role of roles) {
    it(`a ${role} is let in where the table says so, and refused by name elsewhere`, async () => {
      const wrong: string[] = []
      for (const call of calls) {
        const expected = table[call.operation['x-audience']]![columnOf(role)]
        // Let in, these would take the session that the next row needs.
        if (
          expected === null &&
          (ENDS_SESSIONS.test(call.path) || /logout/i.test(call.operation.operationId))
        )
          continue
        const reply = await attempt(call, role)
        const isTold =
          expected === null || call.operation.responses[reply.status]?.description.includes(expected) === true
        const isFine = isTold && (expected === null ? !isRefusedByRole(reply, call) : reply.code === expected)
        if (!isFine)
          wrong.push(
            `${call.method} ${call.path} (${call.operation['x-audience']}): ${reply.status} ${reply.code}`,
          )
      }
      expect(wrong).toEqual([])
    })
  }
})

/**
 * A visitor's own call may answer SESSION_EXPIRED for what it asks about (a remembered device that is not
 * there).
 */
function isRefusedByRole(reply: Reply, call: OpenCall): boolean {
  return REFUSALS.has(reply.code) && call.operation['x-audience'] !== 'visitor'
}
