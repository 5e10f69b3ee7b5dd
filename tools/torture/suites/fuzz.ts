/**
 * c: every call of the OpenAPI document with bodies, queries and paths made by chance, for as long as one
 * likes.
 */
import { startServer } from '../../../tests/support/server.ts'
import {
  callsOf,
  plausible,
  sendCall,
  sessionFor,
  type Schema,
  type WalkedCall,
} from '../../../tests/support/walker.ts'
import { roleAbilities } from '../../../contract/operator/identity/abilities.ts'
import { Failures, inTurns, type Outcome, type Random, type Suite } from '../suite.ts'

const PIECES = [
  '',
  ' ',
  '0',
  '-1',
  '1e400',
  'NaN',
  'null',
  '\u0000',
  '\u202e',
  '๑๒๓',
  '𝟙',
  "'",
  '"',
  '\\',
  '--',
  ';',
  '${7*7}',
  '{{7*7}}',
  '<svg/onload=1>',
  '../',
  '%00',
  '%s%n',
  '\r\nx: y',
  '__proto__',
  'constructor',
  'ก็',
  '=1+1',
  'a'.repeat(300),
]
/** These would change what the walk itself depends on. */
const SKIPPED = /logout|dev\/|system\/status|session\/|language|\/hooks\/|^\/vendor/
const LEAKS = /(\bat [^\n]+\.[cm]?[jt]s:\d+:\d+|node_modules|SELECT |INSERT |syntax error at|pg_catalog)/

export async function runFuzz({ seconds, random }: { seconds: number; random: Random }): Promise<Outcome> {
  const server = await startServer({ env: { ROLES: 'gateway,studio' } })
  const failures = new Failures()
  try {
    const client = server.client()
    const tokens = {
      player: await sessionFor(server, { player: 14 }),
      operator: await sessionFor(server, { operator: 'fuzz', abilities: roleAbilities.viewer }),
    }
    const calls = (await callsOf(server)).filter(({ path, takesFiles }) => !SKIPPED.test(path) && !takesFiles)
    const end = Date.now() + seconds * 1_000
    const seen = new Map<number, number>()
    await inTurns(8, 8, async () => {
      while (Date.now() < end) {
        const call = calls[random(calls.length)]!
        const audience = call.operation['x-audience']
        const token =
          random(10) === 0
            ? piece(random)
            : audience === 'operator'
              ? tokens.operator
              : audience === 'visitor'
                ? undefined
                : tokens.player
        const reply = await sendCall(client, call, {
          ...(token && /^[\x21-\x7e]+$/.test(token) ? { token } : {}),
          ...made(call, random),
        })
        seen.set(reply.status, (seen.get(reply.status) ?? 0) + 1)
        const isDefinite = reply.status < 500 || (reply.status === 503 && reply.headers.has('retry-after'))
        failures.check(isDefinite, `${call.label} answered ${reply.status}`, reply.code)
        failures.check(
          Object.keys(call.operation.responses).includes(String(reply.status)),
          `${call.label} answered ${reply.status}, which its document does not name`,
          reply.code,
        )
        failures.check(
          !LEAKS.test(JSON.stringify(reply)),
          `${call.label} told of its inside`,
          JSON.stringify(reply).slice(0, 200),
        )
      }
    })
    const statuses = [...seen]
      .sort(([a], [b]) => a - b)
      .map(([status, count]) => `${status} × ${count}`)
      .join(', ')
    return {
      figures: [
        `${[...seen.values()].reduce((sum, count) => sum + count, 0)} requests to ${calls.length} calls in ${seconds} s: ${statuses}`,
      ],
      failures: failures.list(),
    }
  } finally {
    await server.close()
  }
}

const piece = (random: Random): string =>
  Array.from({ length: 1 + random(3) }, () => PIECES[random(PIECES.length)]!).join('')

/** Mostly what the schema takes, with a few places spoilt. */
function made(
  call: WalkedCall,
  random: Random,
): { body?: unknown; params: Record<string, string>; query: Record<string, string> } {
  const params: Record<string, string> = {}
  const query: Record<string, string> = {}
  for (const { name, in: place, schema } of call.operation.parameters) {
    if (place === 'path')
      params[name] = random(2) === 0 ? String(plausible(schema, name)) : piece(random) || 'x'
    if (place === 'query' && random(2) === 0)
      query[name] = random(2) === 0 ? String(plausible(schema, name)) : piece(random)
  }
  return { ...(call.body ? { body: spoil(call.body, random) } : {}), params, query }
}

function spoil(schema: Schema, random: Random, name = ''): unknown {
  if (random(8) === 0)
    return [
      piece(random),
      random(2 ** 31) - 2 ** 30,
      random(1_000) / 7,
      null,
      true,
      [],
      {},
      [[piece(random)]],
    ][random(8)]
  if (schema.type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {})
        .filter(() => random(12) > 0)
        .map(([property, of]) => [property, spoil(of, random, property)]),
    )
  if (schema.type === 'array' && schema.items)
    return Array.from({ length: random(3) }, () => spoil(schema.items!, random, name))
  return plausible(schema, name)
}

export const fuzz: Suite = {
  name: 'fuzz',
  about: 'every call with input made by chance, for 10 minutes (c)',
  run: ({ minutes, count, random }) => runFuzz({ seconds: count ?? (minutes ?? 10) * 60, random }),
}
