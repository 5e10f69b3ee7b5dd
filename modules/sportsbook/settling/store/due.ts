/** Bets that wait for their settlement. */
import type { BetKind, BetResult, BetState, LegResult } from '../../../../kernel/sports/words.ts'
import {
  byKeysAlone,
  firstOf,
  oneOf,
  rowsOf,
  run,
  sql,
  type Reader,
  type Tx,
} from '../../../../platform/postgres.ts'
import type { BetLeg } from '../rules/outcome.ts'
import type { OpposedBet } from './opposites.ts'

export interface DueBet extends OpposedBet {
  readonly betNo: bigint
  readonly merchantId: string
  readonly version: number
  readonly result: BetResult | null
  readonly payout: bigint
  readonly cashedAmount: bigint
  readonly voidReason: string | null
  readonly hasOpposite: boolean
  /** What it holds of the exposure of its markets. */
  readonly heldStake: bigint
  readonly heldPayout: bigint
  readonly potential: bigint
}

/** The vendors with something due. */
export async function dueVendors(reader: Reader): Promise<string[]> {
  const rows = await rowsOf(
    reader,
    sql<{ vendor: string }>`
    SELECT v.vendor FROM (SELECT DISTINCT vendor FROM sports.sport) AS v
    WHERE EXISTS (
      SELECT FROM sports.due_bet d
      WHERE d.vendor = v.vendor AND (d.not_before IS NULL OR d.not_before <= app.now()))
    ORDER BY 1`,
  )
  return rows.map(({ vendor }) => vendor)
}

/**
 * Takes at most `limit` due bets of a vendor, of each member at most `each` and of the next members after
 * `after`, and locks them in the order of their ids. Those that another process has are passed over. `lane`
 * of `lanes` splits the members. `last`: the last member that was looked at, null if there is nobody behind.
 * What the transaction reads and writes afterwards are these rows alone, by their keys, however large the
 * tables are said to be.
 */
export async function holdDue(
  tx: Tx,
  asked: { vendor: string; after: string; limit: number; each: number; lane: number; lanes: number },
): Promise<{ betIds: string[]; last: string | null }> {
  const { vendor, after, limit, each, lane, lanes } = asked
  const row = await oneOf(
    tx,
    sql<{ o_bets: string[] | null; o_last: string | null; plans: string }>`
    /* prepared */ SELECT o_bets, o_last, ${byKeysAlone} AS plans
    FROM sports.hold_due(${vendor}, ${after}, ${limit}, ${each}, ${lane}, ${lanes})`,
  )
  return { betIds: row.o_bets ?? [], last: row.o_last }
}

interface Row {
  bet_id: string
  bet_no: bigint
  merchant_id: string
  member_id: string
  kind: BetKind
  system_code: string | null
  state: BetState
  stake: bigint
  cashed_stake: bigint
  cashed_amount: bigint
  version: number
  result: BetResult | null
  payout: bigint
  valid: bigint
  bonus_valid: bigint
  void_reason: string | null
  is_voided: boolean
  has_opposite: boolean
  held_stake: bigint
  held_payout: bigint
  potential: bigint
  market_nos: string[]
  type_codes: string[]
  codes: string[]
  prices_e4: number[]
  results: (LegResult | null)[]
  shared_by: number[]
}

const columns = sql`b.bet_id, b.bet_no, b.merchant_id, b.member_id, b.kind, b.system_code, b.state, b.stake,
  b.cashed_stake, b.cashed_amount, b.version, b.result, b.payout, b.valid, b.bonus_valid, b.void_reason,
  b.voided_at IS NOT NULL AS is_voided, b.has_opposite, b.held_stake, b.held_payout, b.potential,
  l.market_nos, l.type_codes, l.codes, l.prices_e4, l.results, l.shared_by`
const withLegs = sql`
  CROSS JOIN LATERAL (
    SELECT array_agg(t.market_no::text ORDER BY t.leg_no) AS market_nos,
           array_agg(t.type_code ORDER BY t.leg_no) AS type_codes, array_agg(t.code ORDER BY t.leg_no) AS codes,
           array_agg(t.price_e4 ORDER BY t.leg_no) AS prices_e4, array_agg(t.result ORDER BY t.leg_no) AS results,
           array_agg(t.shared_by ORDER BY t.leg_no) AS shared_by
    FROM sports.leg t WHERE t.bet_id = b.bet_id) AS l`

const betOf = (row: Row): DueBet => ({
  betId: row.bet_id,
  betNo: row.bet_no,
  merchantId: row.merchant_id,
  memberId: row.member_id,
  kind: row.kind,
  systemCode: row.system_code,
  state: row.state,
  stake: row.stake,
  cashedStake: row.cashed_stake,
  cashedAmount: row.cashed_amount,
  version: row.version,
  result: row.result,
  payout: row.payout,
  valid: row.valid,
  bonusValid: row.bonus_valid,
  voidReason: row.void_reason,
  isVoided: row.is_voided,
  hasOpposite: row.has_opposite,
  heldStake: row.held_stake,
  heldPayout: row.held_payout,
  potential: row.potential,
  legs: row.codes.map(
    (code, place): BetLeg => ({
      marketNo: BigInt(row.market_nos[place]!),
      typeCode: row.type_codes[place]!,
      code,
      priceE4: row.prices_e4[place]!,
      result: row.results[place]!,
      sharedBy: row.shared_by[place]!,
    }),
  ),
})

export async function readBets(reader: Reader, betIds: readonly string[]): Promise<DueBet[]> {
  const rows = await rowsOf(
    reader,
    sql<Row>`/* prepared */ SELECT ${columns} FROM sports.bet b ${withLegs} WHERE b.bet_id = ANY (${betIds}::text[])`,
  )
  return rows.map(betOf)
}

export interface Settlement {
  readonly betId: string
  readonly state: 'SETTLED' | 'ACCEPTED'
  readonly result: BetResult | null
  /** Cash-outs included. */
  readonly payout: bigint
  readonly valid: bigint
  readonly bonusValid: bigint
  readonly version: number
  readonly voidReason: string | null
  readonly heldStake: bigint
  readonly heldPayout: bigint
}

/** What was settled, and what is due no more. A bet that is open again was settled with nothing paid. */
export async function writeSettled(
  tx: Tx,
  vendor: string,
  settled: readonly Settlement[],
  done: readonly DueBet[],
): Promise<void> {
  await run(
    tx,
    sql`
    /* prepared */ WITH written AS (
      UPDATE sports.bet b SET state = s.state, result = s.result, payout = s.payout, valid = s.valid,
        bonus_valid = s.bonus_valid, version = s.version, void_reason = s.void_reason,
        held_stake = s.held_stake, held_payout = s.held_payout,
        settled_at = CASE WHEN s.state = 'SETTLED' THEN (SELECT app.now()) END
      FROM unnest(${settled.map(({ betId }) => betId)}::text[], ${settled.map(({ state }) => state)}::text[],
        ${settled.map(({ result }) => result)}::text[], ${settled.map(({ payout }) => payout)}::bigint[],
        ${settled.map(({ valid }) => valid)}::bigint[], ${settled.map(({ bonusValid }) => bonusValid)}::bigint[],
        ${settled.map(({ version }) => version)}::int[], ${settled.map(({ voidReason }) => voidReason)}::text[],
        ${settled.map(({ heldStake }) => heldStake)}::bigint[], ${settled.map(({ heldPayout }) => heldPayout)}::bigint[])
        AS s(bet_id, state, result, payout, valid, bonus_valid, version, void_reason, held_stake, held_payout)
      WHERE b.bet_id = s.bet_id
    )
    DELETE FROM sports.due_bet d
    USING unnest(${done.map(({ memberId }) => memberId)}::text[], ${done.map(({ betId }) => betId)}::text[]) AS s(member_id, bet_id)
    WHERE d.vendor = ${vendor} AND d.member_id = s.member_id AND d.bet_id = s.bet_id`,
  )
}

/** Somebody has to look, or a leg of another bet is not decided yet: tried again after a while. */
export async function putOff(tx: Tx, vendor: string, bets: readonly DueBet[], forMs: number): Promise<void> {
  if (bets.length === 0) return
  await run(
    tx,
    sql`
    UPDATE sports.due_bet d SET not_before = app.now() + ${forMs}::float8 * interval '1 millisecond'
    FROM unnest(${bets.map(({ memberId }) => memberId)}::text[], ${bets.map(({ betId }) => betId)}::text[]) AS s(member_id, bet_id)
    WHERE d.vendor = ${vendor} AND d.member_id = s.member_id AND d.bet_id = s.bet_id`,
  )
}

/**
 * Notes bets as due; twice is once. Whoever has one of them under its hands is waited for, since it may have
 * read what has changed: its row goes with its commit, and this one comes behind it.
 */
export async function noteDue(tx: Tx, betIds: readonly string[]): Promise<void> {
  if (betIds.length === 0) return
  await run(
    tx,
    sql`
    /* prepared */ INSERT INTO sports.due_bet (vendor, member_id, bet_id)
    SELECT b.vendor, b.member_id, b.bet_id FROM sports.bet b WHERE b.bet_id = ANY (${betIds}::text[])
    ORDER BY 1, 2, 3 ON CONFLICT (vendor, member_id, bet_id) DO UPDATE SET not_before = NULL`,
  )
}

/** Why the fixtures of these bets are void: a code of `sport_reason_…`, or what the desk wrote. */
export async function voidReasonsOf(
  reader: Reader,
  betIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (betIds.length === 0) return new Map()
  const rows = await rowsOf(
    reader,
    sql<{ bet_id: string; reason: string }>`
    SELECT DISTINCT ON (l.bet_id) l.bet_id,
      coalesce(m.void_reason, nullif(r.reason, ''), CASE r.facts->>'ending'
        WHEN 'ABANDONED' THEN 'abandoned' WHEN 'SWAPPED' THEN 'venue' WHEN 'WALKOVER' THEN 'walkover'
        WHEN 'RETIRED' THEN 'retired' WHEN 'CANCELLED' THEN 'cancelled' END, '') AS reason
    FROM sports.leg l JOIN sports.market m USING (market_no)
    LEFT JOIN sports.result r ON r.fixture_id = l.fixture_id AND r.version = l.result_version
    WHERE l.bet_id = ANY (${betIds}::text[]) AND l.result = 'VOID' ORDER BY l.bet_id, l.leg_no`,
  )
  return new Map(rows.map((row) => [row.bet_id, row.reason]))
}

/** How many bets wait for their settlement. */
export async function countDue(reader: Reader, fixtureId: string): Promise<number> {
  const row = await firstOf(
    reader,
    sql<{ count: number }>`
    SELECT count(*)::int AS count FROM sports.due_bet d JOIN sports.leg l USING (bet_id) WHERE l.fixture_id = ${fixtureId}`,
  )
  return row?.count ?? 0
}
