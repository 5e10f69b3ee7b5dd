/**
 * Every call of the contract that takes a date or a moment: an invalid one is refused by its field's name,
 * and never with a 500.
 */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Call } from '../../kernel/call.ts'
import { parts as demo } from '../../demo/index.ts'
import { modules } from '../../server/modules.ts'
import { DATES, MOMENTS, NO_DATES, NO_MOMENTS } from '../support/dates.ts'
import { startServer, type Reply, type TestClient, type TestServer } from '../support/server.ts'

interface Schema {
  type?: string
  format?: string
  properties?: Record<string, Schema>
  required?: string[]
  enum?: unknown[]
  anyOf?: Schema[]
  const?: unknown
  minimum?: number
  items?: Schema
}
interface DateField {
  call: Call
  part: 'query' | 'params' | 'body'
  field: string
  format: string
  schemas: Record<string, Schema | undefined>
}

const fields: DateField[] = modules
  .flatMap((module) => module.calls)
  .flatMap((handler) => {
    const schemas = schemasOf(handler)
    return (['query', 'params', 'body'] as const).flatMap((part) =>
      datesIn(schemas[part]).map(([field, format]) => ({
        call: handler.call as Call,
        part,
        field,
        format,
        schemas,
      })),
    )
  })

function schemasOf(handler: { schemas(): object }): Record<string, Schema | undefined> {
  return { ...handler.schemas() }
}

function datesIn(schema: Schema | undefined, path = ''): [string, string][] {
  if (!schema) return []
  if (schema.format === 'date' || schema.format === 'date-time') return [[path, schema.format]]
  if (schema.anyOf) return schema.anyOf.flatMap((one) => datesIn(one, path))
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
    datesIn(property, path ? `${path}.${name}` : name),
  )
}

function plausible(schema: Schema): unknown {
  if ('const' in schema) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf) return plausible(schema.anyOf[0]!)
  if (schema.format === 'date') return '2026-08-31'
  if (schema.format === 'date-time') return '2026-08-31T00:00:00Z'
  if (schema.type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([name, property]) => [name, plausible(property)]),
    )
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 1
  return schema.type === 'boolean' ? true : schema.type === 'array' ? [] : 'abcd1234'
}

/** The same body with another value at a path, such as `conditions.registeredFrom`. */
function withValue(body: object, [name, ...rest]: string[], value: string): object {
  const inner = (body as Record<string, object>)[name!]
  return { ...body, [name!]: rest.length > 0 ? withValue(inner!, rest, value) : value }
}

describe('dates on the wire', () => {
  let server: TestServer
  let client: TestClient
  let memberId: string
  const tokens: Record<string, string> = {}
  beforeAll(async () => {
    server = await startServer()
    client = server.client()
    tokens.operator = await server.client().signInOperator('owner')
    tokens.member = await client.signIn('member02')
    tokens.agent = await server.client().signIn('agent1')
    const found = await client.get<{ list: { memberId: string }[] }>('/api/operator/members?query=member02', {
      token: tokens.operator,
    })
    memberId = found.value.list[0]!.memberId
  })
  afterAll(() => server.close())

  function send(
    { call, part, field, schemas }: DateField,
    value: string,
  ): Promise<Reply<{ fields?: { field: string; rule: string }[] }>> {
    const required = schemas.query?.required ?? []
    const query = new URLSearchParams(
      Object.entries(schemas.query?.properties ?? {})
        .filter(([name, schema]) => required.includes(name) || schema.enum || schema.format === 'date')
        .map(([name, schema]) => [name, String(plausible(schema))]),
    )
    if (part === 'query') query.set(field, value)
    const named = part === 'params' ? call.path.replace(`:${field}`, encodeURIComponent(value)) : call.path
    const path = named.replace(':memberId', memberId).replaceAll(/:\w+/g, '999999999')
    const options = { token: tokens[call.audience], key: randomUUID(), sealed: call.isSealed }
    if (call.method === 'GET') return client.get(`${path}?${query}`, options)
    const whole = plausible(schemas.body!) as object
    const body = part === 'body' ? withValue(whole, field.split('.'), value) : whole
    return call.method === 'PUT' ? client.put(path, body, options) : client.post(path, body, options)
  }

  it('are taken by the lists and files of both sides, and by nothing that calls a date a text', () => {
    expect(fields.filter(({ format }) => format === 'date').length).toBeGreaterThanOrEqual(30)
    expect(fields.filter(({ format }) => format === 'date-time').length).toBeGreaterThanOrEqual(10)
    expect([...new Set(fields.map(({ call }) => call.audience))].sort()).toEqual([
      'agent',
      'member',
      'operator',
      'visitor',
    ])
    const loose = [...modules, demo]
      .flatMap((module) => module.calls)
      .flatMap((handler) => {
        const { query } = schemasOf(handler)
        return Object.entries(query?.properties ?? {})
          .filter(
            ([name, schema]) => /^(from|to|date|since|until)$|(At|Date|Day)$/.test(name) && !schema.format,
          )
          .map(([name]) => `${handler.call.name} ${name}`)
      })
    // A wallet's code, and the phone number or address that a message went to.
    expect(loose).toEqual([
      'launch/transfer-wallet-by-get from',
      'launch/transfer-wallet-by-get to',
      'operator/list-messages to',
      'dev/list-outbox to',
    ])
  })

  it.each(fields.map((field) => [field.call.name, field.field, field] as const))(
    '%s takes no false %s',
    async (_call, name, field) => {
      for (const value of field.format === 'date' ? NO_DATES : NO_MOMENTS) {
        // An address without it is another address.
        if (value === '' && field.part === 'params') continue
        const reply = await send(field, value)
        expect([value, reply.status, reply.code]).toEqual([value, 422, 'REQUEST_INVALID'])
        expect(reply.value.fields).toContainEqual(
          expect.objectContaining({ field: name, rule: field.format === 'date' ? 'date' : 'moment' }),
        )
      }
    },
  )

  it.each(fields.map((field) => [field.call.name, field.field, field] as const))(
    '%s answers every true %s',
    async (_call, name, field) => {
      for (const value of field.format === 'date' ? DATES : MOMENTS) {
        const reply = await send(field, value)
        expect([value, reply.status < 500]).toEqual([value, true])
        const rules = (reply.value?.fields ?? [])
          .filter((fault) => fault.field === name)
          .map(({ rule }) => rule)
        expect([value, rules.filter((rule) => rule === 'date' || rule === 'moment')]).toEqual([value, []])
      }
    },
  )
})
