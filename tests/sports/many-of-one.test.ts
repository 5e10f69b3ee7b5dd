/** One member with very many bets on one match: settled a chunk at a time, each bet by itself and once. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { settleDue } from '../../modules/sportsbook/settling/settle-due.ts'
import { settleFixture } from '../../modules/sportsbook/settling/settle-fixture.ts'
import { markMarketVoid } from '../../modules/sportsbook/settling/store/voids.ts'
import { askFixture } from '../../modules/sportsbook/settling/store/work.ts'
import { balancesOf } from '../../modules/wallet/index.ts'
import { oneOf, rowsOf, sql } from '../../platform/postgres.ts'
import { played, SettledSports, type Pick } from '../support/settled-sports.ts'
import { recountFaults } from '../support/sports-recount.ts'

let house: SettledSports
beforeAll(async () => {
  house = await SettledSports.open()
})
afterAll(() => house.shut())
afterEach(async () => {
  expect(await recountFaults(house.owner.kysely)).toEqual([])
  expect(await house.faults()).toEqual([])
})

const OPENING = 10_000_000n
const BETS = 120
const PRICE = 19_200

/** Bet n stakes 100.00 and n satang. */
const stakeOf = (n: number) => 10_000n + BigInt(n)
const staked = (which: (n: number) => boolean) =>
  Array.from({ length: BETS }, (_, n) => (which(n) ? stakeOf(n) : 0n)).reduce((sum, stake) => sum + stake)
/** Each payout is rounded down by itself. */
const paid = (which: (n: number) => boolean, of: (stake: bigint) => bigint) =>
  Array.from({ length: BETS }, (_, n) => (which(n) ? of(stakeOf(n)) : 0n)).reduce((sum, one) => sum + one)
const won = (stake: bigint) => (stake * 192n) / 100n
/** The odd satang is on the higher of the two lines (domain/sportsbook.md §3). */
const [lower, higher] = [(stake: bigint) => stake / 2n, (stake: bigint) => stake - stake / 2n]
const halfWon = (stake: bigint) => (100n * lower(stake) + 192n * higher(stake)) / 100n

/** A member's bets on one market, turn by turn on these selections. */
async function placeAll(memberId: string, marketNo: bigint, codes: readonly string[]) {
  await house.member(memberId, OPENING)
  return Promise.all(
    Array.from({ length: BETS }, (_, n) => {
      const pick: Pick = { marketNo, code: codes[n % codes.length]!, price: PRICE }
      return house.bet(memberId, [pick], stakeOf(n))
    }),
  )
}

const commitsOf = async (bets: readonly string[]) =>
  (
    await oneOf(
      house.owner.kysely,
      sql<{ commits: number }>`
      SELECT count(DISTINCT xmin::text)::int AS commits FROM sports.bet WHERE bet_id = ANY (${bets}::text[])`,
    )
  ).commits

const settledTimes = async (bets: readonly string[]) =>
  (
    await rowsOf(
      house.owner.kysely,
      sql<{ version: number; times: number }>`
      SELECT version, count(*)::int AS times FROM sports.bet WHERE bet_id = ANY (${bets}::text[]) GROUP BY 1 ORDER BY 1`,
    )
  ).map(({ version, times }) => [version, times])

test('120 bets of one member are settled, corrected twice and made void, a few commits each time', async () => {
  const fixture = await house.fixture()
  const market = await house.market(fixture, { typeCode: 'AH', lineQ: -3 })
  const bets = await placeAll('one', market, ['HOME'])
  const left = OPENING - staked(() => true)
  for (const [version, facts, pays] of [
    [1, played(1, 0), halfWon],
    [2, played(3, 0), won],
    [3, played(0, 2), () => 0n],
  ] as const) {
    await house.result(fixture, version, facts)
    await house.settle()
    expect(await house.main('one')).toBe(left + paid(() => true, pays))
    expect(await settledTimes(bets)).toEqual([[version, BETS]])
    expect(await commitsOf(bets)).toBeLessThan(BETS / 10)
  }
  await house.database.transaction(async (tx) => {
    await markMarketVoid(tx, market, 'the line was wrong')
    await askFixture(tx, fixture)
  })
  await house.settle()
  expect(await house.main('one')).toBe(OPENING)
  expect(await settledTimes(bets)).toEqual([[4, BETS]])
  // Whatever is asked once more changes nothing.
  await house.result(fixture, 4, played(5, 0))
  await house.settle()
  expect(await settledTimes(bets)).toEqual([[4, BETS]])
})

test('bets on both sides count together, and each side is paid by itself', async () => {
  const fixture = await house.fixture()
  const market = await house.market(fixture, { typeCode: 'AH', lineQ: -1 })
  const isHome = (n: number) => n % 2 === 0
  const isAway = (n: number) => n % 2 === 1
  const bets = await placeAll('both', market, ['HOME', 'AWAY'])
  const left = OPENING - staked(() => true)
  await house.result(fixture, 1, played(0, 0))
  await house.settle()
  expect(await house.main('both')).toBe(left + paid(isHome, higher) + paid(isAway, halfWon))
  // Half of each stake counts, rounded down, and what lies on both sides is taken off both.
  const half = (which: (n: number) => boolean) => paid(which, lower)
  const counted = () =>
    oneOf(
      house.owner.kysely,
      sql<{ valid: bigint; commits: number }>`
      SELECT sum(valid)::bigint AS valid, count(DISTINCT xmin::text)::int AS commits FROM sports.bet
      WHERE bet_id = ANY (${bets}::text[])`,
    )
  expect((await counted()).valid).toBe(half(isAway) - half(isHome))
  await house.result(fixture, 2, played(1, 0))
  await house.settle()
  expect(await house.main('both')).toBe(left + paid(isHome, won))
  expect((await counted()).valid).toBe(staked(isAway) - staked(isHome))
  expect((await counted()).commits).toBeLessThan(BETS / 10)
})

test('of bets that are corrected together those that gain come first, so nobody owes what they bring', async () => {
  const [fixture, later] = [await house.fixture(), await house.fixture()]
  const market = await house.market(fixture, { typeCode: 'DNB' })
  await house.member('bare', 200_000n)
  for (let n = 0; n < 10; n++)
    await house.bet('bare', [{ marketNo: market, code: n % 2 ? 'AWAY' : 'HOME', price: PRICE }], 20_000n)
  await house.result(fixture, 1, played(0, 1))
  await house.settle()
  const back = 5n * won(20_000n)
  expect(await house.main('bare')).toBe(back)
  // All of it stands on another match when the result turns out to be the other one.
  const pick = { marketNo: await house.market(later, { typeCode: 'DNB' }), code: 'HOME', price: PRICE }
  await house.bet('bare', [pick], back)
  await house.result(fixture, 2, played(1, 0))
  await settleFixture({ database: house.database }, fixture)
  await settleDue({ database: house.database })
  expect(await balancesOf(house.database.kysely, 'bare')).toMatchObject({ main: 0n, receivable: 0n })
})

test('cut off in every step and begun again by two, each bet is paid once', async () => {
  const fixture = await house.fixture()
  const market = await house.market(fixture, { typeCode: '1X2' })
  const isHome = (n: number) => n % 3 === 0
  const bets = await placeAll('cut', market, ['1', 'X', '2'])
  const left = OPENING - staked(() => true)
  for (const [version, facts, wins] of [
    [1, played(1, 0), isHome],
    [2, played(1, 1), (n: number) => n % 3 === 1],
    [3, played(2, 1), isHome],
  ] as const) {
    await house.result(fixture, version, facts)
    for (let cut = 1; cut <= 12; cut++) {
      let steps = 0
      const onStep = () => {
        if (++steps === cut) throw new Error('cut off')
      }
      await house.settle({ chunk: 30, onStep }).catch(() => {})
    }
    house.errors.length = 0
    await house.change(sql`UPDATE sports.settling SET leased_until = NULL`)
    await Promise.all([house.settle({ chunk: 9 }), house.settle()])
    expect(await house.main('cut')).toBe(left + paid(wins, won))
  }
  // Those that lost each time were settled once, all others three times.
  expect(await settledTimes(bets)).toEqual([
    [1, BETS / 3],
    [3, (BETS / 3) * 2],
  ])
})
