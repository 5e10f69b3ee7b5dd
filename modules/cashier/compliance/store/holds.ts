/** Payout holds of members. */
import { firstOf, rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'
import type { Watched } from './aml.ts'

export interface HoldRow {
  hold_id: string
  reason: string
  set_by: string
  set_at: Date
}

/** The present manual hold, undefined if there is none. */
export async function readStandingHold(
  reader: Reader,
  { merchantId, memberId }: Watched,
): Promise<HoldRow | undefined> {
  return firstOf(
    reader,
    sql<HoldRow>`
    SELECT hold_id, reason, set_by, set_at FROM cashier.aml_hold WHERE merchant_id = ${merchantId} AND member_id = ${memberId} AND lifted_at IS NULL`,
  )
}

export interface HoldLine {
  reason: string
  set_by: string
  set_at: Date
  lifted_by: string | null
  lifted_at: Date | null
  lifted_reason: string | null
}

export async function readHolds(reader: Reader, { merchantId, memberId }: Watched): Promise<HoldLine[]> {
  return rowsOf(
    reader,
    sql<HoldLine>`
    SELECT reason, set_by, set_at, lifted_by, lifted_at, lifted_reason FROM cashier.aml_hold WHERE merchant_id = ${merchantId} AND member_id = ${memberId} ORDER BY set_at DESC LIMIT 50`,
  )
}

/** False if there is one already. */
export async function insertHold(
  tx: Tx,
  hold: Watched & { holdId: string; reason: string; by: string; now: Date },
): Promise<boolean> {
  const added = await run(
    tx,
    sql`
    INSERT INTO cashier.aml_hold (hold_id, merchant_id, member_id, reason, set_by, set_at) VALUES (${hold.holdId}, ${hold.merchantId}, ${hold.memberId}, ${hold.reason}, ${hold.by}, ${hold.now})
    ON CONFLICT (merchant_id, member_id) WHERE lifted_at IS NULL DO NOTHING`,
  )
  return added > 0n
}

export async function liftHoldRow(
  tx: Tx,
  holdId: string,
  lifted: { by: string; reason: string; now: Date },
): Promise<boolean> {
  const count = await run(
    tx,
    sql`UPDATE cashier.aml_hold SET lifted_by = ${lifted.by}, lifted_at = ${lifted.now}, lifted_reason = ${lifted.reason} WHERE hold_id = ${holdId} AND lifted_at IS NULL`,
  )
  return count > 0n
}
