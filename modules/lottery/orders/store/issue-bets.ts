/** All bets of an issue, for its beacon and its sums. */
import { firstOf, oneOf, rowsOf, sql, type Reader } from '../../../../platform/postgres.ts'
import { textOfIssue, type DigestEntry, type IssueKey, type IssueSums } from '../../draws/door.ts'

interface EntryRow {
  order_id: string
  client_seed: string
}

const entryOf = (row: EntryRow): DigestEntry => ({ orderId: row.order_id, clientSeed: row.client_seed })

/** Accepted bets, cancelled ones left out. */
export async function digestEntries(reader: Reader, issue: IssueKey): Promise<DigestEntry[]> {
  const rows = await rowsOf(
    reader,
    sql<EntryRow>`
    SELECT order_id, client_seed FROM lottery.orders
    WHERE game_code = ${issue.gameCode} AND numero = ${issue.numero} AND (NOT is_cancelled OR cancel_cause = 'VOID')`,
  )
  return rows.map(entryOf)
}

/** A page of the same, by their ids. */
export async function digestPage(
  reader: Reader,
  issue: IssueKey,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
): Promise<{ list: DigestEntry[]; totalCount: number }> {
  const where = sql`game_code = ${issue.gameCode} AND numero = ${issue.numero} AND (NOT is_cancelled OR cancel_cause = 'VOID')`
  const { count } = await oneOf(
    reader,
    sql<{ count: number }>`SELECT count(*)::int AS count FROM lottery.orders WHERE ${where}`,
  )
  const rows = await rowsOf(
    reader,
    sql<EntryRow>`
    SELECT order_id, client_seed FROM lottery.orders WHERE ${where}
    ORDER BY order_id COLLATE "C" LIMIT ${pageSize} OFFSET ${(pageNo - 1) * pageSize}`,
  )
  return { list: rows.map(entryOf), totalCount: count }
}

/**
 * Of a merchant's bets, by issue; an issue without bets is left out. What a void returned counts as staked
 * and paid.
 */
export async function sumsOfIssues(
  reader: Reader,
  merchantId: string,
  issues: readonly IssueKey[],
): Promise<ReadonlyMap<string, IssueSums>> {
  if (issues.length === 0) return new Map()
  const rows = await rowsOf(
    reader,
    sql<{
      game_code: string
      numero: string
      orders: number
      members: number
      stake: bigint
      paid: bigint
    }>`
    SELECT a.game_code, a.numero, o.orders, o.members, o.stake, (o.returned + coalesce(s.paid, 0))::bigint AS paid
    FROM unnest(${issues.map(({ gameCode }) => gameCode)}::text[], ${issues.map(({ numero }) => numero)}::text[]) AS a(game_code, numero)
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS orders, count(DISTINCT t.member_id)::int AS members,
             coalesce(sum(t.stake_amount), 0)::bigint AS stake,
             coalesce(sum(t.stake_amount) FILTER (WHERE t.is_cancelled), 0)::bigint AS returned
      FROM lottery.orders t
      WHERE t.game_code = a.game_code AND t.numero = a.numero AND t.merchant_id = ${merchantId}
        AND (NOT t.is_cancelled OR t.cancel_cause = 'VOID')) AS o
    LEFT JOIN LATERAL (
      SELECT sum(t.paid_amount) AS paid FROM lottery.share t
      WHERE t.game_code = a.game_code AND t.numero = a.numero AND t.merchant_id = ${merchantId}) AS s ON true
    WHERE o.orders > 0`,
  )
  return new Map(
    rows.map((row) => [
      textOfIssue({ gameCode: row.game_code, numero: row.numero }),
      {
        orderCount: row.orders,
        memberCount: row.members,
        stakeAmount: row.stake,
        paidAmount: row.paid,
      },
    ]),
  )
}

export interface IssueProof {
  readonly commit: string
  /** null until the close. */
  readonly beacon: string | null
  /** null until the draw. */
  readonly seed: string | null
}

/** What proves an issue's draw; null for one that is not drawn by a chain. */
export async function readProof(reader: Reader, issue: IssueKey): Promise<IssueProof | null> {
  const row = await firstOf(
    reader,
    sql<{ commit_hash: string | null; beacon: string | null; server_seed: string | null }>`
    SELECT commit_hash, beacon, server_seed FROM lottery.issue WHERE game_code = ${issue.gameCode} AND numero = ${issue.numero}`,
  )
  return row?.commit_hash ? { commit: row.commit_hash, beacon: row.beacon, seed: row.server_seed } : null
}
