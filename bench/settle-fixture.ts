/**
 * P5 for sports: a result, from its row to the balances, beside running bets of the same members. 10,000
 * single bets that all end, and 200,000 parlays that one result touches: half are lost by it, half wait for
 * their other legs. `--rows N` writes N parlays instead.
 */
import { setGameGuards, openPoster } from '../modules/wallet/index.ts'
import { SettleLane } from '../modules/sportsbook/settling/lane.ts'
import { oneOf, openDatabase, run, sql, type Database } from '../platform/postgres.ts'
import { openFixture, openMarket, played, stateResult } from '../tests/support/settled-sports.ts'
import { openBenchDatabase, type Bench, type Goal, type OpenBench } from './harness.ts'
import { BESIDE, playBeside } from './support/play-beside.ts'

const rowsAt = process.argv.indexOf('--rows')
const PARLAYS = rowsAt < 0 ? 200_000 : Number.parseInt(process.argv[rowsAt + 1]!, 10)
const SINGLES = 10_000
/** Some members have several bets on a match. */
const MEMBERS = 20_000
const LEGS = 4
const SINGLES_S = 2
const PARLAYS_S = 20
const LOCK_MS = 200

export const bench: Bench = { name: 'settle-fixture', rounds: 3, open }

interface Played {
  readonly name: string
  readonly fixtureId: string
  readonly marketNo: bigint
}

async function open(): Promise<OpenBench> {
  const server = await openBenchDatabase()
  const owner = openDatabase({ url: server.ownerUrl, role: null, statementTimeoutMs: 3_600_000, max: 2 })
  const database = openDatabase({ url: server.ownerUrl, max: 4 })
  const poster = openPoster({ url: server.ownerUrl })
  await openMembers(owner)
  let takes = 0
  let longestMs = 0
  let bets = 0
  const watched: Database = {
    ...database,
    async transaction(work) {
      const begin = performance.now()
      const done = await database.transaction(work)
      longestMs = Math.max(longestMs, performance.now() - begin)
      return done
    },
  }
  const lane = new SettleLane({
    database: watched,
    onError(error) {
      throw error
    },
  })
  const timed = async (
    write: (owner: Database, match: Played, other: bigint) => Promise<void>,
    left: number,
  ): Promise<number> => {
    const match = await openMatch(owner, `m${++takes}`)
    const other = await openMatch(owner, `o${takes}`)
    await write(owner, match, other.marketNo)
    await run(owner.kysely, sql`ANALYZE sports.bet, sports.leg, wallet.round`)
    await run(owner.kysely, sql`CHECKPOINT`)
    await stateResult(owner.kysely, match.fixtureId, 1, played(1, 0))
    const play = playBeside(poster, MEMBERS)
    const begin = performance.now()
    await lane.runAll()
    const seconds = (performance.now() - begin) / 1000
    bets += await play.stop()
    const stillOpen = await countOpen(owner, match.fixtureId)
    if (stillOpen !== left) throw new Error(`${stillOpen} bets are open instead of ${left}`)
    return seconds
  }
  return {
    figures: [
      { name: 'single bets', unit: 's', take: () => timed(writeSingles, 0) },
      { name: 'allowed for them', unit: 's', take: async () => SINGLES_S },
      { name: 'parlays', unit: 's', take: () => timed(writeParlays, PARLAYS / 2) },
      { name: 'allowed for parlays', unit: 's', take: async () => PARLAYS_S },
      { name: 'longest transaction', unit: 'ms', take: async () => longestMs },
      { name: 'most', unit: 'ms', take: async () => LOCK_MS },
    ],
    goals,
    get notes() {
      return [
        `${MEMBERS} members, parlays of ${LEGS} legs; ${bets} bets of the same members beside all takes`,
      ]
    },
    async close() {
      await poster.close()
      await Promise.all([database.close(), owner.close()])
      await server.stop()
    },
  }
}

const goals: readonly Goal[] = [
  { title: `${SINGLES} open bets settled`, ours: 'single bets', reference: 'allowed for them', atMost: 1 },
  { title: `${PARLAYS} parlays touched`, ours: 'parlays', reference: 'allowed for parlays', atMost: 1 },
  { title: 'how long a transaction holds bets', ours: 'longest transaction', reference: 'most', atMost: 1 },
]

/** How many bets on a match are still open. */
async function countOpen(owner: Database, fixtureId: string): Promise<number> {
  const { open: count } = await oneOf(
    owner.kysely,
    sql<{ open: number }>`
    SELECT count(*)::int AS open FROM sports.bet b JOIN sports.leg l USING (bet_id)
    WHERE l.fixture_id = ${fixtureId} AND b.state = 'ACCEPTED'`,
  )
  return count
}

async function openMembers(owner: Database): Promise<void> {
  await owner.transaction((tx) =>
    setGameGuards(tx, [
      { vendor: 'TCG_SPORT', gameCode: 'SPORT-FOOTBALL', product: 'SPORTS', isOpen: true },
      { ...BESIDE, product: 'ELOTT', isOpen: true },
    ]),
  )
  await run(
    owner.kysely,
    sql`SELECT wallet.open_owner('bench-' || n, 'member', 'demo') FROM generate_series(0, ${MEMBERS - 1}::int) AS n`,
  )
  await run(owner.kysely, sql`UPDATE wallet.balance SET balance = 1000000000000 WHERE account_id & 65535 = 4`)
  await run(owner.kysely, sql`VACUUM ANALYZE`)
}

async function openMatch(owner: Database, name: string): Promise<Played> {
  const fixtureId = `T-${name}`
  await openFixture(owner.kysely, fixtureId)
  return { name, fixtureId, marketNo: await openMarket(owner.kysely, fixtureId, { typeCode: '1X2' }) }
}

/** Bets and their open rounds, by set; how they are placed is not measured. One in two is on the home side. */
async function writeBets(
  owner: Database,
  match: Played,
  { count, kind, legs }: { count: number; kind: 'SINGLE' | 'PARLAY'; legs: readonly bigint[] },
): Promise<void> {
  await run(
    owner.kysely,
    sql`
    INSERT INTO wallet.round (
      round_no, owner_no, opened_at, stake_real, stake_bonus, win_amount, jackpot_amount, game_no, house_purpose, bet_count, win_count, vendor_no, state, shard,
      is_free, round_id)
    SELECT nextval('wallet.id_block') * 4096, o.owner_no, app.now(), 2000, 0, 0, 0, g.game_no, g.house_real, 1, 0, g.vendor_no, 0, o.shard, false,
           ${match.name} || '-' || n
    FROM generate_series(1, ${count}::int) AS n
    JOIN wallet.owner o ON o.owner_id = 'bench-' || n % ${MEMBERS} AND o.family = 1
    JOIN wallet.game_guard g ON g.game_code = 'SPORT-FOOTBALL' ORDER BY hashint4(n)`,
  )
  await run(
    owner.kysely,
    sql`
    INSERT INTO sports.bet (bet_id, merchant_id, member_id, vendor, game_code, currency, kind, stake, price_e4, potential,
      odds_format, accept_change, state, is_live, wallet_txn, placed_at, open_legs, held_stake, held_payout)
    SELECT ${match.name} || '-' || n, 'demo', 'bench-' || n % ${MEMBERS}, 'TCG_SPORT', 'SPORT-FOOTBALL', 'THB', ${kind}, 2000,
           20000, 4000, 'DECIMAL', 'NONE', 'ACCEPTED', false, '0', app.now(), ${legs.length}, 2000, 4000
    FROM generate_series(1, ${count}::int) AS n ORDER BY hashint4(n)`,
  )
  await run(
    owner.kysely,
    sql`
    INSERT INTO sports.leg (bet_id, leg_no, fixture_id, market_no, type_code, period, code, price_e4, is_live)
    SELECT ${match.name} || '-' || n, l.no, m.fixture_id, m.market_no, m.type_code, m.period,
           CASE WHEN l.no = 1 AND n % 2 = 0 THEN '1' ELSE 'X' END, 20000, false
    FROM generate_series(1, ${count}::int) AS n
    CROSS JOIN unnest(${[...legs]}::bigint[]) WITH ORDINALITY AS l(market_no, no)
    JOIN sports.market m ON m.market_no = l.market_no ORDER BY hashint4(n), l.no`,
  )
  await run(
    owner.kysely,
    sql`
    INSERT INTO sports.exposure (merchant_id, market_no, code, stake, payout, bets)
    SELECT 'demo', l.market_no, l.code, count(*) * 2000, count(*) * 4000, count(*)::int FROM sports.leg l
    WHERE l.market_no = ANY (${[...legs]}::bigint[]) GROUP BY 2, 3`,
  )
}

const writeSingles = (owner: Database, match: Played) =>
  writeBets(owner, match, { count: SINGLES, kind: 'SINGLE', legs: [match.marketNo] })

/** The other legs are of matches that are still to come. */
const writeParlays = (owner: Database, match: Played, other: bigint) =>
  writeBets(owner, match, {
    count: PARLAYS,
    kind: 'PARLAY',
    legs: [match.marketNo, ...Array.from({ length: LEGS - 1 }, () => other)],
  })
