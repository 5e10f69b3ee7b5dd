/** Promotions as the house runs them, and what members have of them (docs/flows/missions.md). */
import type { PromotionKindCode } from '../../../contract/shared/promotion-words.ts'
import type { Audience } from '../audience/audience.ts'
import { firstOf, rowsOf, run, sql, type Reader, type Tx } from '../../../platform/postgres.ts'

export interface RunningRow {
  promotionId: string
  names: Readonly<Record<'th' | 'en', string>>
  arguments: Readonly<Record<string, unknown>>
  audience: Audience
  startsAt: Date
  endsAt: Date | null
  /** False: nothing was left to give, or an operator ended a board in the middle of its period. */
  isLive: boolean
  isUsedUp: boolean
}

const columns = sql`promotion_id AS "promotionId", names, arguments, audience, starts_at AS "startsAt", ends_at AS "endsAt",
  state = 'LIVE' AS "isLive", stop_reason = 'BUDGET' AS "isUsedUp"`

/**
 * The promotions of a kind that were open at a moment in [from, to), in their order: live ones, those
 * whose budget is used up, which members who took their part before still find, and boards that an operator
 * ended in the middle of a period.
 */
export async function readRunning(
  reader: Reader,
  asked: { merchantId: string; kind: PromotionKindCode; from: Date; to: Date },
): Promise<RunningRow[]> {
  return rowsOf(
    reader,
    sql<RunningRow>`
    SELECT ${columns} FROM promotions.promotion
    WHERE merchant_id = ${asked.merchantId} AND kind = ${asked.kind} AND starts_at < ${asked.to}
      AND (state = 'LIVE' OR stop_reason = 'BUDGET'
        OR EXISTS (SELECT FROM promotions.board_stop s WHERE s.promotion_id = promotion.promotion_id))
      AND (ends_at IS NULL OR ends_at > ${asked.from})
    ORDER BY state = 'LIVE' DESC, position, promotion_id`,
  )
}

export interface NewClaim {
  claimId: string
  promotionId: string
  memberId: string
  merchantId: string
  cycle: string
  state: 'SIGNED' | 'CLAIMED' | 'ISSUED'
  arguments: Readonly<Record<string, unknown>>
  amount: bigint
  requiredAmount: bigint
  reference: string
  at: Date
}

/**
 * A claim that is paid at once, with its event; false if the member has one of this cycle. Two at once wait
 * for each other here.
 */
export async function insertPaidClaim(tx: Tx, claim: NewClaim): Promise<boolean> {
  const row = await firstOf(
    tx,
    sql`
    INSERT INTO promotions.claim (claim_id, promotion_id, member_id, cycle, merchant_id, state, arguments, amount,
      required_amount, reference, joined_at, ready_at, paid_at)
    VALUES (${claim.claimId}, ${claim.promotionId}, ${claim.memberId}, ${claim.cycle}, ${claim.merchantId}, ${claim.state},
      ${JSON.stringify(claim.arguments)}::jsonb, ${claim.amount}, ${claim.requiredAmount}, ${claim.reference}, ${claim.at}, ${claim.at},
      ${claim.at})
    ON CONFLICT (promotion_id, member_id, cycle) DO NOTHING RETURNING 1`,
  )
  if (!row) return false
  await run(
    tx,
    sql`
    INSERT INTO promotions.claim_event (claim_id, from_state, to_state, at)
    VALUES (${claim.claimId}, 'JOIN', ${claim.state}, ${claim.at})`,
  )
  return true
}

export interface PaidClaim {
  claimId: string
  promotionId: string
  cycle: string
  amount: bigint
  arguments: Readonly<Record<string, unknown>>
  names: Readonly<Record<'th' | 'en', string>>
  paidAt: Date
}

const paidColumns = sql`c.claim_id AS "claimId", c.promotion_id AS "promotionId", c.cycle, c.amount, c.arguments, p.names,
  c.paid_at AS "paidAt"`

/** What a member was paid of these promotions, in these cycles. */
export async function readPaidClaims(
  reader: Reader,
  asked: { memberId: string; promotionIds: readonly string[]; cycles: readonly string[] },
): Promise<PaidClaim[]> {
  return rowsOf(
    reader,
    sql<PaidClaim>`
    SELECT ${paidColumns} FROM promotions.claim c JOIN promotions.promotion p USING (promotion_id)
    WHERE c.promotion_id = ANY (${[...asked.promotionIds]}) AND c.member_id = ${asked.memberId}
      AND c.cycle = ANY (${[...asked.cycles]}) AND c.paid_at IS NOT NULL`,
  )
}

/** What a member was paid by one kind, the newest first. */
export async function readLatestPaid(
  reader: Reader,
  asked: { memberId: string; kind: PromotionKindCode; limit: number },
): Promise<PaidClaim[]> {
  return rowsOf(
    reader,
    sql<PaidClaim>`
    SELECT ${paidColumns} FROM promotions.claim c JOIN promotions.promotion p USING (promotion_id)
    WHERE c.member_id = ${asked.memberId} AND p.kind = ${asked.kind} AND c.paid_at IS NOT NULL
    ORDER BY c.joined_at DESC, c.claim_id LIMIT ${asked.limit}`,
  )
}

/** Runs one of several works of a transaction; if it fails, what it did is taken back and the others stand. */
export async function withReturn<Result>(tx: Tx, work: () => Promise<Result>): Promise<Result> {
  await run(tx, sql`SAVEPOINT one_of_several`)
  try {
    return await work()
  } catch (problem) {
    await run(tx, sql`ROLLBACK TO SAVEPOINT one_of_several`)
    throw problem
  } finally {
    await run(tx, sql`RELEASE SAVEPOINT one_of_several`)
  }
}
