/** Promotions that give the bonuses of levels, and the claims that they leave. */
import { run, rowsOf, sql, type Tx } from '../../../../platform/postgres.ts'
import { promotionColumns, type PromotionRow } from '../../offers/store/promotions.ts'

/** Those that were started and whose time has come, open or not, in their order; locked. */
export async function lockBegun(
  tx: Tx,
  { merchantId, now }: { merchantId: string; now: Date },
): Promise<PromotionRow[]> {
  return rowsOf(
    tx,
    sql<PromotionRow>`
    SELECT ${promotionColumns} FROM promotions.promotion
    WHERE merchant_id = ${merchantId} AND kind IN ('VIP', 'BIRTHDAY') AND state <> 'DRAFT' AND starts_at <= ${now}
    ORDER BY position, promotion_id FOR UPDATE`,
  )
}

export interface LevelClaim {
  /** The reference of its turnover. */
  claimId: string
  promotionId: string
  memberId: string
  cycle: string
  arguments: Readonly<Record<string, unknown>>
  amount: bigint
  requiredAmount: bigint
}

/** Claims that the night paid, with their events. */
export async function insertLevelClaims(
  tx: Tx,
  merchantId: string,
  claims: readonly LevelClaim[],
  now: Date,
): Promise<void> {
  if (claims.length === 0) return
  const of = <Key extends keyof LevelClaim>(key: Key) => claims.map((claim) => claim[key])
  await run(
    tx,
    sql`
    INSERT INTO promotions.claim (claim_id, promotion_id, member_id, cycle, merchant_id, state, arguments, amount,
      required_amount, joined_at, ready_at, paid_at)
    SELECT c.claim_id, c.promotion_id, c.member_id, c.cycle, ${merchantId}, 'ISSUED', c.arguments::jsonb, c.amount,
      c.required, ${now}::timestamptz, ${now}::timestamptz, ${now}::timestamptz
    FROM unnest(${of('claimId')}::text[], ${of('promotionId')}::text[], ${of('memberId')}::text[], ${of('cycle')}::text[],
      ${of('arguments').map((values) => JSON.stringify(values))}::text[], ${of('amount').map(String)}::bigint[],
      ${of('requiredAmount').map(String)}::bigint[])
      AS c(claim_id, promotion_id, member_id, cycle, arguments, amount, required)`,
  )
  await run(
    tx,
    sql`
    INSERT INTO promotions.claim_event (claim_id, from_state, to_state, at)
    SELECT c.claim_id, 'JOIN', 'ISSUED', ${now}::timestamptz FROM unnest(${of('claimId')}::text[]) AS c(claim_id)`,
  )
}
