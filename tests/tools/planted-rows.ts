/** A store whose row types are wrong in every way that the check knows, and right in every way that is told. */
export const plantedRows = (postgres: string): string => `
import { sql } from '${postgres}'

export const wrongName = sql<{ amount: bigint }>\`SELECT 1::int8 AS sum\`
export const wrongType = sql<{ amount: number }>\`SELECT 1::int8 AS amount\`
export const wrongItems = sql<{ ids: bigint[] }>\`SELECT array_agg(1::int8) AS ids\`
export const wrongDay = sql<{ day: string }>\`SELECT current_date AS day\`
export const missing = sql<{ last_sign_in_at: Date }>\`SELECT last_sign_in_at FROM operator.account\`
export const outer = sql<{ username: string }>\`
  SELECT a.username FROM system.merchant m LEFT JOIN operator.account a ON a.merchant_id = m.merchant_id\`

const columns = (alias: string, ...more: string[]) =>
  sql.raw(['id', 'role', ...more].map((name) => \`\${alias}.\${name}\`).join(', '))
export const behindFragments = sql<{ id: string; role: Date }>\`SELECT \${columns('a')} FROM operator.account a\`

type Role = 'owner' | 'viewer'
interface Row {
  id: string
  role: Role
  last_sign_in_at: Date | null
  amount: bigint
  texts: Record<string, string>
  names: readonly string[]
  is_open: boolean
  absent?: number
}
const rest = sql\`'{}'::jsonb AS texts, ARRAY['a'] AS names, true AS is_open\`
export function right(id: string | null, since: Date | null) {
  const conditions = [sql\`a.merchant_id = \${id}\`]
  if (since) conditions.push(sql\`a.last_sign_in_at > \${since}\`)
  const order = id === null ? sql\`\` : sql\`ORDER BY a.id\`
  return sql<Row>\`
    SELECT \${columns('a', 'last_sign_in_at')}, count(*) OVER () AS amount, \${rest}
    FROM operator.account a WHERE \${sql.join(conditions, sql\` AND \`)} \${order} LIMIT \${5}\`
}
export const asked = sql<{ last_sign_in_at: Date }>\`
  SELECT last_sign_in_at FROM operator.account WHERE last_sign_in_at IS NOT NULL\`

export const chosen = <Given>() => sql<Given>\`SELECT 1 AS one\`
declare function fragmentOf(): ReturnType<typeof sql>
export const hidden = sql<{ one: number }>\`SELECT \${fragmentOf()}\`
export const refused = sql<{ one: number }>\`SELECT no_such_column FROM operator.account\`
`
