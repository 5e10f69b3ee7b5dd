/** What a batch of bets is judged by. */
import { rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'
import type { IssueKey } from '../../draws/door.ts'

/** One of the namespaces of advisory locks: members in games of lotteries. */
const MEMBER_IN_GAME = 1_025

/**
 * Only one transaction at a time decides about a member in a game: what the member may win, and how many bets
 * they cancelled, is a sum over rows that nobody else may add to. Taken in one order, behind the issues and
 * before the accounts.
 */
export async function holdMembersInGames(tx: Tx, names: readonly string[]): Promise<void> {
  await run(
    tx,
    sql`
    SELECT pg_advisory_xact_lock(${MEMBER_IN_GAME}::int, s.name_hash) FROM (
      SELECT DISTINCT hashtext(t.name) AS name_hash FROM unnest(${names}::text[]) AS t(name) ORDER BY 1) AS s`,
  )
}

export interface Potential extends IssueKey {
  readonly memberId: string
  readonly amount: bigint
}

/** The most that the bets of members in issues can pay, for each pair that has any. */
export async function potentialsOf(
  reader: Reader,
  asked: readonly (IssueKey & { memberId: string })[],
): Promise<Potential[]> {
  if (asked.length === 0) return []
  const rows = await rowsOf(
    reader,
    sql<{ member_id: string; game_code: string; numero: string; amount: bigint }>`
    SELECT s.member_id, s.game_code, s.numero, o.amount FROM (
      SELECT DISTINCT t.member_id, t.game_code, t.numero
      FROM unnest(${asked.map(({ memberId }) => memberId)}::text[], ${asked.map(({ gameCode }) => gameCode)}::text[],
        ${asked.map(({ numero }) => numero)}::text[]) AS t(member_id, game_code, numero)) AS s
    CROSS JOIN LATERAL (
      SELECT sum(o.potential_amount)::bigint AS amount FROM lottery.orders o
      WHERE o.game_code = s.game_code AND o.numero = s.numero AND o.member_id = s.member_id AND NOT o.is_cancelled OFFSET 0) AS o
    WHERE o.amount > 0`,
  )
  return rows.map((row) => ({
    memberId: row.member_id,
    gameCode: row.game_code,
    numero: row.numero,
    amount: row.amount,
  }))
}

/** The same of one member in one issue, without a lock. */
export async function potentialOf(reader: Reader, asked: IssueKey & { memberId: string }): Promise<bigint> {
  return (await potentialsOf(reader, [asked]))[0]?.amount ?? 0n
}
