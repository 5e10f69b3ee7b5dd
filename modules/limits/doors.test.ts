/**
 * A member's limits on every way in which money reaches a game: a vendor's HTTP port, the studio's round, a
 * vendor's pocket.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { beginTimeOut } from '../../contract/player/limits/begin-time-out.ts'
import { changeLimit } from '../../contract/player/limits/change-limit.ts'
import { openDatabase, rowsOf, sql, type Database } from '../../platform/postgres.ts'
import type { VendorClient } from '../../tools/vendor-check/client.ts'
import { playFor } from '../../tests/support/playing-time.ts'
import { openCashierHouse, type CashierHouse, type Player } from '../../tests/support/cashier.ts'
import { DEMO_PASSWORD } from '../../tests/support/server.ts'
import { sitDown, type Player as StudioPlayer } from '../../tests/support/studio.ts'
import { acmeOf, roundAt, seatOf, type Seat } from '../../tests/support/vendor.ts'

let house: CashierHouse
let owner: Database
let acme: VendorClient
beforeAll(async () => {
  house = await openCashierHouse({ ROLES: 'gateway,studio' })
  owner = openDatabase({ url: house.server.ownerUrl, role: null })
  acme = acmeOf(house.server)
})
afterAll(async () => {
  await owner.close()
  await house.close()
})

const limit = async (member: Player, kind: string, period: string, value: number) =>
  expect((await member.call(changeLimit, { body: { kind, period, value } })).status).toBe(200)
const seat = (member: Player): Promise<Seat> => seatOf(house.server, acme, house.client, member.token)
const studio = (member: Player): Promise<StudioPlayer> => sitDown(house.server, house.client, member.token)
const mainOf = async (member: Player) => Number((await member.balances()).main)

/** Nothing moves, and a vendor only learns that the member may not play: the reason is private. */
async function expectRefused(
  member: Player,
  call: 'bet' | 'bet-win',
  message: unknown,
  status: string,
): Promise<void> {
  const before = await mainOf(member)
  const answer = await acme.send(call, message)
  expect(answer.status).toBe(status)
  for (const field of ['reason', 'limitAmount', 'blockedUntil']) expect(answer).not.toHaveProperty(field)
  expect(await mainOf(member)).toBe(before)
}

test('a stake above the limit is refused by the vendor’s port and the studio, one at the limit is accepted', async () => {
  const member = await house.player(7)
  await limit(member, 'STAKE', 'BET', 5_000)
  const [atAcme, atStudio] = [await seat(member), await studio(member)]
  await expectRefused(member, 'bet', roundAt(atAcme).bet(5_001), 'LIMIT_REACHED')
  await expectRefused(member, 'bet-win', roundAt(atAcme).betWin(5_001, 90_000), 'LIMIT_REACHED')
  expect(await acme.send('bet', roundAt(atAcme).bet(5_000))).toMatchObject({ status: 'OK' })
  expect((await atStudio.play(10_000)).code).toBe('RG_STAKE_LIMIT')
  expect((await atStudio.play(5_000)).success).toBe(true)
})

test('a loss limit counts stakes on all ways; wins and rollbacks are accepted and restore it', async () => {
  const member = await house.player(8)
  await limit(member, 'LOSS', 'DAY', 10_000)
  const [atAcme, atStudio] = [await seat(member), await studio(member)]
  const open = roundAt(atAcme)
  expect(await acme.send('bet', open.bet(8_000))).toMatchObject({ status: 'OK' })
  await expectRefused(member, 'bet', roundAt(atAcme).bet(2_001), 'LIMIT_REACHED')
  expect((await atStudio.play(5_000)).code).toBe('RG_LOSS_LIMIT')
  const taken = roundAt(atAcme)
  const bet = taken.bet(2_000)
  expect(await acme.send('bet', bet)).toMatchObject({ status: 'OK' })
  expect((await atStudio.play(100)).code).toBe('RG_LOSS_LIMIT')
  // Nothing is left, and what is owed to the member still arrives.
  expect(await acme.send('rollback', taken.rollback(bet.transactionId))).toMatchObject({ status: 'OK' })
  expect(await acme.send('win', open.win(3_000))).toMatchObject({ status: 'OK' })
  await expectRefused(member, 'bet-win', roundAt(atAcme).betWin(5_001, 5_001), 'LIMIT_REACHED')
  expect(await acme.send('bet-win', roundAt(atAcme).betWin(5_000, 0))).toMatchObject({ status: 'OK' })
  await expectRefused(member, 'bet', roundAt(atAcme).bet(1), 'LIMIT_REACHED')
})

/**
 * Plays on both ways with an open round and a stake to roll back; after they are closed, these are still
 * accepted.
 */
async function expectShut(member: Player, code: string, shut: () => Promise<unknown>): Promise<void> {
  const [atAcme, atStudio] = [await seat(member), await studio(member)]
  const [open, taken] = [roundAt(atAcme), roundAt(atAcme)]
  const bet = taken.bet(2_000)
  for (const stake of [open.bet(1_000), bet])
    expect(await acme.send('bet', stake)).toMatchObject({ status: 'OK' })
  await shut()
  await expectRefused(member, 'bet', roundAt(atAcme).bet(100), 'MEMBER_BLOCKED')
  await expectRefused(member, 'bet', open.bet(100), 'MEMBER_BLOCKED')
  await expectRefused(member, 'bet-win', roundAt(atAcme).betWin(100, 5_000), 'MEMBER_BLOCKED')
  expect((await atStudio.play(100)).code).toBe(code)
  const before = await mainOf(member)
  expect(await acme.send('win', open.win(4_000))).toMatchObject({ status: 'OK' })
  expect(await acme.send('rollback', taken.rollback(bet.transactionId))).toMatchObject({ status: 'OK' })
  expect(await mainOf(member)).toBe(before + 6_000)
}

describe('a member who may not play', () => {
  test('because of a break: no bet on any way, wins and rollbacks are still accepted', async () => {
    const member = await house.player(9)
    await expectShut(member, 'RG_TIMEOUT', () =>
      member.call(beginTimeOut, { body: { hours: 24, password: DEMO_PASSWORD } }),
    )
  })

  test('because the playing time is used up: the same', async () => {
    const member = await house.player(10)
    await limit(member, 'SESSION', 'DAY', 30)
    await expectShut(member, 'RG_SESSION_LIMIT', () => playFor(house, member, 30))
  })
})

test('bets that race a lowered limit at the vendor’s port: none is accepted beyond the new limit', async () => {
  const member = await house.player(11)
  await limit(member, 'LOSS', 'DAY', 30_000)
  await sql`CREATE TABLE wallet.limit_trace (step bigserial, limit_amount bigint, left_amount bigint, is_bet boolean)`.execute(
    owner.kysely,
  )
  await sql`
    CREATE FUNCTION wallet.trace_limit() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
    BEGIN INSERT INTO wallet.limit_trace (limit_amount, left_amount, is_bet) VALUES (NEW.limit_amount, NEW.left_amount, TG_OP = 'UPDATE'); RETURN NEW; END $$`.execute(
    owner.kysely,
  )
  await sql`CREATE TRIGGER trace_limit AFTER INSERT OR UPDATE ON wallet.loss_limit FOR EACH ROW EXECUTE FUNCTION wallet.trace_limit()`.execute(
    owner.kysely,
  )
  const at = await seat(member)
  const before = await mainOf(member)
  const bets = (count: number) =>
    Array.from({ length: count }, () => acme.send('bet', roundAt(at).bet(1_000)))
  const early = bets(6)
  const lowered = limit(member, 'LOSS', 'DAY', 10_000)
  const answers = await Promise.all([...early, ...bets(18)])
  await lowered
  answers.push(...(await Promise.all(bets(12))))
  for (const { status } of answers) expect(['OK', 'LIMIT_REACHED']).toContain(status)
  const taken = answers.filter(({ status }) => status === 'OK').length
  expect(await mainOf(member)).toBe(before - taken * 1_000)
  const steps = await rowsOf(
    owner.kysely,
    sql<{
      limit_amount: bigint
      left_amount: bigint
      is_bet: boolean
    }>`SELECT limit_amount, left_amount, is_bet FROM wallet.limit_trace ORDER BY step`,
  )
  const underNew = steps.filter((step) => step.limit_amount === 10_000n)
  // What was lost under the former limit stays lost; no bet exceeds what the new one leaves.
  expect(underNew[0]!.is_bet).toBe(false)
  for (const step of underNew) if (step.is_bet) expect(step.left_amount).toBeGreaterThanOrEqual(0n)
  expect(steps.at(-1)!.left_amount).toBe(10_000n - BigInt(taken) * 1_000n)
  expect(steps.at(-1)!.left_amount).toBeLessThanOrEqual(0n)
})
