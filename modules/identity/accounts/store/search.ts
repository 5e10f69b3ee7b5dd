/** Finding members for the console. */
import { oneOf, rowsOf, sql, type Reader } from '../../../../platform/postgres.ts'
import type { AccountRow } from './accounts.ts'

export interface MemberFilter {
  state?: 'ACTIVE' | 'FROZEN' | undefined
  kycLevel?: number | undefined
  vipLevel?: number | undefined
  /** Registered within, half-open. */
  from?: Date | undefined
  to?: Date | undefined
  tag?: string | undefined
}
export interface SearchTerms extends MemberFilter {
  merchantId: string
  text: string
  mobile: string | null
  pageNo: number
  pageSize: number
}

const names = sql`coalesce(payee_name, '') || chr(10) || coalesce(email, '')`

/**
 * Ids that a text may mean, each way by its own index: id, start of the username, mobile number, any part of
 * the real name or of the e-mail, and an address that was used. The pieces are computed in a SELECT of their
 * own, so that the planner knows nothing of them: for pieces that most members have, it would compute those
 * of every row instead of reading the index.
 */
function meant({ merchantId, text, mobile }: SearchTerms) {
  const escaped = text.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')
  const of = sql`SELECT account_id FROM identity.account WHERE merchant_id = ${merchantId}`
  const ways = [
    sql`${of} AND account_id = ${text}`,
    sql`${of} AND username LIKE ${`${escaped}%`}`,
    sql`${of} AND lower(payee_name) LIKE ${`${escaped}%`}`,
    ...(mobile ? [sql`${of} AND mobile = ${mobile}`] : []),
    ...([...text].length > 1
      ? [
          sql`
      ${of} AND identity.search_pieces(${names}) @> (SELECT identity.pieces_of(${text})) AND lower(${names}) LIKE ${`%${escaped}%`}`,
        ]
      : []),
    ...(isAddress(text)
      ? [
          sql`${of} AND registered_address = ${text}`,
          sql`${of} AND last_sign_in_address = ${text}`,
          sql`SELECT account_id FROM identity.sign_in WHERE merchant_id = ${merchantId} AND address = ${text}`,
        ]
      : []),
  ]
  return sql.join(ways, sql` UNION `)
}

const isAddress = (text: string) => /^[0-9a-f]*[.:][0-9a-f.:]+$/i.test(text)

export function searchCondition(terms: SearchTerms) {
  return sql.join(
    [
      sql`merchant_id = ${terms.merchantId}`,
      // Accounts without a real person are found by their name or id only.
      terms.text === '' ? sql`type NOT IN (4, 5)` : sql`account_id IN (${meant(terms)})`,
      ...(terms.state ? [sql`state = ${terms.state}`] : []),
      ...(terms.kycLevel === undefined ? [] : [sql`kyc_level = ${terms.kycLevel}`]),
      ...(terms.vipLevel === undefined ? [] : [sql`vip_level = ${terms.vipLevel}`]),
      ...(terms.from ? [sql`created_at >= ${terms.from}`] : []),
      ...(terms.to ? [sql`created_at < ${terms.to}`] : []),
      ...(terms.tag === undefined
        ? []
        : [
            sql`account_id IN (SELECT account_id FROM identity.member_tag WHERE merchant_id = ${terms.merchantId} AND tag = ${terms.tag})`,
          ]),
    ],
    sql` AND `,
  )
}

/** An empty text finds everybody, newest first. */
export async function searchAccounts(
  reader: Reader,
  terms: SearchTerms,
): Promise<{ rows: AccountRow[]; totalCount: number }> {
  const where = searchCondition(terms)
  const rows = await rowsOf(
    reader,
    sql<AccountRow>`
    SELECT * FROM identity.account WHERE ${where} ORDER BY created_at DESC, account_id DESC LIMIT ${terms.pageSize} OFFSET ${(terms.pageNo - 1) * terms.pageSize}`,
  )
  const { count } = await oneOf(
    reader,
    sql<{ count: bigint }>`SELECT count(*) AS count FROM identity.account WHERE ${where}`,
  )
  return { rows, totalCount: Number(count) }
}

export async function countMembers(
  reader: Reader,
  merchantId: string,
  from: Date,
  to: Date,
): Promise<{ registered: number; signedIn: number }> {
  const row = await oneOf(
    reader,
    sql<{ registered: bigint; signed_in: bigint }>`
    SELECT (SELECT count(*) FROM identity.account WHERE merchant_id = ${merchantId} AND type NOT IN (4, 5) AND created_at >= ${from} AND created_at < ${to}) AS registered,
           (SELECT count(DISTINCT s.account_id) FROM identity.sign_in s JOIN identity.account a USING (account_id)
            WHERE s.merchant_id = ${merchantId} AND a.type NOT IN (4, 5) AND s.at >= ${from} AND s.at < ${to}) AS signed_in`,
  )
  return { registered: Number(row.registered), signedIn: Number(row.signed_in) }
}
