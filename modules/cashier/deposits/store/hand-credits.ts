/** Money that one person credited to one member without anybody else, from the records. */
import { oneOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'

export interface Hand {
  merchantId: string
  operatorId: string
  memberId: string
  since: Date
}

/** A person's credits are added up one at a time, so that two credits in parallel see each other. */
export async function lockHand(tx: Tx, operatorId: string): Promise<void> {
  await run(tx, sql`SELECT pg_advisory_xact_lock(hashtextextended(${`hand:${operatorId}`}, 8))`)
}

/**
 * Deposits that the operator alone decided to credit (including statement lines assigned by hand), and those
 * matched to a statement that the operator imported alone.
 */
export async function readCreditedAlone(
  reader: Reader,
  { merchantId, operatorId, memberId, since }: Hand,
): Promise<bigint> {
  const row = await oneOf(
    reader,
    sql<{ amount: bigint }>`
    SELECT coalesce(sum(d.credited_amount), 0)::bigint AS amount FROM cashier.deposit d
    WHERE d.merchant_id = ${merchantId} AND d.member_id = ${memberId} AND d.credited_amount IS NOT NULL AND (
      d.deposit_id IN (
        SELECT CASE WHEN c.decision LIKE 'ASSIGN:%' THEN substr(c.decision, 8) ELSE c.object_id END FROM cashier.decision c
        WHERE c.operator_id = ${operatorId} AND c.at >= ${since} AND (c.decision = 'CREDIT' OR c.decision LIKE 'CREDIT:%' OR c.decision LIKE 'ASSIGN:%')
          AND NOT EXISTS (SELECT 1 FROM cashier.decision o WHERE o.object_id = c.object_id AND o.decision = c.decision AND o.operator_id <> c.operator_id))
      OR d.deposit_id IN (
        SELECT l.deposit_id FROM cashier.statement_line l JOIN cashier.statement_import i USING (import_id)
        WHERE i.merchant_id = ${merchantId} AND i.requested_by = ${operatorId} AND NOT i.needs_second AND i.requested_at >= ${since} AND l.outcome = 'CREDITED'))`,
  )
  return row.amount
}

/** What the operator alone credited to anybody by single decisions, without statements. */
export async function readDecidedAlone(
  reader: Reader,
  { merchantId, operatorId, since }: Omit<Hand, 'memberId'>,
): Promise<bigint> {
  const row = await oneOf(
    reader,
    sql<{ amount: bigint }>`
    SELECT coalesce(sum(d.credited_amount), 0)::bigint AS amount FROM cashier.deposit d JOIN cashier.decision c ON c.object_id = d.deposit_id
    WHERE d.merchant_id = ${merchantId} AND c.operator_id = ${operatorId} AND c.at >= ${since} AND d.credited_amount IS NOT NULL
      AND (c.decision = 'CREDIT' OR c.decision LIKE 'CREDIT:%')
      AND NOT EXISTS (SELECT 1 FROM cashier.decision o WHERE o.object_id = c.object_id AND o.decision = c.decision AND o.operator_id <> c.operator_id)`,
  )
  return row.amount
}
