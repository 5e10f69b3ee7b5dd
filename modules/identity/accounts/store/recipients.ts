/** Members whom news may be for, page by page in the order of their ids. */
import { rowsOf, sql, type Reader } from '../../../../platform/postgres.ts'

export interface RecipientFilter {
  /** Members below this account. */
  lineOf?: string | undefined
  /** Registered within, half-open. */
  from?: Date | undefined
  before?: Date | undefined
  language?: string | undefined
  memberIds?: readonly string[] | undefined
  /** Members of at least one of these. */
  tags?: readonly string[] | undefined
}

export interface Recipient {
  accountId: string
  username: string
  vipLevel: number
  language: string
  isFrozen: boolean
  createdAt: Date
  /** Only proven ones: what nobody confirmed may be somebody else's. */
  email: string | null
  mobile: string | null
}

/** The next accounts of real people after an id that meet every stated condition. */
export async function recipientsAfter(
  reader: Reader,
  page: { merchantId: string; after: string; limit: number },
  filter: RecipientFilter,
): Promise<Recipient[]> {
  const conditions = [
    sql`a.merchant_id = ${page.merchantId} AND a.account_id > ${page.after} AND a.type NOT IN (4, 5)`,
    ...(filter.lineOf === undefined
      ? []
      : [
          sql`EXISTS (SELECT 1 FROM identity.upline u WHERE u.account_id = a.account_id AND u.upline_id = ${filter.lineOf})`,
        ]),
    ...(filter.from ? [sql`a.created_at >= ${filter.from}`] : []),
    ...(filter.before ? [sql`a.created_at < ${filter.before}`] : []),
    ...(filter.language === undefined ? [] : [sql`upper(a.language) = ${filter.language}`]),
    ...(filter.tags
      ? [
          sql`EXISTS (SELECT 1 FROM identity.member_tag t WHERE t.account_id = a.account_id AND t.tag = ANY (${[...filter.tags]}::text[]))`,
        ]
      : []),
    ...(filter.memberIds ? [sql`a.account_id = ANY (${[...filter.memberIds]}::text[])`] : []),
  ]
  return rowsOf(
    reader,
    sql<Recipient>`
    SELECT a.account_id AS "accountId", a.username, a.vip_level::int AS "vipLevel", a.language, a.state = 'FROZEN' AS "isFrozen",
      a.created_at AS "createdAt", CASE WHEN a.email_verified_at IS NOT NULL THEN a.email END AS email,
      CASE WHEN a.mobile_verified_at IS NOT NULL THEN a.mobile END AS mobile
    FROM identity.account a WHERE ${sql.join(conditions, sql` AND `)} ORDER BY a.account_id LIMIT ${page.limit}`,
  )
}
