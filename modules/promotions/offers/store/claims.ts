/** Claims: what members made of promotions, and every change of it. */
import { firstOf, oneOf, rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'
import type { ClaimState, PromotionKindCode } from '../../../../contract/shared/promotion-words.ts'

export interface ClaimRow {
  claimId: string
  promotionId: string
  memberId: string
  merchantId: string
  /** Empty for once; else the day or the period. */
  cycle: string
  state: ClaimState
  attempts: number
  /** As they were when the member joined: later changes do not touch a claim. */
  arguments: Readonly<Record<string, unknown>>
  amount: bigint
  requiredAmount: bigint
  reference: string
  remark: string
  reason: string
  joinedAt: Date
  readyAt: Date | null
  claimUntil: Date | null
  paidAt: Date | null
}

const columns = sql`claim_id AS "claimId", promotion_id AS "promotionId", member_id AS "memberId", merchant_id AS "merchantId", cycle, state,
  attempts, arguments, amount, required_amount AS "requiredAmount", reference, remark, reason, joined_at AS "joinedAt",
  ready_at AS "readyAt", claim_until AS "claimUntil", paid_at AS "paidAt"`

/** The member's claims of these promotions, the newest first. */
export async function readClaimsOf(
  reader: Reader,
  memberId: string,
  promotionIds: readonly string[],
): Promise<ClaimRow[]> {
  return rowsOf(
    reader,
    sql<ClaimRow>`
    SELECT ${columns} FROM promotions.claim WHERE member_id = ${memberId} AND promotion_id = ANY (${[...promotionIds]})
    ORDER BY joined_at DESC, claim_id DESC`,
  )
}

/** Locked until the end of the transaction. */
export async function lockClaimOf(
  tx: Tx,
  key: { promotionId: string; memberId: string; cycle: string },
): Promise<ClaimRow | undefined> {
  return firstOf(
    tx,
    sql<ClaimRow>`
    SELECT ${columns} FROM promotions.claim
    WHERE promotion_id = ${key.promotionId} AND member_id = ${key.memberId} AND cycle = ${key.cycle} FOR UPDATE`,
  )
}

export async function lockClaim(tx: Tx, merchantId: string, claimId: string): Promise<ClaimRow | undefined> {
  return firstOf(
    tx,
    sql<ClaimRow>`
    SELECT ${columns} FROM promotions.claim WHERE claim_id = ${claimId} AND merchant_id = ${merchantId} FOR UPDATE`,
  )
}

export async function readClaim(reader: Reader, claimId: string): Promise<ClaimRow | undefined> {
  return firstOf(reader, sql<ClaimRow>`SELECT ${columns} FROM promotions.claim WHERE claim_id = ${claimId}`)
}

/** The member's claims that wait to be pressed for, or were received or missed; locked one by one. */
export async function lockReadyOf(
  tx: Tx,
  member: { promotionId: string; memberId: string },
): Promise<ClaimRow | undefined> {
  return firstOf(
    tx,
    sql<ClaimRow>`
    SELECT ${columns} FROM promotions.claim
    WHERE promotion_id = ${member.promotionId} AND member_id = ${member.memberId} AND state IN ('CLAIM', 'CLAIMED')
    ORDER BY state = 'CLAIM' DESC, joined_at DESC, claim_id DESC LIMIT 1 FOR UPDATE`,
  )
}

/** Who of these members joined in a cycle, locked in the order of the members. */
export async function lockJoined(
  tx: Tx,
  asked: { promotionId: string; cycle: string; memberIds: readonly string[] },
): Promise<Map<string, ClaimRow>> {
  const rows = await rowsOf(
    tx,
    sql<ClaimRow>`
    SELECT ${columns} FROM promotions.claim
    WHERE promotion_id = ${asked.promotionId} AND member_id = ANY (${[...asked.memberIds]}) AND cycle = ${asked.cycle}
      AND state = 'JOINED' ORDER BY member_id FOR UPDATE`,
  )
  return new Map(rows.map((row) => [row.memberId, row]))
}

export type NewClaim = Omit<ClaimRow, 'remark' | 'reason' | 'attempts'> & {
  remark?: string
  attempts?: number
}

/** Undefined if the member has one of this cycle already; two at once wait for each other here. */
export async function insertClaim(tx: Tx, claim: NewClaim): Promise<ClaimRow | undefined> {
  return firstOf(
    tx,
    sql<ClaimRow>`
    INSERT INTO promotions.claim (claim_id, promotion_id, member_id, merchant_id, cycle, state, attempts, arguments, amount,
      required_amount, reference, remark, joined_at, ready_at, claim_until, paid_at)
    VALUES (${claim.claimId}, ${claim.promotionId}, ${claim.memberId}, ${claim.merchantId}, ${claim.cycle}, ${claim.state},
      ${claim.attempts ?? 0}, ${JSON.stringify(claim.arguments)}::jsonb, ${claim.amount}, ${claim.requiredAmount}, ${claim.reference},
      ${claim.remark ?? ''}, ${claim.joinedAt}, ${claim.readyAt}, ${claim.claimUntil}, ${claim.paidAt})
    ON CONFLICT (promotion_id, member_id, cycle) DO NOTHING RETURNING ${columns}`,
  )
}

export type ClaimChange = Partial<
  Pick<
    ClaimRow,
    | 'attempts'
    | 'amount'
    | 'requiredAmount'
    | 'reference'
    | 'remark'
    | 'reason'
    | 'readyAt'
    | 'claimUntil'
    | 'paidAt'
  >
>

/** Writes a locked claim with what changed of it. */
export async function writeClaim(
  tx: Tx,
  claim: ClaimRow,
  state: ClaimState,
  change: ClaimChange,
): Promise<ClaimRow> {
  const next = { ...claim, ...change }
  return oneOf(
    tx,
    sql<ClaimRow>`
    UPDATE promotions.claim SET state = ${state}, attempts = ${next.attempts}, amount = ${next.amount},
      required_amount = ${next.requiredAmount}, reference = ${next.reference}, remark = ${next.remark}, reason = ${next.reason},
      ready_at = ${next.readyAt}, claim_until = ${next.claimUntil}, paid_at = ${next.paidAt}
    WHERE claim_id = ${claim.claimId} RETURNING ${columns}`,
  )
}

export interface ClaimEvent {
  claimId: string
  from: ClaimState
  to: ClaimState
  /** The operator, or empty for the member and the system. */
  actor: string
  note: string
  at: Date
}

export async function insertEvents(tx: Tx, events: readonly ClaimEvent[]): Promise<void> {
  if (events.length === 0) return
  const of = <Key extends keyof ClaimEvent>(key: Key) => events.map((event) => event[key])
  await run(
    tx,
    sql`
    INSERT INTO promotions.claim_event (claim_id, from_state, to_state, actor, note, at)
    SELECT * FROM unnest(${of('claimId')}::text[], ${of('from')}::text[], ${of('to')}::text[], ${of('actor')}::text[],
      ${of('note')}::text[], ${of('at')}::timestamptz[])`,
  )
}

/** Oldest first. */
export async function readEvents(
  reader: Reader,
  claimId: string,
): Promise<{ state: ClaimState; note: string; at: Date }[]> {
  return rowsOf(
    reader,
    sql<{ state: ClaimState; note: string; at: Date }>`
    SELECT to_state AS state, note, at FROM promotions.claim_event WHERE claim_id = ${claimId} ORDER BY seq LIMIT 50`,
  )
}

/** The pictures of one attempt of an application. */
export async function insertImages(
  tx: Tx,
  application: { claimId: string; attempt: number; names: readonly string[] },
): Promise<void> {
  if (application.names.length === 0) return
  await run(
    tx,
    sql`
    INSERT INTO promotions.claim_image (claim_id, attempt, position, file_id)
    SELECT ${application.claimId}, ${application.attempt}, i.place, i.name
    FROM unnest(${[...application.names]}::text[]) WITH ORDINALITY AS i(name, place)`,
  )
}

/**
 * Whether one of these was given something of this kind, in any promotion of the merchant. Free rounds are
 * given when they are granted.
 */
export async function hasGivenOf(
  reader: Reader,
  asked: { merchantId: string; kind: PromotionKindCode; memberIds: readonly string[] },
): Promise<boolean> {
  const row = await oneOf(
    reader,
    sql<{ has: boolean }>`
    SELECT EXISTS (SELECT FROM promotions.claim c JOIN promotions.promotion p USING (promotion_id)
      WHERE c.member_id = ANY (${[...asked.memberIds]}) AND p.kind = ${asked.kind} AND p.merchant_id = ${asked.merchantId}
        AND (c.paid_at IS NOT NULL OR p.kind = 'FREE_ROUNDS')) AS has`,
  )
  return row.has
}
