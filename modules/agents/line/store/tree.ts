/** The tree of agents as operators walk through it. */
import { oneOf, rowsOf, sql, type Reader } from '../../../../platform/postgres.ts'

export interface NodeRow {
  account_id: string
  username: string
  type: number
  state: 'ACTIVE' | 'FROZEN'
  depth: number
  member_g: number
  upline_name: string | null
  created_at: Date
}

export interface LevelAsked {
  readonly merchantId: string
  /** Whose direct line; null: what stands below the house. */
  readonly parentId: string | null
  /** Instead of a level: accounts whose name begins so. */
  readonly query?: string | undefined
}

const columns = sql`a.account_id, a.username, a.type::int AS type, a.state, a.depth::int AS depth, a.member_g::int AS member_g, u.username AS upline_name, a.created_at`

function matching({ merchantId, parentId, query }: LevelAsked) {
  const place = query
    ? sql`starts_with(a.username, ${query.trim().toLowerCase()})`
    : parentId === null
      ? // Members of the house itself are no line; they stand in the list of members.
        sql`a.upline_id IS NULL AND a.type IN (1, 41)`
      : sql`a.upline_id = ${parentId}`
  return sql`a.merchant_id = ${merchantId} AND a.type IN (0, 1, 2, 41, 42) AND ${place}`
}

/** Agents first, then by name. */
export async function readLevel(
  reader: Reader,
  asked: LevelAsked,
  page: { pageNo: number; pageSize: number },
): Promise<NodeRow[]> {
  return rowsOf(
    reader,
    sql<NodeRow>`
    SELECT ${columns} FROM identity.account a LEFT JOIN identity.account u ON u.account_id = a.upline_id
    WHERE ${matching(asked)} ORDER BY (a.type = 0), a.username LIMIT ${page.pageSize} OFFSET ${(page.pageNo - 1) * page.pageSize}`,
  )
}

export async function countLevel(reader: Reader, asked: LevelAsked): Promise<number> {
  const { count } = await oneOf(
    reader,
    sql<{ count: bigint }>`SELECT count(*) AS count FROM identity.account a WHERE ${matching(asked)}`,
  )
  return Number(count)
}

/** From the top to the account itself. */
export async function readPath(reader: Reader, merchantId: string, accountId: string): Promise<NodeRow[]> {
  return rowsOf(
    reader,
    sql<NodeRow>`
    SELECT ${columns} FROM (
      SELECT upline_id AS id, distance FROM identity.upline WHERE account_id = ${accountId}
      UNION ALL SELECT ${accountId}::text, 0) AS x
    JOIN identity.account a ON a.account_id = x.id AND a.merchant_id = ${merchantId}
    LEFT JOIN identity.account u ON u.account_id = a.upline_id ORDER BY x.distance DESC`,
  )
}
