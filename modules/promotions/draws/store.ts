/** Rows of draws of promotions, and their steps, each leased to the process that takes it. */
import type { Audience } from '../audience/audience.ts'
import { firstOf, oneOf, rowsOf, run, sql, type Reader, type Tx } from '../../../platform/postgres.ts'

export type DrawKind = 'RED_ENVELOPE' | 'RAFFLE'
export type DrawState = 'WAITING' | 'CLOSED' | 'OPEN' | 'DRAWN' | 'ENDED' | 'VOID'

export interface DrawRow {
  promotionId: string
  merchantId: string
  kind: DrawKind
  state: DrawState
  terms: Readonly<Record<string, unknown>>
  commit: string
  committedAt: Date
  beacon: string | null
  seed: string | null
  closesAt: Date
  drawsAt: Date
  endsAt: Date
  listCount: bigint | null
  voidReason: string
  drawnAt: Date | null
  endedAt: Date | null
  names: Readonly<Record<'th' | 'en', string>>
  audience: Audience
  /** The promotion was not stopped. */
  isLive: boolean
  startsAt: Date
}

export const drawColumns = sql`d.promotion_id AS "promotionId", d.merchant_id AS "merchantId", d.kind, d.state, d.terms,
  d.commit_hash AS commit, d.committed_at AS "committedAt", d.beacon, d.server_seed AS seed, d.closes_at AS "closesAt",
  d.draws_at AS "drawsAt", d.ends_at AS "endsAt", d.list_count AS "listCount", d.void_reason AS "voidReason",
  d.drawn_at AS "drawnAt", d.ended_at AS "endedAt", p.names, p.audience, p.state = 'LIVE' AS "isLive", p.starts_at AS "startsAt"`
export const drawTables = sql`promotions.draw d JOIN promotions.promotion p USING (promotion_id)`

/** What is due later gets its timer in a later look. */
const NEAR_MS = 40_000
const isFree = sql`(leased_until IS NULL OR leased_until <= app.now())`

export function readDue(reader: Reader): Promise<{ promotionId: string; dueAt: Date }[]> {
  return rowsOf(
    reader,
    sql<{ promotionId: string; dueAt: Date }>`
    SELECT promotion_id AS "promotionId", greatest(due_at, leased_until) AS "dueAt" FROM promotions.draw
    WHERE due_at <= app.now() + ${NEAR_MS}::float8 * interval '1 millisecond' ORDER BY due_at LIMIT 200`,
  )
}

/** Takes the next due step; undefined if none is due or another process has it. */
export function takeDueStep(reader: Reader, leaseMs: number): Promise<DrawRow | undefined> {
  return firstOf(
    reader,
    sql<DrawRow>`
    WITH taken AS (
      UPDATE promotions.draw SET leased_until = app.now() + ${leaseMs}::float8 * interval '1 millisecond'
      WHERE promotion_id = (
          SELECT promotion_id FROM promotions.draw WHERE due_at <= app.now() AND ${isFree}
          ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED)
        AND due_at <= app.now() AND ${isFree}
      RETURNING *)
    SELECT ${drawColumns} FROM taken d JOIN promotions.promotion p USING (promotion_id)`,
  )
}

/** After a failed step, for another try a moment later. */
export async function releaseStep(reader: Reader, promotionId: string, againMs: number): Promise<void> {
  await run(
    reader,
    sql`
    UPDATE promotions.draw SET leased_until = NULL, due_at = app.now() + ${againMs}::float8 * interval '1 millisecond'
    WHERE promotion_id = ${promotionId} AND due_at IS NOT NULL`,
  )
}

export function readDraw(
  reader: Reader,
  asked: { merchantId: string; promotionId: string; kind: DrawKind },
): Promise<DrawRow | undefined> {
  return firstOf(
    reader,
    sql<DrawRow>`
    SELECT ${drawColumns} FROM ${drawTables}
    WHERE d.promotion_id = ${asked.promotionId} AND d.merchant_id = ${asked.merchantId} AND d.kind = ${asked.kind}`,
  )
}

/**
 * Of a merchant, the latest moments first: what is to come, what runs and what was. What was stopped before
 * its draw is left out, but for the holder of a ticket: they read what becomes of it. `isOwn`: the member has
 * an envelope or a ticket of it.
 */
export async function readDraws(
  reader: Reader,
  asked: { merchantId: string; kind: DrawKind; since: Date; limit: number; memberId: string },
): Promise<(DrawRow & { isOwn: boolean })[]> {
  const holds = sql`EXISTS (SELECT FROM promotions.raffle_ticket t
    WHERE t.promotion_id = d.promotion_id AND t.member_id = ${asked.memberId})`
  return rowsOf(
    reader,
    sql<DrawRow & { isOwn: boolean }>`
    SELECT ${drawColumns}, ${holds} OR EXISTS (SELECT FROM promotions.envelope_share s
      WHERE s.promotion_id = d.promotion_id AND s.member_id = ${asked.memberId}) AS "isOwn"
    FROM ${drawTables}
    WHERE d.merchant_id = ${asked.merchantId} AND d.kind = ${asked.kind} AND d.ends_at > ${asked.since}
      AND (p.state = 'LIVE' OR d.state NOT IN ('WAITING', 'CLOSED', 'VOID') OR ${holds})
    ORDER BY d.draws_at DESC, d.promotion_id LIMIT ${asked.limit}`,
  )
}

/** The beacon stands from now on, and the next step is due. False if another process was first. */
export async function closeDraw(
  tx: Tx,
  promotionId: string,
  closed: { beacon: string; listCount: bigint; dueAt: Date },
): Promise<boolean> {
  return (
    (await run(
      tx,
      sql`
      UPDATE promotions.draw SET state = 'CLOSED', beacon = ${closed.beacon}, list_count = ${closed.listCount},
        due_at = ${closed.dueAt}, leased_until = NULL
      WHERE promotion_id = ${promotionId} AND state = 'WAITING' AND closes_at <= app.now()`,
    )) > 0n
  )
}

/** Nothing is drawn: it was stopped before, its time passed while the house was off, or its seed is lost. */
export async function makeVoid(tx: Tx, promotionId: string, reason: string): Promise<boolean> {
  return (
    (await run(
      tx,
      sql`
      UPDATE promotions.draw SET state = 'VOID', void_reason = ${reason}, due_at = NULL, leased_until = NULL,
        ended_at = app.now()
      WHERE promotion_id = ${promotionId} AND state IN ('WAITING', 'CLOSED')`,
    )) > 0n
  )
}

/** The seed of a draw that may be known now, written into its row; null if it is lost. */
export async function revealSeed(tx: Tx, promotionId: string): Promise<string | null> {
  const row = await oneOf(
    tx,
    sql<{ seed: string | null }>`SELECT promotions.reveal_draw_seed(${promotionId}) AS seed`,
  )
  return row.seed
}

/** Ends a rain or the claims of a raffle; the lock waits for those who take a share now. */
export async function endDraw(tx: Tx, promotionId: string): Promise<boolean> {
  return (
    (await run(
      tx,
      sql`
      UPDATE promotions.draw SET state = 'ENDED', due_at = NULL, leased_until = NULL, ended_at = app.now()
      WHERE promotion_id = ${promotionId} AND state IN ('OPEN', 'DRAWN')`,
    )) > 0n
  )
}

/** What it gave, for the report of the promotion; written once, when it ends. */
export async function writeSpent(
  tx: Tx,
  promotionId: string,
  spent: { amount: bigint; count: number },
): Promise<void> {
  await run(
    tx,
    sql`
    UPDATE promotions.promotion SET spent_amount = ${spent.amount}, claim_count = ${spent.count}
    WHERE promotion_id = ${promotionId}`,
  )
}
