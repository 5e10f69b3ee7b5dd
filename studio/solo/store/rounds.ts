/** Stored rounds. */
import type { Pool } from 'pg'
import { firstOf, oneOf, rowsOf, run, sql, type Reader } from '../../../platform/postgres.ts'
import type { DrawnRound, SettledRound } from '../drawn-round.ts'

const text = (values: readonly (string | number | bigint | boolean)[]) => `{${values.join(',')}}`
const quoted = (values: readonly string[]) =>
  `{${values.map((value) => `"${value.replace(/["\\]/g, '\\$&')}"`).join(',')}}`
/** JSON contains no control characters, so one of them separates a list of texts without escaping. */
const SEPARATOR = '\u001f'

export const STORED = 1
export const KNOWN = 2
export const STALE = 3

/** One commit for all rounds of a batch; returns a status for each, and marks earlier rounds as settled. */
export async function storeRounds(
  pool: Pool,
  rounds: readonly DrawnRound[],
  settled: readonly SettledRound[],
  now: Date,
): Promise<number[]> {
  const hasGranted = rounds.some(({ grantId }) => grantId !== null)
  const values = [
    quoted(settled.map((round) => round.memberId)),
    text(settled.map((round) => round.roundId)),
    quoted(rounds.map((round) => round.memberId)),
    text(rounds.map((round) => round.roundId)),
    text(rounds.map((round) => round.pairId)),
    text(rounds.map((round) => round.nonce)),
    text(rounds.map((round) => round.betAmount)),
    text(rounds.map((round) => round.winAmount)),
    text(rounds.map((round) => round.sessionId)),
    text(rounds.map((round) => round.bodyHash)),
    text(rounds.map((round) => round.isFree)),
    quoted(rounds.map((round) => round.merchantId)),
    quoted(rounds.map((round) => round.gameCode)),
    quoted(rounds.map((round) => round.mathVersion)),
    quoted(rounds.map((round) => round.key)),
    rounds.map((round) => round.choiceText).join(SEPARATOR),
    rounds.map((round) => round.eventsText).join(SEPARATOR),
    now,
  ]
  // A batch with a round that the house stakes; the others pay nothing for it.
  const { rows } = hasGranted
    ? await pool.query<{ o_status: number[] }>({
        name: 'studio-store-granted-rounds',
        text: 'SELECT o_status FROM studio.store_granted_rounds($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19)',
        values: [...values, quoted(rounds.map(({ grantId }) => grantId ?? ''))],
      })
    : await pool.query<{ o_status: number[] }>({
        name: 'studio-store-rounds',
        text: 'SELECT o_status FROM studio.store_rounds($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)',
        values,
      })
  return rows[0]!.o_status
}

export interface RoundRow {
  member_id: string
  merchant_id: string
  round_id: string
  pair_id: bigint
  bet_amount: bigint
  win_amount: bigint
  played_at: Date
  shown_at: Date | null
  nonce: number
  state: 0 | 1 | 2
  is_free: boolean
  game_code: string
  math_version: string
  refusal: string | null
  choice: string | null
  events: string
  body_hash: string
  commit_hash: string
  client_seed: string
  server_seed: string | null
  sealed: Buffer
  /** The free rounds that it is one of; null: the member staked it. */
  grant_id: string | null
}

const columns = sql`
  r.member_id, r.merchant_id, r.round_id, r.pair_id, r.bet_amount, r.win_amount, r.played_at, r.shown_at, r.nonce, r.state, r.is_free, r.game_code, r.math_version,
  r.refusal, r.choice, r.events, r.body_hash, p.commit_hash, p.client_seed, p.server_seed, p.sealed, g.grant_id`
const source = sql`studio.round r JOIN studio.seed_pair p USING (pair_id)
  LEFT JOIN studio.granted_round g ON g.member_id = r.member_id AND g.round_id = r.round_id`

export async function readRoundByKey(
  reader: Reader,
  memberId: string,
  key: string,
): Promise<RoundRow | undefined> {
  return firstOf(
    reader,
    sql<RoundRow>`
    SELECT ${columns} FROM ${source} WHERE r.member_id = ${memberId} AND r.key = ${key}`,
  )
}

export async function readRound(
  reader: Reader,
  memberId: string,
  roundId: string,
): Promise<RoundRow | undefined> {
  return firstOf(
    reader,
    sql<RoundRow>`
    SELECT ${columns} FROM ${source} WHERE r.member_id = ${memberId} AND r.round_id = ${roundId}`,
  )
}

/** The newest round of a member in a game, without void ones. */
export async function readLatestRound(
  reader: Reader,
  memberId: string,
  gameCode: string,
  isFree: boolean,
): Promise<RoundRow | undefined> {
  return firstOf(
    reader,
    sql<RoundRow>`
    SELECT ${columns} FROM ${source}
    WHERE r.member_id = ${memberId} AND r.game_code = ${gameCode} AND r.is_free = ${isFree} AND r.state <> 2 ORDER BY r.round_id DESC LIMIT 1`,
  )
}

/** When the member's newest round of any game was stored, without void ones. */
export async function readLatestStart(reader: Reader, memberId: string): Promise<Date | undefined> {
  return (
    await firstOf(
      reader,
      sql<{ played_at: Date }>`
    SELECT played_at FROM studio.round WHERE member_id = ${memberId} AND state <> 2 ORDER BY round_id DESC LIMIT 1`,
    )
  )?.played_at
}

/** A page of a member's rounds, newest first, without those that have no outcome for the member. */
export async function readRounds(
  reader: Reader,
  memberId: string,
  page: { pageNo: number; pageSize: number },
): Promise<{ rows: RoundRow[]; total: number }> {
  const rows = await rowsOf(
    reader,
    sql<RoundRow>`
    SELECT ${columns} FROM ${source}
    WHERE r.member_id = ${memberId} AND r.state = 1 ORDER BY r.round_id DESC LIMIT ${page.pageSize} OFFSET ${(page.pageNo - 1) * page.pageSize}`,
  )
  const { total } = await oneOf(
    reader,
    sql<{
      total: number
    }>`SELECT count(*)::int AS total FROM studio.round WHERE member_id = ${memberId} AND state = 1`,
  )
  return { rows, total }
}

type PastRow = Pick<RoundRow, 'round_id' | 'bet_amount' | 'win_amount' | 'played_at'> & {
  is_granted: boolean
}

/** A page of a member's settled rounds of one game in one mode, newest first. */
export async function readRoundsOfGame(
  reader: Reader,
  memberId: string,
  game: { gameCode: string; isFree: boolean },
  page: { pageNo: number; pageSize: number },
): Promise<{
  rows: PastRow[]
  total: number
}> {
  const own = sql`member_id = ${memberId} AND game_code = ${game.gameCode} AND is_free = ${game.isFree} AND state = 1`
  const rows = await rowsOf(
    reader,
    sql<PastRow>`
    SELECT round_id, bet_amount, win_amount, played_at, EXISTS (SELECT FROM studio.granted_round g
      WHERE g.member_id = r.member_id AND g.round_id = r.round_id) AS is_granted
    FROM studio.round r WHERE ${own} ORDER BY round_id DESC LIMIT ${page.pageSize} OFFSET ${(page.pageNo - 1) * page.pageSize}`,
  )
  const { total } = await oneOf(
    reader,
    sql<{ total: number }>`SELECT count(*)::int AS total FROM studio.round WHERE ${own}`,
  )
  return { rows, total }
}

export interface PendingRow {
  member_id: string
  round_id: string
  game_code: string
  played_at: Date
  grant_id: string | null
}

const pending = sql`
  SELECT r.member_id, r.round_id, r.game_code, r.played_at, g.grant_id FROM studio.round r
  LEFT JOIN studio.granted_round g ON g.member_id = r.member_id AND g.round_id = r.round_id`

/** Rounds of a pair whose settlement is not known. */
export async function readPendingOfPair(reader: Reader, pairId: bigint): Promise<PendingRow[]> {
  return rowsOf(reader, sql<PendingRow>`${pending} WHERE r.pair_id = ${pairId} AND r.state = 0`)
}

/** The oldest rounds between two moments whose settlement is not known. */
export async function readPendingBetween(
  reader: Reader,
  from: Date,
  until: Date,
  limit: number,
): Promise<PendingRow[]> {
  return rowsOf(
    reader,
    sql<PendingRow>`
    ${pending} WHERE r.played_at >= ${from} AND r.played_at < ${until} AND r.state = 0 ORDER BY r.played_at LIMIT ${limit}`,
  )
}

/**
 * Ends a stored round without an outcome. `releasesKey`: the member may send the same key again and be judged
 * again.
 */
export async function voidRound(
  reader: Reader,
  round: SettledRound,
  refusal: string,
  releasesKey: boolean,
): Promise<void> {
  await run(
    reader,
    sql`
    UPDATE studio.round SET state = 2, refusal = ${refusal}, key = CASE WHEN ${releasesKey} THEN NULL ELSE key END
    WHERE member_id = ${round.memberId} AND round_id = ${round.roundId} AND state <> 1`,
  )
}

export async function settleRound(reader: Reader, round: SettledRound): Promise<void> {
  await run(
    reader,
    sql`UPDATE studio.round SET state = 1 WHERE member_id = ${round.memberId} AND round_id = ${round.roundId} AND state = 0`,
  )
}

/** Returns false if the member has no such round. */
export async function showRound(
  reader: Reader,
  memberId: string,
  roundId: string,
  now: Date,
): Promise<boolean> {
  return (
    (await run(
      reader,
      sql`
    UPDATE studio.round SET shown_at = coalesce(shown_at, ${now}) WHERE member_id = ${memberId} AND round_id = ${roundId} AND state = 1`,
    )) > 0n
  )
}

export async function readSweep(reader: Reader): Promise<Date | null> {
  return (
    await oneOf(
      reader,
      sql<{ swept_until: Date | null }>`
    SELECT CASE WHEN swept_until = '-infinity' THEN (SELECT min(played_at) FROM studio.round) ELSE swept_until END AS swept_until FROM studio.sweep`,
    )
  ).swept_until
}

export async function writeSweep(reader: Reader, until: Date): Promise<void> {
  await run(reader, sql`UPDATE studio.sweep SET swept_until = ${until} WHERE swept_until < ${until}`)
}
