import { run, sql, type Reader } from '../../platform/postgres.ts'

/** Stores how many visitors a process has, by merchant; the numbers of a process that is gone are dropped. */
export async function notePresence(
  reader: Reader,
  processId: string,
  visitors: ReadonlyMap<string, number>,
): Promise<void> {
  await run(
    reader,
    sql`DELETE FROM app.presence WHERE process_id = ${processId} OR seen_at < clock_timestamp() - interval '5 minutes'`,
  )
  if (visitors.size === 0) return
  await run(
    reader,
    sql`
    INSERT INTO app.presence (process_id, merchant_id, visitors)
    SELECT ${processId}::uuid, t.merchant_id, t.visitors FROM unnest(${[...visitors.keys()]}::text[], ${[...visitors.values()]}::int[]) AS t(merchant_id, visitors)
    ON CONFLICT (process_id, merchant_id) DO UPDATE SET visitors = excluded.visitors, seen_at = clock_timestamp()`,
  )
}
