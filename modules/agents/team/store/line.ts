/** Accounts of a line as an agent may see them. */
import { firstOf, oneOf, rowsOf, sql, type Reader } from '../../../../platform/postgres.ts'

export interface LineAccount {
  accountId: string
  username: string
  nickname: string
  payeeName: string | null
  type: number
  memberG: number
  /** Steps below the agent who asks; 0 for the agent's own account. */
  level: number
  /** Since when it has been in the line; null from the first. What was before is another line's. */
  since: Date | null
  joinedAt: Date
  lastSignInAt: Date | null
  isOnline: boolean
}

export interface LineAsked {
  merchantId: string
  /** Who asks: nothing outside this line is ever found. */
  agentId: string
  timeZone: string
  /** Type 41 and 42 see only players who are directly below them. */
  onlyPlayers: boolean
}

const seen = ({ agentId, onlyPlayers }: LineAsked) => sql`
  u.upline_id = ${agentId} AND a.type IN (0, 1, 2, 41, 42)
  ${onlyPlayers ? sql`AND u.distance = 1 AND a.type = 0` : sql``}`

const columns = sql`
  a.account_id AS "accountId", a.username, a.nickname, a.payee_name AS "payeeName", a.type::int AS type, a.member_g AS "memberG",
  u.distance::int AS level, CASE WHEN isfinite(u.since) THEN u.since END AS since, a.created_at AS "joinedAt", a.last_sign_in_at AS "lastSignInAt",
  EXISTS (SELECT FROM app.session s WHERE s.account_id = a.account_id AND s.ended_at IS NULL AND s.last_seen_at > app.now() - interval '5 minutes') AS "isOnline"`

/** An account of the line by its name; undefined for everything else, whatever it is. */
export async function accountInLine(
  reader: Reader,
  asked: LineAsked,
  username: string,
): Promise<LineAccount | undefined> {
  return firstOf(
    reader,
    sql<LineAccount>`
    SELECT ${columns} FROM identity.account a JOIN identity.upline u ON u.account_id = a.account_id
    WHERE a.merchant_id = ${asked.merchantId} AND a.username = lower(${username}) AND ${seen(asked)}`,
  )
}

export type LineOrder = 'valid' | 'joined' | 'name'

export interface DirectAsked extends LineAsked {
  /** Whose direct downline; the agent's own account, or one of the line. */
  nodeId: string
  types?: readonly number[] | undefined
  order: LineOrder
  /** Business days for the order by valid bet. */
  from: string
  to: string
  pageNo: number
  pageSize: number
}

/** Direct downline of a node of the line, a page at a time. */
export async function directLine(
  reader: Reader,
  asked: DirectAsked,
): Promise<{ list: LineAccount[]; totalCount: number }> {
  const where = sql`
    d.upline_id = ${asked.nodeId} AND d.distance = 1 AND ${seen(asked)}
    ${asked.types === undefined ? sql`` : sql`AND a.type = ANY (${[...asked.types]}::smallint[])`}`
  const from = sql`
    identity.upline d JOIN identity.account a ON a.account_id = d.account_id
    JOIN identity.upline u ON u.account_id = a.account_id`
  const { count } = await oneOf(
    reader,
    sql<{ count: number }>`SELECT count(*)::int AS count FROM ${from} WHERE ${where}`,
  )
  const offset = (asked.pageNo - 1) * asked.pageSize
  const valid = sql`(
    SELECT coalesce(sum(f.valid), 0) FROM agents.figure_day f
    WHERE f.node_id = a.account_id AND f.day >= ${asked.from}::date AND f.day <= ${asked.to}::date) DESC,`
  const list = await rowsOf(
    reader,
    sql<LineAccount>`
    SELECT ${columns} FROM ${from} WHERE ${where}
    ORDER BY ${asked.order === 'valid' ? valid : asked.order === 'joined' ? sql`a.created_at DESC,` : sql``} a.username
    LIMIT ${asked.pageSize} OFFSET ${offset}`,
  )
  return { list, totalCount: count }
}

/** Accounts anywhere in the line whose name or nickname begins with the text. */
export async function searchLine(
  reader: Reader,
  asked: LineAsked & {
    text: string
    types?: readonly number[] | undefined
    pageNo: number
    pageSize: number
  },
): Promise<{ list: LineAccount[]; totalCount: number }> {
  const begins = `${asked.text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  const where = sql`
    a.merchant_id = ${asked.merchantId} AND (a.username LIKE ${begins} OR lower(a.nickname) LIKE ${begins}) AND ${seen(asked)}
    ${asked.types === undefined ? sql`` : sql`AND a.type = ANY (${[...asked.types]}::smallint[])`}`
  const from = sql`identity.account a JOIN identity.upline u ON u.account_id = a.account_id`
  const { count } = await oneOf(
    reader,
    sql<{ count: number }>`SELECT count(*)::int AS count FROM ${from} WHERE ${where}`,
  )
  const list = await rowsOf(
    reader,
    sql<LineAccount>`
    SELECT ${columns} FROM ${from} WHERE ${where} ORDER BY u.distance, a.username
    LIMIT ${asked.pageSize} OFFSET ${(asked.pageNo - 1) * asked.pageSize}`,
  )
  return { list, totalCount: count }
}

/** The accounts between the agent and a node of the line, the node included, the nearest to the agent first. */
export async function pathTo(
  reader: Reader,
  agentId: string,
  nodeId: string,
): Promise<{ account: string; nickname: string }[]> {
  return rowsOf(
    reader,
    sql<{ account: string; nickname: string }>`
    SELECT a.username AS account, a.nickname
    FROM (SELECT upline_id AS id FROM identity.upline WHERE account_id = ${nodeId} UNION ALL SELECT ${nodeId}::text) AS x
    JOIN identity.upline mine ON mine.account_id = x.id AND mine.upline_id = ${agentId}
    JOIN identity.account a ON a.account_id = x.id
    ORDER BY mine.distance`,
  )
}

/** How many accounts are directly below each of these. */
export async function directCounts(reader: Reader, nodeIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await rowsOf(
    reader,
    sql<{ upline_id: string; count: number }>`
    SELECT upline_id, count(*)::int AS count FROM identity.upline WHERE upline_id = ANY (${[...nodeIds]}) AND distance = 1 GROUP BY 1`,
  )
  return new Map(rows.map((row) => [row.upline_id, row.count]))
}
