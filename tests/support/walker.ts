/**
 * Walks every call of the OpenAPI document: what a test needs to send each of them something of its own
 * choosing.
 */
import { abilities, type Ability } from '../../contract/operator/identity/abilities.ts'
import { demoMemberId } from '../../db/seeds/identity.ts'
import { DEMO_MERCHANT } from '../../db/seeds/system.ts'
import { sessionsKey } from '../../platform/keys.ts'
import type { Reply, TestClient, TestServer } from './server.ts'

export interface Schema {
  type?: string
  properties?: Record<string, Schema>
  required?: string[]
  enum?: unknown[]
  anyOf?: Schema[]
  const?: unknown
  minimum?: number
  maximum?: number
  items?: Schema
  pattern?: string
  format?: string
  minLength?: number
  minItems?: number
}
export interface Operation {
  'x-audience': string
  'x-sealed': boolean
  'x-idempotent': boolean
  'x-ability'?: string
  parameters: { name: string; in: string; required: boolean; schema: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema & { 'x-plaintext'?: Schema } }> }
  responses: Record<string, unknown>
}
export interface WalkedCall {
  method: string
  path: string
  operation: Operation
  label: string
  body: Schema | undefined
  takesFiles: boolean
}

export async function callsOf(server: TestServer): Promise<WalkedCall[]> {
  const document = (await (await fetch(`${server.origin}/api/openapi.json`)).json()) as {
    paths: Record<string, Record<string, Operation>>
  }
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const contents = operation.requestBody?.content ?? {}
      const content = (contents['application/json'] ?? Object.values(contents)[0])?.schema
      return {
        method: method.toUpperCase(),
        path,
        operation,
        label: `${method.toUpperCase()} ${path}`,
        body: content?.['x-plaintext'] ?? content,
        takesFiles: contents['multipart/form-data'] !== undefined && !contents['application/json'],
      }
    }),
  )
}

const known: Record<string, unknown> = {
  paymentPassword: '271828',
  oldPaymentPassword: '271828',
  password: 'Sala-demo-2026',
  bankCode: 'KBANK',
  accountNo: '1234567890',
  channel: 'PROMPTPAY',
  vassalage: 'ACME',
  gameCode: 'ACME-1',
  direction: 'UP',
  reason: 'because it is a test',
  remark: 'because it is a test',
  currency: 'THB',
  from: '2026-11-01',
  to: '2026-11-30',
  language: 'TH',
}

/** A body that the schema accepts, as far as a schema says so. */
export function plausible(schema: Schema | undefined, name = ''): unknown {
  if (!schema) return undefined
  if ('const' in schema) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf) return plausible(schema.anyOf[0], name)
  if (schema.type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([property, of]) => [property, plausible(of, property)]),
    )
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 1
  if (schema.type === 'boolean') return true
  if (schema.type === 'array') return (schema.minItems ?? 0) > 0 ? [plausible(schema.items, name)] : []
  if (name in known) return known[name]
  if (schema.format === 'uuid') return crypto.randomUUID()
  if (schema.format === 'date') return '2026-11-21'
  if (schema.format === 'date-time') return '2026-12-21T00:00:00Z'
  return 'abcd1234'
}

/** A session of any identity, without signing in. */
export async function sessionFor(
  server: TestServer,
  who: { player: number } | { operator: string; merchantId?: string; abilities?: readonly Ability[] },
): Promise<string> {
  const { database, services } = server.process
  const lives = { address: '127.0.0.1', device: '', idleMs: 3_600_000_000, lifeMs: 3_600_000_000 }
  const session =
    'player' in who
      ? {
          audience: 'player' as const,
          accountId: demoMemberId(who.player),
          merchantId: DEMO_MERCHANT,
          claims: {
            account: `member${String(who.player).padStart(2, '0')}`,
            type: 0,
            isTrial: false,
            isAgent: false,
          },
        }
      : {
          audience: 'operator' as const,
          accountId: `operator-${who.operator}`,
          merchantId: who.merchantId ?? DEMO_MERCHANT,
          claims: {
            account: who.operator,
            type: 0,
            isTrial: false,
            isAgent: false,
            abilities: [...(who.abilities ?? abilities)],
          },
        }
  return (await database.transaction((tx) => services.use(sessionsKey).create(tx, { ...session, ...lives })))
    .token
}

export interface Parts {
  token?: string
  body?: unknown
  params?: Record<string, string>
  query?: Record<string, string>
  headers?: Record<string, string>
}

/** Sends a call as its contract says; a text body is sent unchanged. */
export function sendCall(
  client: TestClient,
  { method, path, operation }: WalkedCall,
  { token, body, params = {}, query = {}, headers }: Parts,
): Promise<Reply> {
  const filled = path.replaceAll(/\{([^}]+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? 'abc'),
  )
  const search = new URLSearchParams(query)
  const url = search.size > 0 ? `${filled}?${search}` : filled
  const options = {
    token,
    headers,
    key: operation['x-idempotent'] ? crypto.randomUUID() : undefined,
    sealed: operation['x-sealed'],
    body,
  }
  if (method === 'GET') return client.get(url, options)
  return method === 'PUT'
    ? client.put(url, body, options)
    : method === 'DELETE'
      ? client.delete(url, options)
      : client.post(url, body, options)
}
