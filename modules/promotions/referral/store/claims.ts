/** What referrals pay, as claims of their promotion: a cycle for each friend and each day of shares. */
import { firstOf, rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'

export interface NewClaim {
  readonly claimId: string
  readonly promotionId: string
  readonly merchantId: string
  readonly memberId: string
  readonly cycle: string
  readonly state: 'CLAIM' | 'ISSUED'
  readonly arguments: Readonly<Record<string, unknown>>
  readonly amount: bigint
  readonly requiredAmount: bigint
  /** The friend, or the day of a share. */
  readonly reference: string
  readonly claimUntil: Date | null
}

export async function insertClaims(tx: Tx, claims: readonly NewClaim[], now: Date): Promise<void> {
  if (claims.length === 0) return
  const texts = (of: (claim: NewClaim) => string) => sql`${claims.map(of)}::text[]`
  await run(
    tx,
    sql`
    WITH fresh AS (
      INSERT INTO promotions.claim (claim_id, promotion_id, member_id, cycle, merchant_id, state, arguments, amount, required_amount,
        reference, claim_until, joined_at, ready_at, paid_at)
      SELECT c.claim_id, c.promotion_id, c.member_id, c.cycle, c.merchant_id, c.state, c.arguments, c.amount, c.required_amount,
        c.reference, c.claim_until, ${now}::timestamptz, ${now}::timestamptz, CASE c.state WHEN 'ISSUED' THEN ${now}::timestamptz END
      FROM unnest(${texts(({ claimId }) => claimId)}, ${texts(({ promotionId }) => promotionId)}, ${texts(({ memberId }) => memberId)},
        ${texts(({ cycle }) => cycle)}, ${texts(({ merchantId }) => merchantId)}, ${texts(({ state }) => state)},
        ${claims.map((claim) => JSON.stringify(claim.arguments))}::jsonb[], ${claims.map(({ amount }) => String(amount))}::bigint[],
        ${claims.map(({ requiredAmount }) => String(requiredAmount))}::bigint[], ${texts(({ reference }) => reference)},
        ${claims.map(({ claimUntil }) => claimUntil)}::timestamptz[])
        AS c(claim_id, promotion_id, member_id, cycle, merchant_id, state, arguments, amount, required_amount, reference, claim_until)
      ON CONFLICT (promotion_id, member_id, cycle) DO NOTHING RETURNING claim_id, state
    )
    INSERT INTO promotions.claim_event (claim_id, from_state, to_state, at)
    SELECT claim_id, 'JOINED', state, ${now}::timestamptz FROM fresh`,
  )
}

export interface ReferralClaim {
  claimId: string
  state: 'CLAIM' | 'ISSUED' | 'CLAIMED' | 'CLOSE'
  cycle: string
  arguments: Readonly<Record<string, unknown>>
  amount: bigint
  reference: string
  claimUntil: Date | null
  paidAt: Date | null
}

const columns = sql`c.claim_id AS "claimId", c.state, c.cycle, c.arguments, c.amount, c.reference,
  c.claim_until AS "claimUntil", c.paid_at AS "paidAt"`

/** What a member may claim now, what ends first before the others. */
export async function readReady(reader: Reader, memberId: string, now: Date): Promise<ReferralClaim[]> {
  return rowsOf(
    reader,
    sql<ReferralClaim>`
    SELECT ${columns} FROM promotions.claim c JOIN promotions.promotion p USING (promotion_id)
    WHERE c.member_id = ${memberId} AND c.state = 'CLAIM' AND p.kind = 'REFERRAL' AND c.claim_until > ${now}
    ORDER BY c.claim_until, c.claim_id`,
  )
}

/** What was paid to a member, or passed unclaimed, the newest first. */
export async function readPast(reader: Reader, memberId: string, limit: number): Promise<ReferralClaim[]> {
  return rowsOf(
    reader,
    sql<ReferralClaim>`
    SELECT ${columns} FROM promotions.claim c JOIN promotions.promotion p USING (promotion_id)
    WHERE c.member_id = ${memberId} AND p.kind = 'REFERRAL'
      AND (c.state IN ('ISSUED', 'CLAIMED') OR (c.state = 'CLOSE' AND c.reason = 'LATE'))
    ORDER BY coalesce(c.paid_at, c.claim_until, c.joined_at) DESC, c.claim_id LIMIT ${limit}`,
  )
}

/** One claim of a member, locked: two who press at once wait for each other here. */
export async function lockClaim(
  tx: Tx,
  memberId: string,
  claimId: string,
): Promise<ReferralClaim | undefined> {
  return firstOf(
    tx,
    sql<ReferralClaim>`
    SELECT ${columns} FROM promotions.claim c JOIN promotions.promotion p USING (promotion_id)
    WHERE c.claim_id = ${claimId} AND c.member_id = ${memberId} AND p.kind = 'REFERRAL' FOR UPDATE OF c`,
  )
}

export async function markClaimed(tx: Tx, claimId: string, now: Date): Promise<void> {
  await run(
    tx,
    sql`
    WITH done AS (
      UPDATE promotions.claim SET state = 'CLAIMED', paid_at = ${now} WHERE claim_id = ${claimId} AND state = 'CLAIM' RETURNING claim_id
    )
    INSERT INTO promotions.claim_event (claim_id, from_state, to_state, at) SELECT claim_id, 'CLAIM', 'CLAIMED', ${now}::timestamptz FROM done`,
  )
}

export interface ClosedClaim {
  promotionId: string
  amount: bigint
}

/** Closes what nobody claimed in time; returns what it would have paid. */
export async function closeLate(tx: Tx, merchantId: string, now: Date): Promise<ClosedClaim[]> {
  return close(
    tx,
    sql`SELECT c.claim_id FROM promotions.claim c JOIN promotions.promotion p USING (promotion_id)
      WHERE p.merchant_id = ${merchantId} AND p.kind = 'REFERRAL' AND c.state = 'CLAIM' AND c.claim_until <= ${now}`,
    'LATE',
    now,
  )
}

/** Closes what waits to be claimed for these friends; returns what it would have paid. */
export async function closeOfFriends(
  tx: Tx,
  { referrerId, friendIds }: { referrerId: string; friendIds: readonly string[] },
  reason: string,
  now: Date,
): Promise<ClosedClaim[]> {
  if (friendIds.length === 0) return []
  return close(
    tx,
    sql`SELECT c.claim_id FROM promotions.claim c JOIN promotions.promotion p USING (promotion_id)
      WHERE c.member_id = ${referrerId} AND p.kind = 'REFERRAL' AND c.state = 'CLAIM' AND c.reference = ANY (${[...friendIds]})`,
    reason,
    now,
  )
}

async function close(
  tx: Tx,
  which: ReturnType<typeof sql>,
  reason: string,
  now: Date,
): Promise<ClosedClaim[]> {
  return rowsOf(
    tx,
    sql<ClosedClaim>`
    WITH closed AS (
      UPDATE promotions.claim SET state = 'CLOSE', reason = ${reason} WHERE claim_id IN (${which}) AND state = 'CLAIM'
      RETURNING claim_id, promotion_id, amount
    ), noted AS (
      INSERT INTO promotions.claim_event (claim_id, from_state, to_state, note, at)
      SELECT claim_id, 'CLAIM', 'CLOSE', ${reason}, ${now}::timestamptz FROM closed
    )
    SELECT promotion_id AS "promotionId", amount FROM closed`,
  )
}
