/** Whose play never counts in what agents are paid (docs/flows/agent-pay.md). */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { oneOf, run, sql } from '../../../platform/postgres.ts'
import { at, openAgentLine, type AgentLine } from '../../../tests/support/agent-line.ts'
import { openCashierHouse, type CashierHouse } from '../../../tests/support/cashier.ts'
import { makeAccount } from '../../../tests/support/identity.ts'

const TRIAL = 4
const HOUSE_PLAYER = 5
const THIRTY_PERCENT = 300_000

let house: CashierHouse
let line: AgentLine
beforeAll(async () => {
  house = await openCashierHouse()
  line = openAgentLine(house.server)
})
afterAll(() => house.close())

const reader = () => house.server.process.database.kysely
beforeEach(async () => {
  await run(
    reader(),
    sql`UPDATE agents.contract SET state = 'REJECTED', starts_at = NULL, ends_at = NULL WHERE starts_at IS NOT NULL`,
  )
  await run(reader(), sql`UPDATE agents.pay_progress SET done_until = '-infinity'`)
})

let count = 0
const nobodyOf = (type: 4 | 5) =>
  makeAccount(house.server, { username: `nobody${++count}`, type, passwordHash: null })
const kindOf = async (accountId: string) =>
  (
    await oneOf(
      reader(),
      sql<{
        kind: string
      }>`SELECT owner_kind AS kind FROM wallet.owner WHERE owner_id = ${accountId} AND family = 1`,
    )
  ).kind

const nobodies = [
  ['a trial account', TRIAL, 'trial', '2033-02'],
  ['a player of the house', HOUSE_PLAYER, 'house_player', '2033-03'],
] as const
const kinds = [
  ['a daily salary', { kind: 'DAILY_SALARY' }, '03T00:00', '04T00:30'],
  ['an hourly salary', { kind: 'HOURLY_SALARY' }, '03T10:00', '03T11:05'],
  ['a wage of five minutes', { kind: 'REALTIME_SALARY' }, '03T10:00', '03T10:06'],
  ['a dividend', { kind: 'DIVIDEND' }, '01T00:00', '16T02:00'],
] as const

test.each(nobodies.flatMap((nobody) => kinds.map((kind) => [...nobody, ...kind] as const)))(
  'the play of %s (type %i, %s, in %s) is in no base of %s',
  async (_who, type, ownerKind, month, _what, given, startsAt, paidAt) => {
    const agent = await line.account('alone', null, 1)
    await line.contract(agent, { ...given, startsAt: at(`${month}-${startsAt}`), ratePpm: THIRTY_PERCENT })
    const [player, nobody] = [await line.account('p', agent, 0), await nobodyOf(type)]
    // No call puts them into a line; even if they stood in one, they would not count.
    await run(
      reader(),
      sql`INSERT INTO identity.upline (account_id, upline_id, distance) VALUES (${nobody}, ${agent}, 1)`,
    )
    expect(await kindOf(nobody)).toBe(ownerKind)
    const moment = at(`${month}-03T10:02`)
    await line.deposit(nobody, at('2033-01-01T10:00'))
    await line.play(player, { at: moment, stake: 100 })
    await line.play(nobody, { at: moment, stake: 70_000 })
    await line.credit(nobody, moment, 30, 500)
    await line.pay(at(`${month}-${paidAt}`))
    const payments = await line.paymentsOf(agent)
    expect(payments.map(({ base, net, active }) => [base, net, active])).toEqual([[10_000n, 3_000n, 0]])
  },
)
