/** How far the night of a merchant has come. */
import { firstOf, oneOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'

/** The last business day whose night is done, or null. */
export async function lastNight(reader: Reader, merchantId: string): Promise<string | null> {
  const row = await firstOf(
    reader,
    sql<{ day: string }>`
    SELECT day::text AS day FROM promotions.vip_run WHERE merchant_id = ${merchantId} AND ended_at IS NOT NULL
      ORDER BY promotions.vip_run.day DESC LIMIT 1`,
  )
  return row?.day ?? null
}

export interface VipRun {
  afterMember: string
  isEnded: boolean
}

/** Made if it is new, and locked: one worker at a time looks at the next members. */
export async function lockNight(tx: Tx, merchantId: string, day: string): Promise<VipRun> {
  await run(
    tx,
    sql`INSERT INTO promotions.vip_run (merchant_id, day) VALUES (${merchantId}, ${day}::date) ON CONFLICT DO NOTHING`,
  )
  return oneOf(
    tx,
    sql<VipRun>`
    SELECT after_member AS "afterMember", ended_at IS NOT NULL AS "isEnded" FROM promotions.vip_run
    WHERE merchant_id = ${merchantId} AND day = ${day}::date FOR UPDATE`,
  )
}

/** The night has come this far; without a member it has ended. */
export async function moveNight(
  tx: Tx,
  night: { merchantId: string; day: string; afterMember: string | null; now: Date },
): Promise<void> {
  await run(
    tx,
    sql`
    UPDATE promotions.vip_run
    SET after_member = coalesce(${night.afterMember}::text, after_member),
        ended_at = CASE WHEN ${night.afterMember}::text IS NULL THEN ${night.now}::timestamptz END
    WHERE merchant_id = ${night.merchantId} AND day = ${night.day}::date`,
  )
}
