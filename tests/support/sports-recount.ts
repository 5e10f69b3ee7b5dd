/** Every settled bet once more, from the results that stand: what it should have paid and counted. */
import type { FixtureFacts } from '../../kernel/sports/facts.ts'
import { settleLeg } from '../../kernel/sports/markets.ts'
import { settleBet } from '../../kernel/sports/bets.ts'
import type { BetKind, BetState, MarketType, Period } from '../../kernel/sports/words.ts'
import { rowsOf, sql, type Reader } from '../../platform/postgres.ts'

interface Row {
  bet_id: string
  kind: BetKind
  system_code: string | null
  state: BetState
  stake: bigint
  cashed_stake: bigint
  cashed_amount: bigint
  payout: bigint
  is_voided: boolean
  market_no: bigint
  type_code: MarketType
  period: Period
  line_q: number | null
  code: string
  price_e4: number
  score_home: number | null
  score_away: number | null
  is_market_void: boolean
  facts: FixtureFacts | null
}

/** Bets that are open although they are decided, and bets that paid something else than they should. */
export async function recountFaults(reader: Reader): Promise<string[]> {
  const rows = await rowsOf(
    reader,
    sql<Row>`
    SELECT b.bet_id, b.kind, b.system_code, b.state, b.stake, b.cashed_stake, b.cashed_amount, b.payout,
      b.voided_at IS NOT NULL AS is_voided, l.market_no, l.type_code, l.period, l.line_q, l.code, l.price_e4,
      l.score_home, l.score_away, m.void_reason IS NOT NULL AS is_market_void,
      (SELECT r.facts FROM sports.result r WHERE r.fixture_id = l.fixture_id AND r.state = 'CONFIRMED'
       ORDER BY r.version DESC LIMIT 1) AS facts
    FROM sports.bet b JOIN sports.leg l USING (bet_id) JOIN sports.market m ON m.market_no = l.market_no
    WHERE b.state IN ('ACCEPTED', 'SETTLED') ORDER BY b.bet_id, l.leg_no`,
  )
  return [...Map.groupBy(rows, (row) => row.bet_id).values()].flatMap((legs) => {
    const bet = legs[0]!
    const due = dueOf(bet, legs)
    const is = bet.state === 'SETTLED' ? bet.payout - bet.cashed_amount : null
    return due === is ? [] : [`${bet.bet_id} paid ${is ?? 'nothing yet'} instead of ${due ?? 'nothing yet'}`]
  })
}

function dueOf(bet: Row, legs: readonly Row[]): bigint | null {
  if (bet.is_voided) return bet.stake - bet.cashed_stake
  const settled = settleBet({
    kind: bet.kind,
    systemCode: bet.system_code,
    stake: bet.stake,
    cashedStake: bet.cashed_stake,
    legs: legs.map((leg) => {
      const verdict = verdictOf(leg)
      return {
        code: leg.code,
        priceE4: leg.price_e4,
        result: verdict?.result ?? null,
        sharedBy: verdict?.sharedBy ?? 1,
      }
    }),
  })
  return settled?.payout ?? null
}

function verdictOf(leg: Row): ReturnType<typeof settleLeg> {
  if (leg.is_market_void) return { result: 'VOID', sharedBy: 1 }
  if (!leg.facts) return null
  const { score_home: home, score_away: away } = leg
  return settleLeg(
    {
      typeCode: leg.type_code,
      period: leg.period,
      lineQ: leg.line_q,
      code: leg.code,
      scoreAtBet: home === null || away === null ? null : { home, away },
    },
    leg.facts,
  )
}
