/** What the platform knows of a merchant: sockets of the day, waiting events. */
import { oneOf, sql, type Reader } from '../../../../platform/postgres.ts'

/** Accounts with a valid session that was used since. */
export async function onlineAccounts(reader: Reader, merchantId: string, since: Date): Promise<number> {
  const { count } = await oneOf(
    reader,
    sql<{ count: bigint }>`
    SELECT count(DISTINCT account_id) AS count FROM app.session
    WHERE merchant_id = ${merchantId} AND audience = 'player' AND ended_at IS NULL AND last_seen_at >= ${since} AND expires_at > app.now()`,
  )
  return Number(count)
}

/** Events that failed at least once and are not delivered yet. */
export async function eventsWaiting(reader: Reader): Promise<number> {
  const { count } = await oneOf(
    reader,
    sql<{ count: bigint }>`SELECT count(*) AS count FROM app.outbox WHERE attempts > 0`,
  )
  return Number(count)
}
