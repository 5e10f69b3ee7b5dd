/**
 * T-NU1: every amount of every call takes whole numbers within its bounds and nothing else, and a refused one
 * changes nothing.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer, type TestServer } from '../support/server.ts'
import { acmeOf, roundAt, seatOf } from '../support/vendor.ts'
import { callsOf, plausible, sendCall, sessionFor, type Schema, type WalkedCall } from '../support/walker.ts'

/** As in the JSON text, since most of them do not survive a JavaScript number. */
const VALUES = [
  '-1',
  '0',
  '-0',
  '0.1',
  '0.001',
  '1.005',
  '1e-9',
  '2147483648',
  '-2147483649',
  '9007199254740992',
  '9007199254740993',
  '9007199254740994',
  '9223372036854775808',
  '18446744073709551616',
  '1e21',
  '1e308',
  '1e400',
  'NaN',
  'Infinity',
  '""',
  '" 1 "',
  '"1"',
  '"01"',
  '"+1"',
  '"1e3"',
  '"0x10"',
  '"1,000"',
  '"١٢"',
  '"๑๒๓"',
  '"𝟙"',
  'null',
  'true',
  '[]',
  '{}',
]
const LARGEST = 9_000_000_000_000
const isAmount = (name: string) => /^(amount|balance)$|Amount$/.test(name)

let server: TestServer
let calls: WalkedCall[]
const tokens: Record<string, string> = {}
beforeAll(async () => {
  server = await startServer({ env: { ROLES: 'gateway,studio' } })
  calls = await callsOf(server)
  tokens.player = await sessionFor(server, { player: 12 })
  tokens.operator = await sessionFor(server, { operator: 'numbers' })
})
afterAll(() => server.close())

const moved = async () =>
  (
    await server.process.database.pool.query(`
  SELECT (SELECT count(*) FROM wallet.transfer)::text AS transfers, (SELECT count(*) FROM wallet.txn)::text AS txns, (SELECT coalesce(sum(left_amount), 0) FROM wallet.hold)::text AS held,
         (SELECT count(*) FROM cashier.withdrawal)::text AS withdrawals`)
  ).rows[0]

/** Every place of an amount in a body, as a path of names. */
function amountsIn(schema: Schema | undefined, path: string[] = []): { path: string[]; schema: Schema }[] {
  if (!schema) return []
  if (schema.anyOf) return schema.anyOf.flatMap((one) => amountsIn(one, path))
  if (schema.type === 'array') return amountsIn(schema.items, [...path, '0'])
  if (schema.type === 'object')
    return Object.entries(schema.properties ?? {}).flatMap(([name, of]) => amountsIn(of, [...path, name]))
  return path.length > 0 && isAmount(path.at(-1)!) && schema.type === 'integer' ? [{ path, schema }] : []
}

const MARK = '"the amount stands here"'
function bodyWith(schema: Schema, path: readonly string[], value: string): string {
  const body = plausible(schema) as Record<string, unknown>
  let at: Record<string, unknown> = body
  for (const [place, name] of path.slice(0, -1).entries()) {
    const isList = path[place + 1] === '0'
    if (isList && (at[name] as unknown[]).length === 0) at[name] = [{}]
    at = at[name] as Record<string, unknown>
  }
  at[path.at(-1)!] = JSON.parse(MARK)
  return JSON.stringify(body).replace(MARK, value)
}

/** Within the schema's own bounds it is a whole number like any other. */
function isLegal(schema: Schema, value: string): boolean {
  if (!/^-?[0-9]+$/.test(value)) return false
  const number = Number(value)
  return number >= (schema.minimum ?? -LARGEST) && number <= (schema.maximum ?? LARGEST)
}

test('T-NU1 in every amount of every body', async () => {
  const client = server.client()
  const before = await moved()
  let tried = 0
  const wrong: unknown[] = []
  for (const call of calls) {
    if (call.path.startsWith('/vendor/') || call.path.includes('/hooks/') || call.takesFiles) continue
    const amounts = amountsIn(call.body)
    const token =
      call.operation['x-audience'] === 'operator'
        ? tokens.operator
        : ['player', 'member', 'agent'].includes(call.operation['x-audience'])
          ? tokens.player
          : undefined
    for (const { path, schema } of amounts) {
      for (const value of VALUES) {
        tried++
        const isNullable =
          value === 'null' && amounts.length > 0 && JSON.stringify(call.body).includes('"null"')
        const reply = await sendCall(client, call, { token, body: bodyWith(call.body!, path, value) })
        const isRight =
          isLegal(schema, value) || isNullable
            ? reply.status < 500
            : reply.status >= 400 && reply.status < 500
        if (!isRight) wrong.push([call.label, path.join('.'), value, reply.status, reply.code])
      }
    }
  }
  expect(wrong).toEqual([])
  expect(tried).toBeGreaterThan(5 * VALUES.length)
  expect(await moved()).toEqual(before)
})

test('T-NU1 in every amount of the vendor port', async () => {
  const client = server.client()
  const acme = acmeOf(server)
  const seat = await seatOf(server, acme, client, await client.signIn('member13'))
  const before = await moved()
  const { bet, win, betWin } = roundAt(seat)
  const messages = [
    ['bet', bet(), 'amount', 1],
    ['win', win(), 'amount', 0],
    ['bet-win', betWin(), 'betAmount', 1],
    ['bet-win', betWin(), 'winAmount', 0],
  ] as const
  const wrong: unknown[] = []
  for (const [call, message, field, least] of messages) {
    // Whether -0 is 0 is the vendor port's own affair: it refuses it.
    for (const value of VALUES.filter((one) => one !== '-0')) {
      // A win of 0 and 2³¹ are whole numbers within the bounds; the round is unknown and the account is
      // small.
      const isLegal = /^-?[0-9]+$/.test(value) && Number(value) >= least && Number(value) <= LARGEST
      const { status } = await acme.send(call, message, {
        rawBody: JSON.stringify({
          ...message,
          transactionId: crypto.randomUUID(),
          roundId: crypto.randomUUID(),
          [field]: JSON.parse(MARK),
        }).replace(MARK, value),
      })
      if (
        isLegal
          ? !['BET_NOT_FOUND', 'INSUFFICIENT_FUNDS', 'LIMIT_REACHED', 'OK'].includes(status)
          : status !== 'INVALID_REQUEST'
      )
        wrong.push([call, field, value, status])
      if (isLegal && status === 'OK' && !(call === 'bet-win' && field === 'winAmount'))
        wrong.push([call, field, value, status])
    }
  }
  expect(wrong).toEqual([])
  // Only a bet with its win takes 0 and 2³¹ as what was won, to the satang.
  const { transfers, txns, ...rest } = await moved()
  expect(rest).toEqual({ held: before.held, withdrawals: before.withdrawals })
  expect({ transfers: Number(transfers) - Number(before.transfers), txns }).toEqual({
    transfers: expect.any(Number),
    txns: before.txns,
  })
})
