/** Play of a line by account. */
import { oneOf, rowsOf, sql, type Reader } from '../../../../platform/postgres.ts'
import type { LineAsked } from './line.ts'

export interface AccountPlay {
  username: string
  nickname: string
  level: number
  stake: bigint
  payout: bigint
  valid: bigint
}

export interface AccountPlayAsked extends LineAsked {
  from: string
  to: string
  product?: string | undefined
  pageNo: number
  pageSize: number
}

/** Accounts of the line that played in the range by their own play, the most valid bet first. */
export async function playByAccount(
  reader: Reader,
  asked: AccountPlayAsked,
): Promise<{ list: AccountPlay[]; totalCount: number }> {
  const played = sql`
    SELECT u.account_id, u.distance, sum(f.stake)::bigint AS stake, sum(f.payout)::bigint AS payout, sum(f.valid)::bigint AS valid
    FROM identity.upline u
    JOIN identity.account a ON a.account_id = u.account_id AND ${asked.onlyPlayers ? sql`a.type = 0 AND u.distance = 1` : sql`a.type IN (0, 1, 2, 41, 42)`}
    JOIN agents.figure_day f ON f.node_id = u.account_id AND f.scope = 0 AND f.day >= ${asked.from}::date AND f.day <= ${asked.to}::date
      AND f.day >= (u.since AT TIME ZONE system.time_zone_of(${asked.merchantId}))::date
      AND ${asked.product === undefined ? sql`f.product <> ''` : sql`f.product = ${asked.product}`}
    WHERE u.upline_id = ${asked.agentId} GROUP BY 1, 2`
  const { count } = await oneOf(
    reader,
    sql<{ count: number }>`SELECT count(*)::int AS count FROM (${played}) AS p`,
  )
  const list = await rowsOf(
    reader,
    sql<AccountPlay>`
    SELECT a.username, a.nickname, p.distance::int AS level, p.stake, p.payout, p.valid
    FROM (${played}) AS p JOIN identity.account a ON a.account_id = p.account_id
    ORDER BY p.valid DESC, a.username LIMIT ${asked.pageSize} OFFSET ${(asked.pageNo - 1) * asked.pageSize}`,
  )
  return { list, totalCount: count }
}
