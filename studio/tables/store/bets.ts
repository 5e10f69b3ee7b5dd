/** Bets at tables: one row for everything that a call staked. */
import { firstOf, rowsOf, run, sql, type Reader, type Tx } from '../../../platform/postgres.ts'

export const PENDING = 0
export const ACCEPTED = 1
export const REFUSED = 2
export const RETURNED = 3
export const RETURNING = 4

export interface BetRow {
  bet_id: string
  round_id: string
  member_id: string
  is_free: boolean
  key: string | null
  body_hash: string
  client_seed: string
  amount: bigint
  spots: string[]
  stakes: bigint[]
  total_amount: bigint
  state: number
  balance_after: bigint | null
  refusal: string | null
  placed_at: Date
}

// Lists of int8 are texts: they are read as JSON would be, one by one.
const columns = sql`
  bet_id, round_id, member_id, is_free, key, body_hash, client_seed, amount, spots, stakes::text[] AS stakes, total_amount, state, balance_after, refusal, placed_at`

type RawBet = Omit<BetRow, 'stakes'> & { stakes: string[] }
const toBet = (row: RawBet): BetRow => ({ ...row, stakes: row.stakes.map(BigInt) })

export interface NewBet {
  betId: string
  roundId: string
  memberId: string
  isFree: boolean
  sessionId: string
  key: string
  bodyHash: string
  clientSeed: string
  amount: bigint
  spots: readonly string[]
  stakes: readonly bigint[]
  totalAmount: bigint
}

/** One after the other, in all processes: a member's sum on a spot is counted before more is added. */
export async function holdMembers(tx: Tx, memberIds: readonly string[]): Promise<void> {
  await run(
    tx,
    sql`SELECT pg_advisory_xact_lock(710, h) FROM (SELECT DISTINCT hashtext(m) AS h FROM unnest(${memberIds}::text[]) AS m ORDER BY 1) AS s`,
  )
}

export async function readBetsByKeys(
  reader: Reader,
  keys: readonly { memberId: string; key: string }[],
): Promise<BetRow[]> {
  return (
    await rowsOf(
      reader,
      sql<RawBet>`
    SELECT ${columns} FROM studio.table_bet
    WHERE (member_id, key) IN (SELECT * FROM unnest(${keys.map(({ memberId }) => memberId)}::text[], ${keys.map(({ key }) => key)}::text[]))`,
    )
  ).map(toBet)
}

export async function addBets(tx: Tx, bets: readonly NewBet[]): Promise<void> {
  const rows = bets.map((bet) => ({
    bet_id: bet.betId,
    round_id: bet.roundId,
    member_id: bet.memberId,
    is_free: bet.isFree,
    session_id: bet.sessionId,
    key: bet.key,
    body_hash: bet.bodyHash,
    client_seed: bet.clientSeed,
    amount: String(bet.amount),
    spots: bet.spots,
    stakes: bet.stakes.map(String),
    total_amount: String(bet.totalAmount),
  }))
  await run(
    tx,
    sql`
    INSERT INTO studio.table_bet (bet_id, round_id, member_id, is_free, session_id, key, body_hash, client_seed, amount, spots, stakes, total_amount, placed_at)
    SELECT bet_id, round_id, member_id, is_free, session_id, key, body_hash, client_seed, amount, spots, stakes, total_amount, n.now
    FROM (SELECT app.now() AS now OFFSET 0) AS n, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS t(bet_id uuid, round_id uuid, member_id text, is_free boolean, session_id uuid, key text, body_hash uuid, client_seed text, amount bigint, spots text[], stakes bigint[], total_amount bigint)`,
  )
}

export interface Decision {
  betId: string
  state: typeof ACCEPTED | typeof REFUSED
  balanceAfter: bigint | null
  refusal: string | null
  releasesKey: boolean
}

/** Stores the wallet's answers to pending bets; returns the present state of each bet. */
export async function decideBets(
  reader: Reader,
  decisions: readonly Decision[],
): Promise<Map<string, number>> {
  const rows = decisions.map((one) => ({
    bet_id: one.betId,
    state: one.state,
    balance_after: one.balanceAfter === null ? null : String(one.balanceAfter),
    refusal: one.refusal,
    releases: one.releasesKey,
  }))
  const ids = decisions.map(({ betId }) => betId)
  await run(
    reader,
    sql`
    UPDATE studio.table_bet b SET state = d.state, balance_after = d.balance_after, refusal = d.refusal, key = CASE WHEN d.releases THEN NULL ELSE b.key END
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS d(bet_id uuid, state smallint, balance_after bigint, refusal text, releases boolean)
    WHERE b.bet_id = d.bet_id AND b.state = 0`,
  )
  const states = await rowsOf(
    reader,
    sql<{
      bet_id: string
      state: number
    }>`SELECT bet_id, state FROM studio.table_bet WHERE bet_id = ANY (${ids}::uuid[])`,
  )
  return new Map(states.map(({ bet_id: betId, state }) => [betId, state]))
}

/** Bets of a round in these states, in their order. */
export async function readBets(
  reader: Reader,
  roundId: string,
  states: readonly number[],
  memberId?: string,
): Promise<BetRow[]> {
  return (
    await rowsOf(
      reader,
      sql<RawBet>`
    SELECT ${columns} FROM studio.table_bet
    WHERE round_id = ${roundId} AND state = ANY (${states}::smallint[]) AND (${memberId ?? null}::text IS NULL OR member_id = ${memberId ?? null}) ORDER BY placed_at, bet_id`,
    )
  ).map(toBet)
}

/** A member's bets of several rounds that were accepted, or returned with their round. */
export async function readBetsOfRounds(
  reader: Reader,
  roundIds: readonly string[],
  own: { memberId: string; isFree: boolean },
): Promise<BetRow[]> {
  return (
    await rowsOf(
      reader,
      sql<RawBet>`
    SELECT ${columns} FROM studio.table_bet b
    WHERE b.round_id = ANY (${roundIds}::uuid[]) AND b.member_id = ${own.memberId} AND b.is_free = ${own.isFree}
      AND (b.state = 1 OR (b.state = 3 AND EXISTS (SELECT FROM studio.table_round r WHERE r.round_id = b.round_id AND r.step = 'VOID')))
    ORDER BY b.placed_at, b.bet_id`,
    )
  ).map(toBet)
}

export async function readBetByKey(
  reader: Reader,
  memberId: string,
  key: string,
): Promise<BetRow | undefined> {
  const row = await firstOf(
    reader,
    sql<RawBet>`SELECT ${columns} FROM studio.table_bet WHERE member_id = ${memberId} AND key = ${key}`,
  )
  return row && toBet(row)
}

/** `betId:clientSeed` of every accepted bet: the input of the client part. */
export async function readEntries(reader: Reader, roundId: string): Promise<string[]> {
  const rows = await rowsOf(
    reader,
    sql<{
      bet_id: string
      client_seed: string
    }>`SELECT bet_id, client_seed FROM studio.table_bet WHERE round_id = ${roundId} AND state = 1`,
  )
  return rows.map((row) => `${row.bet_id}:${row.client_seed}`).sort()
}
