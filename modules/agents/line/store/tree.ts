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
  readonly kind?: TreeKind | undefined
}

/** Everybody, agents alone, or affiliates, those wherever they stand instead of a level. */
type TreeKind = 'ALL' | 'AGENTS' | 'AFFILIATES'
const typesOf: Readonly<Record<TreeKind, readonly number[]>> = {
  ALL: [0, 1, 2, 41, 42],
  AGENTS: [1, 2],
  AFFILIATES: [41, 42],
}

const columns = sql`a.account_id, a.username, a.type::int AS type, a.state, a.depth::int AS depth, a.member_g::int AS member_g, u.username AS upline_name, a.created_at`

// Members of the house itself are no line; they stand in the list of members.
const isTop = sql`a.upline_id IS NULL AND a.type IN (1, 41)`

function matching({ merchantId, parentId, query, kind = 'ALL' }: LevelAsked) {
  const level = parentId === null ? isTop : sql`a.upline_id = ${parentId}`
  const place = query
    ? sql`starts_with(a.username, ${query.trim().toLowerCase()})`
    : kind === 'AFFILIATES'
      ? sql`true`
      : level
  return sql`a.merchant_id = ${merchantId} AND a.type = ANY (${[...typesOf[kind]]}::smallint[]) AND ${place}`
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

/** How many accounts of a level stand before this one; 0 if it stands elsewhere. */
export async function countBefore(reader: Reader, asked: LevelAsked, accountId: string): Promise<number> {
  const { count } = await oneOf(
    reader,
    sql<{ count: bigint }>`
    SELECT count(*) AS count FROM identity.account h
    JOIN identity.account a
      ON a.upline_id IS NOT DISTINCT FROM h.upline_id
      AND ((a.type = 0), a.username) < ((h.type = 0), h.username)
    WHERE h.account_id = ${accountId} AND h.merchant_id = ${asked.merchantId} AND ${matching(asked)}`,
  )
  return Number(count)
}

/** The owners of the lines below the house. */
export async function readTops(reader: Reader, merchantId: string): Promise<string[]> {
  const rows = await rowsOf(
    reader,
    sql<{ account_id: string }>`
    SELECT a.account_id FROM identity.account a WHERE a.merchant_id = ${merchantId} AND ${isTop}`,
  )
  return rows.map(({ account_id }) => account_id)
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
