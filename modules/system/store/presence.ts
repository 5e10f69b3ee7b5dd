/** Who is here: visitors by their open pages, which each process counts, and accounts by their sessions. */
import { oneOf, run, sql, type Reader } from '../../../platform/postgres.ts'

/** Sessions are counted once for all processes, under this one's name. */
const COUNTED = '00000000-0000-0000-0000-000000000000'

/** Counts, by merchant, the accounts with a session that was used in the last minutes. */
export async function countSessions(reader: Reader, since: Date): Promise<void> {
  await run(
    reader,
    sql`
    INSERT INTO app.presence (process_id, merchant_id, visitors)
    SELECT ${COUNTED}::uuid, m.merchant_id, (
      SELECT count(DISTINCT s.account_id)::int FROM app.session s
      WHERE s.merchant_id = m.merchant_id AND s.audience = 'player' AND s.ended_at IS NULL AND s.last_seen_at >= ${since} AND s.expires_at > app.now())
    FROM system.merchant m
    ON CONFLICT (process_id, merchant_id) DO UPDATE SET visitors = excluded.visitors, seen_at = clock_timestamp()`,
  )
}

export async function readPresence(reader: Reader, merchantId: string): Promise<number> {
  return (
    await oneOf(
      reader,
      sql<{ people: number }>`
    SELECT coalesce(sum(visitors), 0)::int AS people FROM app.presence WHERE merchant_id = ${merchantId} AND seen_at >= clock_timestamp() - interval '1 minute'`,
    )
  ).people
}
