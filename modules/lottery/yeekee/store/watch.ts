/** Whether shots could be taken all the time. */
import { oneOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'

/**
 * A process takes calls now. If none did for longer than `mostMs` by the machine's time, that was an outage;
 * the product's clock may have been moved in between.
 */
export async function beat(tx: Tx, mostMs: number): Promise<void> {
  await run(
    tx,
    sql`
    INSERT INTO lottery.shooting_outage (from_at, until_at)
    SELECT app.now() - w.gap, app.now()
    FROM (SELECT clock_timestamp() - beat_at AS gap FROM lottery.shooting_watch FOR UPDATE) AS w
    WHERE w.gap > ${mostMs}::float8 * interval '1 millisecond'`,
  )
  await run(
    tx,
    sql`
    INSERT INTO lottery.shooting_watch (beat_at) VALUES (clock_timestamp())
    ON CONFLICT (watch_no) DO UPDATE SET beat_at = greatest(lottery.shooting_watch.beat_at, excluded.beat_at)`,
  )
}

/** Whether nothing took shots for longer than `mostMs`, at some time between two moments that are past. */
export async function wasOff(
  reader: Reader,
  { from, until }: { from: Date; until: Date },
  mostMs: number,
): Promise<boolean> {
  const { isOff } = await oneOf(
    reader,
    sql<{ isOff: boolean }>`
    SELECT EXISTS (SELECT FROM lottery.shooting_outage WHERE from_at < ${until} AND until_at > ${from})
      OR EXISTS (
        SELECT FROM (SELECT clock_timestamp() - beat_at AS gap FROM lottery.shooting_watch) AS w
        WHERE w.gap > ${mostMs}::float8 * interval '1 millisecond' AND app.now() - w.gap < ${until}) AS "isOff"`,
  )
  return isOff
}
