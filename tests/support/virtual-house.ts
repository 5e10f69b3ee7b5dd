/** A house that plays virtual matches of one league, whose clock the test moves, over the real feed port. */
import { clock } from '../../kernel/clock.ts'
import type { FixtureFacts } from '../../kernel/sports/facts.ts'
import { playWhole, type VirtualSport } from '../../kernel/sports/virtual/plays.ts'
import { admitFeed, VIRTUAL_PROVIDER } from '../../modules/sportsbook/index.ts'
import { receiveFeed } from '../../modules/sportsbook/feed/port.ts'
import type { FeedCall, PortReply, SendToPort } from '../../modules/sportsbook/virtual/feed-out.ts'
import { openVirtual, type VirtualMatches } from '../../modules/sportsbook/virtual/open.ts'
import { planAhead } from '../../modules/sportsbook/virtual/planner.ts'
import { leagues, type VirtualLeague } from '../../modules/sportsbook/virtual/rules/leagues.ts'
import { fixtureIdOf } from '../../modules/sportsbook/virtual/rules/messages.ts'
import { virtualSettings } from '../../modules/sportsbook/virtual/settings.ts'
import { setSetting } from '../../modules/system/index.ts'
import { oneOf, openDatabase, rowsOf, run, sql, type Database } from '../../platform/postgres.ts'
import { startServer, WITHOUT_WORKER, type TestServer } from './server.ts'

export const MERCHANT = 'demo'
/** Minutes of a match in a minute: a minute of football takes a second. */
const SPEED = 60

export interface VirtualHouse {
  readonly server: TestServer
  readonly database: Database
  readonly owner: Database
  readonly faults: unknown[]
  /** Every call that the port got. */
  readonly calls: FeedCall[]
  /** What stands between the matches and the port from now on. */
  intercept(send: ((call: FeedCall, next: SendToPort) => Promise<PortReply>) | null): void
  process(more?: { leagues?: readonly VirtualLeague[]; hasPast?: boolean }): VirtualMatches
  /** Plans and tells everything, and sends it. */
  plan(process: VirtualMatches): Promise<void>
  /** Moves the product's clock to a moment, never back. */
  moveTo(moment: Date): Promise<void>
  /** Moves the clock second by second and takes what is due, until a match is over or the time is. */
  playUntil(moment: Date, processes: readonly VirtualMatches[]): Promise<void>
  close(): Promise<void>
}

export const leaguesOf = (sportCode: VirtualSport): readonly VirtualLeague[] =>
  leagues.filter((league) => league.sportCode === sportCode).slice(0, 1)

export async function openVirtualHouse(played: readonly VirtualLeague[]): Promise<VirtualHouse> {
  const server = await startServer({ env: WITHOUT_WORKER })
  const { database, services, config } = server.process
  const owner = openDatabase({ url: server.ownerUrl, role: null, max: 4 })
  await admitFeed(database, config.secretKey, {
    provider: VIRTUAL_PROVIDER,
    name: 'Virtual',
    isVirtual: true,
  })
  await database.transaction(async (tx) => {
    await setSetting(tx, MERCHANT, virtualSettings.isOn, true)
    await setSetting(tx, MERCHANT, virtualSettings.speed, SPEED)
  })
  const faults: unknown[] = []
  const calls: FeedCall[] = []
  const opened: VirtualMatches[] = []
  const toPort: SendToPort = ({ path, ...body }) => receiveFeed(services, VIRTUAL_PROVIDER, path, body)
  let between: Parameters<VirtualHouse['intercept']>[0] = null
  const house: VirtualHouse = {
    server,
    database,
    owner,
    faults,
    calls,
    intercept(send) {
      between = send
    },
    process(more = {}) {
      const matches = openVirtual({
        database,
        send: (call) => {
          calls.push(call)
          return between ? between(call, toPort) : toPort(call)
        },
        merchantIds: () => [MERCHANT],
        hasPast: more.hasPast ?? false,
        leagues: more.leagues ?? played,
        onError: (error) => faults.push(error),
      })
      opened.push(matches)
      return matches
    },
    async plan(process) {
      const parts = { database, leagues: played, speed: () => Promise.resolve(SPEED), onSaid: () => {} }
      while (!(await planAhead(parts)));
      await process.feed.sendAll()
    },
    async moveTo(moment) {
      const { offset } = await oneOf(
        owner.kysely,
        sql<{ offset: bigint }>`
        UPDATE app.clock SET offset_ms = greatest(offset_ms, ceil(extract(epoch FROM ${moment}::timestamptz - clock_timestamp()) * 1000)::bigint)
        RETURNING offset_ms AS offset`,
      )
      clock.setOffset(Number(offset))
    },
    async playUntil(moment, processes) {
      while (clock.nowMs() < moment.getTime()) {
        await house.moveTo(new Date(Math.min(moment.getTime(), clock.nowMs() + 1_000)))
        await Promise.all(processes.map((process) => process.clock.runDue()))
        await Promise.all(processes.map((process) => process.feed.sendAll()))
      }
    },
    async close() {
      for (const matches of opened) await matches.stop()
      await owner.close()
      await server.close()
    },
  }
  return house
}

export interface MatchFacts {
  match_id: string
  sport_code: VirtualSport
  starts_at: Date
  strengths: { home: number; away: number }
  commit_hash: string
  committed_at: Date
  server_seed: string | null
  state: string
}

/** Matches in the order of their starts. */
export function matchFacts({ owner }: VirtualHouse): Promise<MatchFacts[]> {
  return rowsOf(
    owner.kysely,
    sql<MatchFacts>`
    SELECT match_id, sport_code, starts_at, strengths, commit_hash, committed_at, server_seed, state
    FROM sports.virtual_match ORDER BY starts_at, match_id`,
  )
}

/** A bet of somebody on a fixture, as far as the virtual matches ask for it. */
export async function betOn({ owner }: VirtualHouse, fixtureId: string): Promise<void> {
  await run(
    owner.kysely,
    sql`
    WITH bet AS (
      INSERT INTO sports.bet (bet_id, merchant_id, member_id, vendor, game_code, currency, kind, stake, price_e4, potential,
        odds_format, accept_change, state, is_live, wallet_txn, placed_at)
      VALUES (${`b-${fixtureId}`}, ${MERCHANT}, 'nobody', 'TCG_SPORT', 'SPORT-FOOTBALL', 'THB', 'SINGLE', 2000, 19000, 3800,
        'DECIMAL', 'NONE', 'ACCEPTED', false, '1', app.now())
      RETURNING bet_id)
    INSERT INTO sports.leg (bet_id, leg_no, fixture_id, market_no, type_code, period, line_q, code, price_e4, is_live)
    SELECT bet.bet_id, 1, m.fixture_id, m.market_no, m.type_code, m.period, m.line_q, m.codes[1], 19000, false
    FROM bet, (SELECT * FROM sports.market WHERE fixture_id = ${fixtureId} AND type_code = '1X2' AND period = 'FT' LIMIT 1) m`,
  )
}

export const secondsAfter = (match: MatchFacts, seconds: number) =>
  new Date(match.starts_at.getTime() + seconds * 1_000)

/** The first match that has not begun, of a house that has told all. */
export async function nextMatch(house: VirtualHouse): Promise<MatchFacts> {
  const { now } = await oneOf(house.owner.kysely, sql<{ now: Date }>`SELECT app.now() AS now`)
  return (await matchFacts(house)).find(({ starts_at: at, state }) => state === 'TOLD' && at > now)!
}

export const factsNow = async (house: VirtualHouse, { match_id: id }: MatchFacts): Promise<MatchFacts> =>
  (await matchFacts(house)).find((match) => match.match_id === id)!

interface FixtureRow {
  status: string
  facts: FixtureFacts
  is_virtual: boolean
  suspended_for: string | null
  clock: { minute: number } | null
}
export const bookedMatch = ({ owner }: VirtualHouse, { match_id: id }: MatchFacts) =>
  oneOf(
    owner.kysely,
    sql<FixtureRow>`
    SELECT status, facts, is_virtual, suspended_for, clock FROM sports.fixture WHERE fixture_id = ${fixtureIdOf(id)}`,
  )

export const bookedResults = ({ owner }: VirtualHouse, { match_id: id }: MatchFacts) =>
  rowsOf(
    owner.kysely,
    sql<{ version: number; facts: FixtureFacts; state: string }>`
    SELECT version, facts, state FROM sports.result WHERE fixture_id = ${fixtureIdOf(id)} ORDER BY version`,
  )

export const bookedIncidents = ({ owner }: VirtualHouse, { match_id: id }: MatchFacts) =>
  rowsOf(
    owner.kysely,
    sql<{ incident_no: number; kind: string; side: string | null; minute: number }>`
    SELECT incident_no, kind, side, minute FROM sports.incident WHERE fixture_id = ${fixtureIdOf(id)} ORDER BY incident_no`,
  )

/** What anybody works out of the revealed seed. */
export const replayOf = ({
  match_id: matchId,
  sport_code: sportCode,
  strengths,
  server_seed: seed,
}: MatchFacts) => playWhole({ sportCode, matchId, strengths, serverSeed: seed! })
