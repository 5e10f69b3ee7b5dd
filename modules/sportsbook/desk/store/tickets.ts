/** The newest bets of a house, as the trading desk watches them. */
import type { RefuseCause, RejectReason } from '../../../../contract/shared/sports-refusals.ts'
import type { BetKind, BetState, MarketType, Period } from '../../../../kernel/sports/words.ts'
import { rowsOf, sql, type Reader } from '../../../../platform/postgres.ts'

export interface TicketRow {
  bet_id: string
  bet_no: bigint
  member_id: string
  kind: BetKind
  state: BetState
  is_live: boolean
  placed_at: Date
  decide_at: Date | null
  reject_reason: RejectReason | null
  refused_by: string | null
  refuse_cause: RefuseCause | null
  stake: bigint
  potential: bigint
  price_e4: bigint
  leg_count: number
  fixture_id: string
  home_name: string | null
  away_name: string | null
  market_no: bigint
  type_code: MarketType
  period: Period
  line_q: number | null
  code: string
  runner: string | null
  leg_price_e4: number
  /** From where it was placed; null if that is not known. */
  address: string | null
  /** An event that decides came within seconds after the bet. */
  is_late: boolean
}

export interface TicketFilter {
  readonly merchantId: string
  readonly language: string
  readonly fixtureId: string | undefined
  readonly leastAmount: bigint
  readonly isLive: boolean | undefined
  readonly since: Date
  readonly count: number
}

/** The last one first. Of a parlay the leg of the fixture that is asked for, otherwise its first. */
export function newestTickets(reader: Reader, asked: TicketFilter): Promise<TicketRow[]> {
  const fixtureId = asked.fixtureId ?? ''
  return rowsOf(
    reader,
    sql<TicketRow>`
    SELECT b.bet_id, b.bet_no, b.member_id, b.kind, b.state, b.is_live, b.placed_at, b.decide_at,
      b.reject_reason, b.refused_by, b.refuse_cause, b.stake, b.potential, b.price_e4, b.address,
      (SELECT count(*)::int FROM sports.leg c WHERE c.bet_id = b.bet_id) AS leg_count,
      g.fixture_id, coalesce(h.names->>${asked.language}, h.names->>'en') AS home_name,
      coalesce(a.names->>${asked.language}, a.names->>'en') AS away_name, g.market_no, g.type_code, g.period, g.line_q, g.code,
      m.runners->g.code->>${asked.language} AS runner, g.price_e4 AS leg_price_e4,
      EXISTS (SELECT FROM sports.incident i WHERE g.is_live AND i.fixture_id = g.fixture_id AND NOT i.is_cancelled
        AND i.kind IN ('GOAL', 'OWN_GOAL', 'PENALTY', 'SECOND_YELLOW', 'RED')
        AND i.at BETWEEN b.placed_at AND b.placed_at + interval '5 seconds') AS is_late
    FROM (
      SELECT * FROM sports.bet b
      WHERE b.merchant_id = ${asked.merchantId} AND b.placed_at >= ${asked.since} AND b.stake >= ${asked.leastAmount}
        AND (b.is_live OR NOT ${asked.isLive ?? false})
        AND (${fixtureId} = '' OR EXISTS (SELECT FROM sports.leg l WHERE l.bet_id = b.bet_id AND l.fixture_id = ${fixtureId}))
      ORDER BY b.placed_at DESC, b.bet_no DESC LIMIT ${asked.count}) b
    JOIN LATERAL (
      SELECT * FROM sports.leg l WHERE l.bet_id = b.bet_id AND (${fixtureId} = '' OR l.fixture_id = ${fixtureId})
      ORDER BY l.leg_no LIMIT 1) g ON true
    JOIN sports.market m ON m.market_no = g.market_no
    JOIN sports.fixture f ON f.fixture_id = g.fixture_id
    LEFT JOIN sports.team h ON h.team_id = f.home_id
    LEFT JOIN sports.team a ON a.team_id = f.away_id
    ORDER BY b.placed_at DESC, b.bet_no DESC`,
  )
}

/** What one member, or all others together, has on a selection by open bets. */
export interface BackerRow {
  member_id: string
  bets: number
  stake: bigint
  payout: bigint
}

/** By member, the largest stake first; parlays count in full, as they do in the market's exposure. */
export function backersOf(
  reader: Reader,
  { merchantId, marketNo, code }: { merchantId: string; marketNo: bigint; code: string },
): Promise<BackerRow[]> {
  return rowsOf(
    reader,
    sql<BackerRow>`
    SELECT b.member_id, count(*)::int AS bets, sum(b.stake - b.cashed_stake)::bigint AS stake,
      sum(b.potential * (b.stake - b.cashed_stake) / b.stake)::bigint AS payout
    FROM sports.leg g JOIN sports.bet b ON b.bet_id = g.bet_id
    WHERE g.market_no = ${marketNo} AND g.code = ${code} AND b.merchant_id = ${merchantId} AND b.state IN ('PENDING', 'ACCEPTED')
    GROUP BY b.member_id ORDER BY stake DESC, b.member_id`,
  )
}
