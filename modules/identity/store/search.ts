/** Finding members for the console. */
import { oneOf, rowsOf, sql, type Reader } from '../../../platform/postgres.ts'
import type { AccountRow } from './accounts.ts'

export interface SearchTerms { merchantId: string; text: string; mobile: string | null; pageNo: number; pageSize: number }

/** Trial accounts are found by their name or id only. An empty text finds everybody, newest first. */
export async function searchAccounts(reader: Reader, terms: SearchTerms): Promise<{ rows: AccountRow[]; totalCount: number }> {
  const start = `${terms.text.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`
  const matches = terms.text === ''
    ? sql`type <> 4`
    : sql`(account_id = ${terms.text} OR username LIKE ${start} OR mobile = ${terms.mobile} OR (payee_name IS NOT NULL AND lower(payee_name) LIKE ${start}))`
  const where = sql`merchant_id = ${terms.merchantId} AND ${matches}`
  const rows = await rowsOf(reader, sql<AccountRow>`
    SELECT * FROM identity.account WHERE ${where} ORDER BY created_at DESC, account_id DESC LIMIT ${terms.pageSize} OFFSET ${(terms.pageNo - 1) * terms.pageSize}`)
  const { count } = await oneOf(reader, sql<{ count: bigint }>`SELECT count(*) AS count FROM identity.account WHERE ${where}`)
  return { rows, totalCount: Number(count) }
}

export async function countMembers(reader: Reader, merchantId: string, from: Date, to: Date): Promise<{ registered: number; signedIn: number }> {
  const row = await oneOf(reader, sql<{ registered: bigint; signed_in: bigint }>`
    SELECT (SELECT count(*) FROM identity.account WHERE merchant_id = ${merchantId} AND type <> 4 AND created_at >= ${from} AND created_at < ${to}) AS registered,
           (SELECT count(DISTINCT s.account_id) FROM identity.sign_in s JOIN identity.account a USING (account_id)
            WHERE s.merchant_id = ${merchantId} AND a.type <> 4 AND s.at >= ${from} AND s.at < ${to}) AS signed_in`)
  return { registered: Number(row.registered), signedIn: Number(row.signed_in) }
}
