/** First answers kept under request keys (app.idempotency), of one account only. */
import { firstOf, sql, type Reader } from '../../../platform/postgres.ts'

export interface KeptOperation {
  call: string
  status: number
  answer: string
}

/** The first one under the key, of one call if it is named. */
export async function readKeptOperation(
  reader: Reader,
  accountId: string,
  key: string,
  call: string | undefined,
): Promise<KeptOperation | undefined> {
  return firstOf(
    reader,
    sql<KeptOperation>`
    SELECT call, status, answer FROM app.idempotency
    WHERE account_id = ${accountId} AND key = ${key} AND (${call ?? ''} = '' OR call = ${call ?? ''}) ORDER BY created_at LIMIT 1`,
  )
}
