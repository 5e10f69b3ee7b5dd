/**
 * Every call of the agents' centre, read from the OpenAPI document, asked by agent2 with what belongs to
 * others: agent1 above, agent4 beside, members of both, and an account of no agent.
 */
import { randomUUID } from 'node:crypto'
import { PAYMENT_PASSWORD } from './cashier.ts'
import type { Reply, TestServer } from './server.ts'

interface Schema {
  properties?: Record<string, unknown>
  required?: string[]
}
interface Operation {
  'x-audience': string
  'x-sealed': boolean
  'x-idempotent': boolean
  parameters: { name: string; in: string; required?: boolean }[]
  requestBody?: { content: Record<string, { schema: Schema & { 'x-plaintext'?: Schema } }> }
}
export interface CentreCall {
  readonly method: string
  readonly path: string
  readonly isSealed: boolean
  readonly isKeyed: boolean
  /** Names of its fields: in the path, the query or the body. */
  readonly inPath: readonly string[]
  readonly inQuery: readonly string[]
  readonly inBody: readonly string[]
  readonly required: readonly string[]
}

/** Calls of agents alone, and those of the centre that members below them share. */
export async function centreCalls(server: TestServer): Promise<CentreCall[]> {
  const document = (await (await fetch(`${server.origin}/api/openapi.json`)).json()) as {
    paths: Record<string, Record<string, Operation>>
  }
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      const isCentre = path.startsWith('/api/wps/agent/') && operation['x-audience'] === 'member'
      return operation['x-audience'] === 'agent' || isCentre ? [callOf(path, method, operation)] : []
    }),
  )
}

function callOf(path: string, method: string, operation: Operation): CentreCall {
  const content = Object.values(operation.requestBody?.content ?? {})[0]?.schema
  const body = content?.['x-plaintext'] ?? content
  const named = (place: string) =>
    operation.parameters.filter((one) => one.in === place).map(({ name }) => name)
  const inQuery = operation.parameters.filter((one) => one.in === 'query' && one.required)
  return {
    method: method.toUpperCase(),
    path,
    isSealed: operation['x-sealed'],
    isKeyed: operation['x-idempotent'],
    inPath: named('path'),
    inQuery: named('query'),
    inBody: Object.keys(body?.properties ?? {}),
    required: [...named('path'), ...inQuery.map(({ name }) => name), ...(body?.required ?? [])],
  }
}

/** What a call is sent besides the ids that are tried, so that it comes as far as judging them. */
const filling: Readonly<Record<string, unknown>> = {
  format: 'CSV',
  kind: 'DIVIDEND',
  betNo: '1',
  direction: 'DOWN',
  amount: 5_000,
  password: PAYMENT_PASSWORD,
  name: 'Friends',
  type: 0,
  memberType: 0,
  memberG: 1950,
  expiresOn: null,
  tiers: [{ minValid: 10_000_000, minActive: 3, ratePpm: 100_000 }],
}

export interface Attempt {
  readonly call: CentreCall
  readonly field: string
  readonly values: Readonly<Record<string, unknown>>
}

/** One attempt for each field of a call that names somebody or something, with each thing of others. */
export function attemptsOf(
  call: CentreCall,
  foreign: Readonly<Record<string, readonly string[]>>,
  actions: readonly string[],
): Attempt[] {
  const fields = [...call.inPath, ...call.inQuery, ...call.inBody]
  return fields.flatMap((field) =>
    (foreign[field] ?? []).flatMap((value): Attempt[] => {
      const needed = call.required.filter((name) => name !== field)
      const others = Object.fromEntries(needed.map((name) => [name, name in filling ? filling[name] : value]))
      const values = { ...others, [field]: value }
      if (!fields.includes('action')) return [{ call, field, values }]
      // The relays: every action on a contract of others, and an offer to somebody who is not below.
      return actions
        .filter((action) => (field === 'toAccount') === (action === 'OFFER' || action === 'SAVE_DRAFT'))
        .map((action) => ({ call, field, values: { ...values, action, tiers: filling.tiers } }))
    }),
  )
}

/** Sends an attempt as the contract of its call says. */
export function send(
  server: TestServer,
  token: string,
  { call, values }: Omit<Attempt, 'field'>,
): Promise<Reply> {
  const client = server.client()
  const path = call.path.replaceAll(/\{([^}]+)\}/g, (_, name: string) =>
    encodeURIComponent(String(values[name])),
  )
  const asked = call.inQuery.filter((name) => name in values)
  const query = new URLSearchParams(asked.map((name) => [name, String(values[name])])).toString()
  const body = Object.fromEntries(
    call.inBody.filter((name) => name in values).map((name) => [name, values[name]]),
  )
  const options = { token, ...(call.isKeyed ? { key: randomUUID() } : {}) }
  const address = query ? `${path}?${query}` : path
  if (call.method === 'GET') return client.get(address, options)
  if (call.method === 'DELETE') return client.delete(address, options)
  if (call.method === 'PUT') return client.put(address, body, options)
  return client.post(address, body, { ...options, sealed: call.isSealed })
}

/** A call without anything of others: what the screen of it asks for. */
export const plainly = (call: CentreCall): Omit<Attempt, 'field'> => ({
  call,
  values: Object.fromEntries(call.required.map((name) => [name, filling[name]])),
})
