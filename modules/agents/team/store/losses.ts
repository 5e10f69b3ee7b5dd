/** Members of a line who lost, by their own days. */
import { oneOf, rowsOf, sql, type Reader } from '../../../../platform/postgres.ts'
import type { LineAsked } from './line.ts'

export interface Loss {
  accountId: string
  username: string
  nickname: string
  level: number
  lastSignInAt: Date | null
  deposits: bigint
  withdrawals: bigint
  valid: bigint
  loss: bigint
}

export interface LossesAsked extends LineAsked {
  from: string
  to: string
  pageNo: number
  pageSize: number
}

/**
 * One page of the members who lost in the range, the largest loss first, and the sum of all. Days before an
 * account came into the line are not the line's.
 */
export async function lossesOf(
  reader: Reader,
  asked: LossesAsked,
): Promise<{ list: Loss[]; totalCount: number; lossAmount: bigint }> {
  const lost = sql`
    SELECT u.account_id, u.distance, sum(f.deposits)::bigint AS deposits, sum(f.withdrawals)::bigint AS withdrawals, sum(f.valid)::bigint AS valid,
           sum(f.stake - f.payout - f.rebates - f.promotions)::bigint AS loss
    FROM identity.upline u
    JOIN agents.figure_day f ON f.node_id = u.account_id AND f.scope = 0 AND f.day >= ${asked.from}::date AND f.day <= ${asked.to}::date
      AND f.day >= (u.since AT TIME ZONE system.time_zone_of(${asked.merchantId}))::date
    WHERE u.upline_id = ${asked.agentId} ${asked.onlyPlayers ? sql`AND u.distance = 1` : sql``}
    GROUP BY u.account_id, u.distance HAVING sum(f.stake - f.payout - f.rebates - f.promotions) > 0`
  const mayBeSeen = asked.onlyPlayers ? sql`a.type = 0` : sql`a.type IN (0, 1, 2, 41, 42)`
  const { count, amount } = await oneOf(
    reader,
    sql<{ count: number; amount: bigint }>`
    SELECT count(*)::int AS count, coalesce(sum(l.loss), 0)::bigint AS amount FROM (${lost}) AS l JOIN identity.account a ON a.account_id = l.account_id WHERE ${mayBeSeen}`,
  )
  const list = await rowsOf(
    reader,
    sql<Loss>`
    SELECT a.account_id AS "accountId", a.username, a.nickname, l.distance::int AS level, a.last_sign_in_at AS "lastSignInAt",
           l.deposits, l.withdrawals, l.valid, l.loss
    FROM (${lost}) AS l JOIN identity.account a ON a.account_id = l.account_id WHERE ${mayBeSeen}
    ORDER BY l.loss DESC, a.username LIMIT ${asked.pageSize} OFFSET ${(asked.pageNo - 1) * asked.pageSize}`,
  )
  return { list, totalCount: count, lossAmount: amount }
}
