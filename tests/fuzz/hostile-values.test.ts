/**
 * Walks every call of the OpenAPI document with hostile values: no 5xx but COMMON_BUSY, nothing undocumented,
 * no leak.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { transferCodes } from '../../modules/wallet/index.ts'
import { HOSTILE, LEAKS, plausible, type Schema } from '../support/hostile-values.ts'
import { startServer, type TestClient, type TestServer } from '../support/server.ts'

interface Operation {
  'x-audience': string
  'x-sealed': boolean
  'x-idempotent': boolean
  parameters: { name: string; in: string; required: boolean; schema: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema & { 'x-plaintext'?: Schema } }> }
  responses: Record<string, unknown>
}

describe('hostile values', () => {
  let server: TestServer
  let client: TestClient
  const tokens: Record<string, string> = {}
  let operations: { method: string; path: string; operation: Operation }[] = []
  beforeAll(async () => {
    server = await startServer()
    client = server.client()
    tokens.member = await client.signIn('member02')
    tokens.operator = await server.client().signInOperator('owner')
    tokens.viewer = await server.client().signInOperator('viewer')
    const document = (await (await fetch(`${server.origin}/api/openapi.json`)).json()) as {
      paths: Record<string, Record<string, Operation>>
    }
    operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        method: method.toUpperCase(),
        path,
        operation,
      })),
    )
  })
  afterAll(() => server.close())

  // What the jackpot pools write by the clock is no call's doing.
  const ledger = async () =>
    (
      await server.process.database.pool.query(
        'SELECT count(*)::int AS n, coalesce(sum(amount), 0)::text AS total FROM wallet.transfer WHERE code <> ALL ($1)',
        [[transferCodes.JACKPOT_SHARE, transferCodes.JACKPOT_SEED]],
      )
    ).rows[0]

  async function send(
    operation: Operation,
    method: string,
    path: string,
    parts: { body?: unknown; query?: Record<string, unknown>; params?: Record<string, unknown> },
  ) {
    const filled = path.replaceAll(/\{([^}]+)\}/g, (_, name: string) =>
      encodeURIComponent(String(parts.params?.[name] ?? 'abc')),
    )
    const query = new URLSearchParams(
      Object.entries(parts.query ?? {})
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
    )
    const audience = operation['x-audience']
    // A viewer may read and nothing else, so a refused operator call can change nothing.
    const token =
      audience === 'operator'
        ? method === 'GET'
          ? tokens.operator
          : tokens.viewer
        : ['player', 'member', 'agent'].includes(audience)
          ? tokens.member
          : undefined
    const options = {
      token,
      key: operation['x-idempotent'] ? crypto.randomUUID() : undefined,
      sealed: operation['x-sealed'],
      body: parts.body,
    }
    const url = `${filled}${query.size > 0 ? `?${query}` : ''}`
    const reply =
      method === 'GET'
        ? await client.get(url, options)
        : method === 'PUT'
          ? await client.put(url, parts.body, options)
          : method === 'DELETE'
            ? await client.delete(url, options)
            : await client.post(url, parts.body, options)
    return reply
  }

  function judge(
    operation: Operation,
    label: string,
    reply: { status: number; code?: string; headers: Headers },
  ): void {
    const text = JSON.stringify(reply)
    if (reply.status >= 500)
      expect([label, reply.status, reply.code, reply.headers.get('retry-after')]).toEqual([
        label,
        503,
        expect.stringMatching(/^(COMMON_BUSY|COMMON_MAINTENANCE|GAME_MAINTENANCE)$/),
        expect.anything(),
      ])
    expect({
      label,
      status: reply.status,
      isDocumented: Object.keys(operation.responses).includes(String(reply.status)),
    }).toEqual({ label, status: reply.status, isDocumented: true })
    expect(LEAKS.test(text) ? `${label}: ${text}` : '').toBe('')
  }

  // Ending the session, moving the clock or the switch of the whole site would change what the walk measures.
  const SKIPPED = /logout|dev\/clock|system\/status|language|session\/login/

  it('in every field of every body', async () => {
    const before = await ledger()
    for (const { method, path, operation } of operations) {
      if (SKIPPED.test(path) || path.startsWith('/vendor/')) continue
      const content = Object.values(operation.requestBody?.content ?? {})[0]?.schema
      const schema = content?.['x-plaintext'] ?? content
      if (!schema?.properties || operation.requestBody?.content['multipart/form-data']) continue
      const names = Object.keys(schema.properties)
      for (const value of HOSTILE) {
        const body = {
          ...(plausible(schema) as object),
          ...Object.fromEntries(names.map((name) => [name, value])),
        }
        judge(
          operation,
          `${method} ${path} ${String(JSON.stringify(value)).slice(0, 40)}`,
          await send(operation, method, path, { body }),
        )
      }
    }
    expect(await ledger()).toEqual(before)
  }, 300_000)

  it('in every query and path parameter', async () => {
    for (const { method, path, operation } of operations) {
      if (SKIPPED.test(path) || method !== 'GET') continue
      const query = operation.parameters.filter((parameter) => parameter.in === 'query')
      const params = operation.parameters.filter((parameter) => parameter.in === 'path')
      if (query.length + params.length === 0) continue
      for (const value of HOSTILE.filter((item) => typeof item !== 'object')) {
        const values = (list: typeof query) => Object.fromEntries(list.map(({ name }) => [name, value]))
        judge(
          operation,
          `GET ${path} ${String(value).slice(0, 40)}`,
          await send(operation, method, path, { query: values(query), params: values(params) }),
        )
      }
    }
  }, 300_000)
})
