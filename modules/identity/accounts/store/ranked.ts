/** Members with what their VIP level hangs on, in the order of their ids. */
import { rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'

export interface RankedMember {
  accountId: string
  vipLevel: number
  kycLevel: number
  /** `YYYY-MM-DD`, or null as long as nobody has stated it. */
  birthday: string | null
}

const columns = sql`account_id AS "accountId", vip_level::int AS "vipLevel", kyc_level::int AS "kycLevel",
  nullif(profile->>'birthday', '') AS birthday`

/** The next accounts of real people after an id. */
export async function rankedMembers(
  reader: Reader,
  asked: { merchantId: string; after: string; limit: number },
): Promise<RankedMember[]> {
  return rowsOf(
    reader,
    sql<RankedMember>`
    SELECT ${columns} FROM identity.account
    WHERE merchant_id = ${asked.merchantId} AND account_id > ${asked.after} AND type NOT IN (4, 5)
      ORDER BY account_id LIMIT ${asked.limit}`,
  )
}

export async function writeVipLevels(
  tx: Tx,
  levels: readonly { accountId: string; level: number }[],
): Promise<void> {
  await run(
    tx,
    sql`
    UPDATE identity.account a SET vip_level = n.level
    FROM unnest(${levels.map(({ accountId }) => accountId)}::text[],
      ${levels.map(({ level }) => level)}::int[]) AS n(account_id, level)
    WHERE a.account_id = n.account_id`,
  )
}
