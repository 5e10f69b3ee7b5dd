/** Claims of rebates. */
import { rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'

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
