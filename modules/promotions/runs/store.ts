/** How far work over all members of a merchant has come. */
import { oneOf, rowsOf, run, sql, type Reader, type Tx } from '../../../platform/postgres.ts'

export interface RunKey {
  readonly merchantId: string
  readonly name: string
  readonly period: string
}

/** Made if it is new, and locked: one worker at a time looks at the next members. */
export async function lockRun(
  tx: Tx,
  { merchantId, name, period }: RunKey,
): Promise<{ afterMember: string; isEnded: boolean }> {
  await run(
    tx,
    sql`INSERT INTO promotions.run (merchant_id, name, period) VALUES (${merchantId}, ${name}, ${period}) ON CONFLICT DO NOTHING`,
  )
  return oneOf(
    tx,
    sql<{ afterMember: string; isEnded: boolean }>`
    SELECT after_member AS "afterMember", ended_at IS NOT NULL AS "isEnded" FROM promotions.run
    WHERE merchant_id = ${merchantId} AND name = ${name} AND period = ${period} FOR UPDATE`,
  )
}

/** It has come this far; without a member it has ended. */
export async function moveRun(
  tx: Tx,
  { merchantId, name, period }: RunKey,
  afterMember: string | null,
  now: Date,
): Promise<void> {
  await run(
    tx,
    sql`
    UPDATE promotions.run SET after_member = coalesce(${afterMember}::text, after_member),
      ended_at = CASE WHEN ${afterMember}::text IS NULL THEN ${now}::timestamptz END
    WHERE merchant_id = ${merchantId} AND name = ${name} AND period = ${period}`,
  )
}

/** The last period of a name whose run has ended, in the order of their names; null before the first. */
export async function lastEndedRun(
  reader: Reader,
  { merchantId, name }: Pick<RunKey, 'merchantId' | 'name'>,
): Promise<string | null> {
  const { period } = await oneOf(
    reader,
    sql<{ period: string | null }>`
    SELECT max(period) AS period FROM promotions.run
    WHERE merchant_id = ${merchantId} AND name = ${name} AND ended_at IS NOT NULL`,
  )
  return period
}

/** The periods of a name whose run has ended. */
export async function endedRuns(
  reader: Reader,
  { merchantId, name }: Pick<RunKey, 'merchantId' | 'name'>,
): Promise<Set<string>> {
  const rows = await rowsOf(
    reader,
    sql<{ period: string }>`
    SELECT period FROM promotions.run WHERE merchant_id = ${merchantId} AND name = ${name} AND ended_at IS NOT NULL`,
  )
  return new Set(rows.map(({ period }) => period))
}
