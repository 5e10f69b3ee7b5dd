/** Rows of bets as batches write them. */
import { lastPrepared } from '../../../../platform/postgres-driver.ts'
import { rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'
import type { Held } from '../rules/exposure.ts'
import type { KeptRefusal } from '../rules/fault.ts'
import type { PricedBet } from '../rules/priced-bet.ts'
import type { FreshBet } from '../ride.ts'
import type { LiveMark } from './standing.ts'

export interface TakenBet {
  readonly bet: FreshBet
  readonly priced: PricedBet
  /** Of each leg; zeros of one that is not live. */
  readonly marks: readonly LiveMark[]
  readonly walletTxn: string
  readonly placedAt: Date
  /** null: accepted at once. */
  readonly decideAt: Date | null
}

export interface HeldChange extends Held {
  readonly merchantId: string
  readonly marketNo: bigint
  readonly code: string
  readonly bets: number
}
export interface TallyChange {
  readonly memberId: string
  readonly subject: string
  readonly amount: bigint
}

export interface Written {
  /** What people name bets by, by their ids. */
  readonly numbers: ReadonlyMap<string, string>
  /** What is held on the changed selections now, if that was asked for. */
  readonly held: readonly (Held & { merchantId: string; marketNo: bigint; code: string })[]
}

const prepared = sql.raw('/* prepared */')

export interface BetChanges {
  readonly held: readonly HeldChange[]
  readonly tallies: readonly TallyChange[]
  /**
   * The most that any selection may pay, else the statement fails with serialization_failure; null: what is
   * held is returned instead.
   */
  readonly mostPayout: bigint | null
  /** Whether the transaction is committed with it. */
  readonly isLast: boolean
}

/**
 * Bets, their legs, what the house holds on their selections and the sums of their members, in one statement.
 * Selections are locked in the order of their keys.
 */
export async function insertBets(tx: Tx, taken: readonly TakenBet[], changes: BetChanges): Promise<Written> {
  const { mostPayout, isLast } = changes
  const rows = await rowsOf(
    tx,
    sql<{
      kind: 'BET' | 'HELD' | 'ELSE'
      id: string
      code: string
      market_no: bigint
      first: bigint
      second: bigint
    }>`${isLast ? lastPrepared : prepared} WITH stored AS (${betRows(taken)} RETURNING bet_id, bet_no),
    legs AS (${legRows(taken)} RETURNING leg_no),
    tallied AS (
      INSERT INTO sports.member_tally AS t (member_id, subject, amount)
      SELECT * FROM unnest(
        ${changes.tallies.map((one) => one.memberId)}::text[], ${changes.tallies.map((one) => one.subject)}::text[],
        ${changes.tallies.map((one) => one.amount)}::bigint[])
      ON CONFLICT (member_id, subject) DO UPDATE SET amount = t.amount + excluded.amount RETURNING 1 AS one),
    held AS (${heldRows(changes)} RETURNING merchant_id, market_no, code, stake, payout)
    SELECT 'BET' AS kind, bet_id AS id, '' AS code, bet_no AS market_no, 0::bigint AS first, 0::bigint AS second FROM stored
    -- Read to their ends before the selections, so that these are locked for as short as possible.
    UNION ALL SELECT 'ELSE', '', '', count(*), 0, 0 FROM legs UNION ALL SELECT 'ELSE', '', '', count(*), 0, 0 FROM tallied
    UNION ALL SELECT 'HELD', merchant_id, code, market_no, stake, payout FROM held
    WHERE ${mostPayout}::bigint IS NULL`,
  )
  return {
    numbers: new Map(rows.filter(({ kind }) => kind === 'BET').map((row) => [row.id, String(row.market_no)])),
    held: rows
      .filter(({ kind }) => kind === 'HELD')
      .map((row) => ({
        merchantId: row.id,
        marketNo: row.market_no,
        code: row.code,
        stake: row.first,
        payout: row.second,
      })),
  }
}

function betRows(taken: readonly TakenBet[]) {
  type Value = string | bigint | number | boolean | Date | null
  const list = (of: (one: TakenBet) => Value) => taken.map(of)
  return sql`
    INSERT INTO sports.bet (
      bet_id, merchant_id, member_id, vendor, game_code, currency, kind, system_code, combinations, stake, price_e4,
      potential, odds_format, accept_change, state, is_live, wallet_txn, placed_at, decide_at, address, device, accepted_at,
      held_stake, held_payout)
    SELECT s.*, CASE WHEN s.decide_at IS NULL THEN s.placed_at END, s.stake, s.potential
    FROM unnest(
      ${list(({ bet }) => bet.betId)}::text[], ${list(({ bet }) => bet.merchantId)}::text[],
      ${list(({ bet }) => bet.memberId)}::text[], ${list(({ bet }) => bet.vendor)}::text[],
      ${list(({ bet }) => bet.gameCode)}::text[], ${list(({ bet }) => bet.currency)}::text[],
      ${list(({ bet }) => bet.kind)}::text[], ${list(({ bet }) => bet.systemCode)}::text[],
      ${list(({ priced }) => priced.combinations)}::int[], ${list(({ bet }) => bet.stake)}::bigint[],
      ${list(({ priced }) => priced.totalE4)}::bigint[], ${list(({ priced }) => priced.potential)}::bigint[],
      ${list(({ bet }) => bet.oddsFormat)}::text[], ${list(({ bet }) => bet.acceptChange)}::text[],
      ${list(({ decideAt }) => (decideAt ? 'PENDING' : 'ACCEPTED'))}::text[],
      ${list(({ priced }) => priced.legs.some(({ isLive }) => isLive))}::boolean[],
      ${list(({ walletTxn }) => walletTxn)}::text[], ${list(({ placedAt }) => placedAt)}::timestamptz[],
      ${list(({ decideAt }) => decideAt)}::timestamptz[], ${list(({ bet }) => bet.origin?.address ?? null)}::text[],
      ${list(({ bet }) => bet.origin?.device ?? null)}::text[])
      AS s(bet_id, merchant_id, member_id, vendor, game_code, currency, kind, system_code, combinations, stake, price_e4,
        potential, odds_format, accept_change, state, is_live, wallet_txn, placed_at, decide_at, address, device)`
}

function legRows(taken: readonly TakenBet[]) {
  const legs = taken.flatMap(({ bet, priced, marks }) =>
    priced.legs.map((leg, place) => ({ ...leg, betId: bet.betId, place, mark: marks[place]! })),
  )
  type Leg = (typeof legs)[number]
  const list = (of: (leg: Leg) => string | bigint | number | boolean | null) => legs.map(of)
  return sql`
    INSERT INTO sports.leg (
      bet_id, leg_no, fixture_id, market_no, type_code, period, line_q, code, price_e4, is_live, score_home, score_away,
      halts, incident_no)
    SELECT * FROM unnest(
      ${list(({ betId }) => betId)}::text[], ${list(({ place }) => place + 1)}::int[],
      ${list(({ market }) => market.fixtureId)}::text[], ${list(({ market }) => market.marketNo)}::bigint[],
      ${list(({ market }) => market.typeCode)}::text[], ${list(({ market }) => market.period)}::text[],
      ${list(({ market }) => market.lineQ)}::int[], ${list(({ code }) => code)}::text[],
      ${list(({ priceE4 }) => priceE4)}::int[], ${list(({ isLive }) => isLive)}::boolean[],
      ${list(({ scoreAtBet }) => scoreAtBet?.home ?? null)}::int[], ${list(({ scoreAtBet }) => scoreAtBet?.away ?? null)}::int[],
      ${list(({ mark }) => mark.halts)}::int[], ${list(({ mark }) => mark.incidentNo)}::int[])`
}

const heldRows = ({ held: changes, mostPayout: most }: BetChanges) => sql`
  INSERT INTO sports.exposure AS e (merchant_id, market_no, code, stake, payout, bets)
  SELECT * FROM unnest(
    ${changes.map((one) => one.merchantId)}::text[], ${changes.map((one) => one.marketNo)}::bigint[],
    ${changes.map((one) => one.code)}::text[], ${changes.map((one) => one.stake)}::bigint[],
    ${changes.map((one) => one.payout)}::bigint[], ${changes.map((one) => one.bets)}::int[])
    AS s(merchant_id, market_no, code, stake, payout, bets)
  ORDER BY s.merchant_id, s.market_no, s.code
  ON CONFLICT (merchant_id, market_no, code) DO UPDATE
  SET stake = e.stake + excluded.stake, payout = CASE
      WHEN ${most}::bigint IS NULL OR e.payout + excluded.payout <= ${most}::bigint THEN e.payout + excluded.payout
      ELSE sports.ask_again() END, bets = e.bets + excluded.bets`

/** What refused bets were answered. */
export async function keepRefusals(
  tx: Tx,
  refused: readonly { betId: string; answer: KeptRefusal }[],
): Promise<void> {
  await run(
    tx,
    sql`
    INSERT INTO sports.refusal (bet_id, answer)
    SELECT s.bet_id, s.answer::jsonb FROM unnest(
      ${refused.map(({ betId }) => betId)}::text[], ${refused.map(({ answer }) => JSON.stringify(answer))}::text[])
      AS s(bet_id, answer)
    ON CONFLICT (bet_id) DO NOTHING`,
  )
}

export async function keptRefusalOf(reader: Reader, betId: string): Promise<KeptRefusal | undefined> {
  const [row] = await rowsOf(
    reader,
    sql<{ answer: KeptRefusal }>`SELECT answer FROM sports.refusal WHERE bet_id = ${betId}`,
  )
  return row?.answer
}
