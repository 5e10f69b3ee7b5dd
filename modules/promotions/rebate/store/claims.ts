/** Claims of rebates, and how far the automatic one has come. */
import { firstOf, oneOf, rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'

export interface ClaimRow {
  claimId: string
  product: string
  validAmount: bigint
  carriedAmount: bigint
  ratePpm: number
  amount: bigint
  /** What a cap left for a later claim. */
  leftAmount: bigint
  isAutomatic: boolean
  claimedAt: Date
}

export type NewClaim = ClaimRow & { merchantId: string; memberId: string; day: string }

export async function insertClaims(tx: Tx, rows: readonly NewClaim[]): Promise<void> {
  const of = <Key extends keyof NewClaim>(key: Key) => rows.map((row) => row[key])
  const amounts = (key: 'validAmount' | 'carriedAmount' | 'amount' | 'leftAmount') => of(key).map(String)
  await run(
    tx,
    sql`
    INSERT INTO promotions.rebate_claim (claim_id, product, merchant_id, member_id, valid_amount, carried_amount,
      rate_ppm, amount, left_amount, is_automatic, day, claimed_at)
    SELECT * FROM unnest(${of('claimId')}::text[], ${of('product')}::text[], ${of('merchantId')}::text[],
      ${of('memberId')}::text[],
      ${amounts('validAmount')}::bigint[], ${amounts('carriedAmount')}::bigint[], ${of('ratePpm')}::int[], ${amounts('amount')}::bigint[],
      ${amounts('leftAmount')}::bigint[], ${of('isAutomatic')}::boolean[], ${of('day')}::date[], ${of('claimedAt')}::timestamptz[])`,
  )
}

/** The member's latest claims, newest first. */
export async function readClaims(reader: Reader, memberId: string, limit: number): Promise<ClaimRow[]> {
  return rowsOf(
    reader,
    sql<ClaimRow>`
    SELECT claim_id AS "claimId", product, valid_amount AS "validAmount", carried_amount AS "carriedAmount",
      rate_ppm AS "ratePpm", amount,
           left_amount AS "leftAmount", is_automatic AS "isAutomatic", claimed_at AS "claimedAt"
    FROM promotions.rebate_claim WHERE member_id = ${memberId} ORDER BY claimed_at DESC, claim_id, product LIMIT ${limit}`,
  )
}

export interface RebateRun {
  afterMember: string
  isEnded: boolean
}

/** A merchant's run of a week, made if it is new and locked: one worker pays the next members at a time. */
export async function lockRun(tx: Tx, merchantId: string, week: string): Promise<RebateRun> {
  await run(
    tx,
    sql`INSERT INTO promotions.rebate_run (merchant_id, week) VALUES (${merchantId}, ${week}) ON CONFLICT DO NOTHING`,
  )
  return oneOf(
    tx,
    sql<RebateRun>`
    SELECT after_member AS "afterMember", ended_at IS NOT NULL AS "isEnded" FROM promotions.rebate_run
    WHERE merchant_id = ${merchantId} AND week = ${week} FOR UPDATE`,
  )
}

export async function isRunEnded(reader: Reader, merchantId: string, week: string): Promise<boolean> {
  const row = await firstOf(
    reader,
    sql<{ one: number }>`
    SELECT 1 AS one FROM promotions.rebate_run WHERE merchant_id = ${merchantId} AND week = ${week} AND ended_at IS NOT NULL`,
  )
  return row !== undefined
}

/** The run has come this far; without a member it has ended. */
export async function moveRun(
  tx: Tx,
  progress: { merchantId: string; week: string; afterMember: string | null; now: Date },
): Promise<void> {
  await run(
    tx,
    sql`
    UPDATE promotions.rebate_run
    SET after_member = coalesce(${progress.afterMember}::text, after_member),
        ended_at = CASE WHEN ${progress.afterMember}::text IS NULL THEN ${progress.now}::timestamptz END
    WHERE merchant_id = ${progress.merchantId} AND week = ${progress.week}`,
  )
}
