/** Rows of self-tests: the score only, never the answers. */
import { newId } from '../../../kernel/ids.ts'
import { firstOf, run, sql, type Reader, type Tx } from '../../../platform/postgres.ts'
import type { AccountKey } from './rules.ts'

export async function insertSelfTest(
  tx: Tx,
  member: AccountKey,
  score: number,
  takenAt: Date,
): Promise<void> {
  await run(
    tx,
    sql`
    INSERT INTO limits.self_test (test_id, merchant_id, account_id, score, taken_at)
    VALUES (${newId(takenAt.getTime())}, ${member.merchantId}, ${member.accountId}, ${score}, ${takenAt})`,
  )
}

export async function readLastSelfTest(
  reader: Reader,
  member: AccountKey,
): Promise<{ score: number; takenAt: Date } | undefined> {
  return firstOf(
    reader,
    sql<{ score: number; takenAt: Date }>`
    SELECT score, taken_at AS "takenAt" FROM limits.self_test WHERE account_id = ${member.accountId} AND merchant_id = ${member.merchantId}
    ORDER BY taken_at DESC, test_id DESC LIMIT 1`,
  )
}
