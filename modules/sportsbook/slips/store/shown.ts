/** Bets as members and operators see them, with their legs. */
import type { RejectReason } from '../../../../contract/shared/sports-refusals.ts'
import type { FixtureFacts, Score } from '../../../../kernel/sports/facts.ts'
import type { FeedClock } from '../../../../kernel/sports/feed.ts'
import type {
  AcceptChange,
  BetKind,
  BetResult,
  BetState,
  FixtureStatus,
  LegResult,
  MarketType,
  OddsFormat,
  Period,
  SportCode,
} from '../../../../kernel/sports/words.ts'
import { rowsOf, sql, type Reader } from '../../../../platform/postgres.ts'
import type { RejectCause } from '../rules/live.ts'
import type { Names } from './cards.ts'

export interface ShownLeg {
  readonly legNo: number
  readonly fixtureId: string
  readonly sportCode: SportCode
  readonly leagueNames: Names
  readonly homeNames: Names | null
  readonly awayNames: Names | null
  readonly startAt: Date
  readonly status: FixtureStatus
  readonly clock: FeedClock | null
  readonly facts: FixtureFacts
  readonly isVirtual: boolean
  readonly marketNo: bigint
  readonly typeCode: MarketType
  readonly period: Period
  readonly lineQ: number | null
  readonly code: string
  readonly selectionNames: Names | null
  readonly priceE4: number
  readonly isLive: boolean
  readonly scoreAtBet: Score | null
  readonly result: LegResult | null
  readonly sharedBy: number
}

export interface ShownBet {
  readonly betId: string
  readonly betNo: string
  readonly merchantId: string
  readonly memberId: string
  readonly vendor: string
  readonly gameCode: string
  readonly currency: string
  readonly kind: BetKind
  readonly systemCode: string | null
  readonly combinations: number
  readonly stake: bigint
  readonly priceE4: bigint
  readonly potential: bigint
  readonly oddsFormat: OddsFormat
  readonly acceptChange: AcceptChange
  readonly state: BetState
  readonly result: BetResult | null
  readonly rejectReason: RejectReason | null
  readonly rejectCause: RejectCause | null
  readonly isLive: boolean
  readonly placedAt: Date
  readonly decideAt: Date | null
  readonly acceptedAt: Date | null
  readonly settledAt: Date | null
  readonly version: number
  readonly payout: bigint
  readonly valid: bigint
  readonly cashedStake: bigint
  readonly cashedAmount: bigint
  readonly autoCashOut: bigint | null
  readonly voidReason: string | null
  readonly legs: readonly ShownLeg[]
}

interface BetRow {
  bet_id: string
  bet_no: bigint
  merchant_id: string
  member_id: string
  vendor: string
  game_code: string
  currency: string
  kind: BetKind
  system_code: string | null
  combinations: number
  stake: bigint
  price_e4: bigint
  potential: bigint
  odds_format: OddsFormat
  accept_change: AcceptChange
  state: BetState
  result: BetResult | null
  reject_reason: RejectReason | null
  reject_cause: RejectCause | null
  is_live: boolean
  placed_at: Date
  decide_at: Date | null
  accepted_at: Date | null
  settled_at: Date | null
  version: number
  payout: bigint
  valid: bigint
  cashed_stake: bigint
  cashed_amount: bigint
  auto_cash_out: bigint | null
  void_reason: string | null
}

const columns = sql`b.bet_id, b.bet_no, b.merchant_id, b.member_id, b.vendor, b.game_code, b.currency, b.kind, b.system_code,
  b.combinations, b.stake, b.price_e4, b.potential, b.odds_format, b.accept_change, b.state, b.result, b.reject_reason,
  b.reject_cause, b.is_live, b.placed_at, b.decide_at, b.accepted_at, b.settled_at, b.version, b.payout, b.valid, b.cashed_stake,
  b.cashed_amount, b.auto_cash_out, b.void_reason`

const betOf = (row: BetRow, legs: readonly ShownLeg[]): ShownBet => ({
  betId: row.bet_id,
  betNo: String(row.bet_no),
  merchantId: row.merchant_id,
  memberId: row.member_id,
  vendor: row.vendor,
  gameCode: row.game_code,
  currency: row.currency,
  kind: row.kind,
  systemCode: row.system_code,
  combinations: row.combinations,
  stake: row.stake,
  priceE4: row.price_e4,
  potential: row.potential,
  oddsFormat: row.odds_format,
  acceptChange: row.accept_change,
  state: row.state,
  result: row.result,
  rejectReason: row.reject_reason,
  rejectCause: row.reject_cause,
  isLive: row.is_live,
  placedAt: row.placed_at,
  decideAt: row.decide_at,
  acceptedAt: row.accepted_at,
  settledAt: row.settled_at,
  version: row.version,
  payout: row.payout,
  valid: row.valid,
  cashedStake: row.cashed_stake,
  cashedAmount: row.cashed_amount,
  autoCashOut: row.auto_cash_out,
  voidReason: row.void_reason,
  legs,
})

interface LegRow {
  bet_id: string
  leg_no: number
  fixture_id: string
  sport_code: SportCode
  league_names: Names
  home_names: Names | null
  away_names: Names | null
  start_at: Date
  status: FixtureStatus
  clock: FeedClock | null
  facts: FixtureFacts
  is_virtual: boolean
  market_no: bigint
  type_code: MarketType
  period: Period
  line_q: number | null
  code: string
  selection_names: Names | null
  price_e4: number
  is_live: boolean
  score_home: number | null
  score_away: number | null
  result: LegResult | null
  shared_by: number
}

async function withLegs(reader: Reader, bets: readonly BetRow[]): Promise<ShownBet[]> {
  if (bets.length === 0) return []
  const rows = await rowsOf(
    reader,
    sql<LegRow>`
    SELECT l.bet_id, l.leg_no, l.fixture_id, f.sport_code, g.names AS league_names, h.names AS home_names,
      a.names AS away_names, f.start_at, f.status, f.clock, f.facts, f.is_virtual, l.market_no, l.type_code, l.period,
      l.line_q, l.code, m.runners -> l.code AS selection_names, l.price_e4, l.is_live, l.score_home, l.score_away,
      l.result, l.shared_by
    FROM sports.leg l JOIN sports.fixture f ON f.fixture_id = l.fixture_id
    JOIN sports.market m ON m.market_no = l.market_no JOIN sports.league g ON g.league_id = f.league_id
    LEFT JOIN sports.team h ON h.team_id = f.home_id LEFT JOIN sports.team a ON a.team_id = f.away_id
    WHERE l.bet_id = ANY (${bets.map((bet) => bet.bet_id)}::text[]) ORDER BY l.bet_id, l.leg_no`,
  )
  const legs = Map.groupBy(rows, (row) => row.bet_id)
  return bets.map((bet) => betOf(bet, (legs.get(bet.bet_id) ?? []).map(legOf)))
}

const legOf = (row: LegRow): ShownLeg => ({
  legNo: row.leg_no,
  fixtureId: row.fixture_id,
  sportCode: row.sport_code,
  leagueNames: row.league_names,
  homeNames: row.home_names,
  awayNames: row.away_names,
  startAt: row.start_at,
  status: row.status,
  clock: row.clock,
  facts: row.facts,
  isVirtual: row.is_virtual,
  marketNo: row.market_no,
  typeCode: row.type_code,
  period: row.period,
  lineQ: row.line_q,
  code: row.code,
  selectionNames: row.selection_names,
  priceE4: row.price_e4,
  isLive: row.is_live,
  scoreAtBet:
    row.score_home === null || row.score_away === null
      ? null
      : { home: row.score_home, away: row.score_away },
  result: row.result,
  sharedBy: row.shared_by,
})

/** Bets by their ids; `memberId` leaves out those of others. */
export async function readBets(
  reader: Reader,
  betIds: readonly string[],
  memberId?: string,
): Promise<ShownBet[]> {
  const rows = await rowsOf(
    reader,
    sql<BetRow>`
    SELECT ${columns} FROM sports.bet b WHERE b.bet_id = ANY (${betIds}::text[])
      AND (${memberId ?? ''} = '' OR b.member_id = ${memberId ?? ''})`,
  )
  return withLegs(reader, rows)
}
