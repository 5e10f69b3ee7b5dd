/** Shares of rains that were taken, and the claims that they are. */
import { firstOf, oneOf, rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'
import { drawColumns, drawTables, type DrawRow } from '../../draws/store.ts'

/** Draws all shares of a rain whose beacon stands; false if its seed is lost. */
export async function openEnvelopes(tx: Tx, promotionId: string): Promise<boolean> {
  const row = await oneOf(
    tx,
    sql<{ isOpen: boolean }>`SELECT promotions.open_envelopes(${promotionId}) AS "isOpen"`,
  )
  return row.isOpen
}

export interface Share {
  place: number
  amount: bigint
  openedAt: Date
}

/** The next share, for this member; undefined if none is left or the rain is not open any more. */
export function takeShare(
  tx: Tx,
  promotionId: string,
  memberId: string,
): Promise<Pick<Share, 'place' | 'amount'> | undefined> {
  return firstOf(
    tx,
    sql<{ place: number; amount: bigint }>`
    SELECT place, amount FROM promotions.take_share(${promotionId}, ${memberId})`,
  )
}

export interface NewClaim {
  claimId: string
  promotionId: string
  memberId: string
  merchantId: string
  terms: Readonly<Record<string, unknown>>
  at: Date
}

/** The member's part in a rain; false if there is one. Who asks twice at once waits here for the first. */
export async function insertRainClaim(tx: Tx, claim: NewClaim): Promise<boolean> {
  const row = await firstOf(
    tx,
    sql`
    INSERT INTO promotions.claim (claim_id, promotion_id, member_id, cycle, merchant_id, state, arguments, joined_at,
      ready_at, paid_at)
    VALUES (${claim.claimId}, ${claim.promotionId}, ${claim.memberId}, '', ${claim.merchantId}, 'CLAIMED',
      ${JSON.stringify(claim.terms)}::jsonb, ${claim.at}, ${claim.at}, ${claim.at})
    ON CONFLICT (promotion_id, member_id, cycle) DO NOTHING RETURNING 1`,
  )
  return row !== undefined
}

/** What the claim brought; the reference is the number of the share. */
export async function writeRainClaim(
  tx: Tx,
  claimId: string,
  { place, amount }: Pick<Share, 'place' | 'amount'>,
  at: Date,
): Promise<void> {
  await run(
    tx,
    sql`
    WITH claimed AS (
      UPDATE promotions.claim SET amount = ${amount}, required_amount = ${amount}, reference = ${String(place)}
      WHERE claim_id = ${claimId} RETURNING claim_id)
    INSERT INTO promotions.claim_event (claim_id, from_state, to_state, at)
    SELECT claim_id, 'JOIN', 'CLAIMED', ${at}::timestamptz FROM claimed`,
  )
}

/** What a member took of a rain, and how many shares all members took. */
export async function readShares(
  reader: Reader,
  promotionId: string,
  memberId: string,
): Promise<{ own: Share | undefined; takenCount: number }> {
  const { takenCount, ...own } = await oneOf(
    reader,
    sql<{ takenCount: number } & (Share | Record<keyof Share, null>)>`
    SELECT t.count AS "takenCount", s.place, s.amount, s.opened_at AS "openedAt"
    FROM (SELECT count(*)::int AS count FROM promotions.envelope_share WHERE promotion_id = ${promotionId}) t
    LEFT JOIN promotions.envelope_share s ON s.promotion_id = ${promotionId} AND s.member_id = ${memberId}`,
  )
  return { own: own.place === null ? undefined : own, takenCount }
}

export interface Rain {
  draw: DrawRow
  /** The member's own share. */
  own: Share | undefined
  takenCount: number
}

/** A rain and what the member took of it. */
export async function readRain(
  reader: Reader,
  asked: { merchantId: string; promotionId: string; memberId: string },
): Promise<Rain | undefined> {
  const row = await firstOf(
    reader,
    sql<DrawRow & { takenCount: number } & (Share | Record<keyof Share, null>)>`/* prepared */
    SELECT ${drawColumns}, own.place, own.amount, own.opened_at AS "openedAt", (
      SELECT count(*)::int FROM promotions.envelope_share s WHERE s.promotion_id = d.promotion_id) AS "takenCount"
    FROM ${drawTables}
    LEFT JOIN promotions.envelope_share own ON own.promotion_id = d.promotion_id AND own.member_id = ${asked.memberId}
    WHERE d.promotion_id = ${asked.promotionId} AND d.merchant_id = ${asked.merchantId} AND d.kind = 'RED_ENVELOPE'`,
  )
  if (!row) return undefined
  const { place, amount, openedAt, takenCount, ...draw } = row
  return { draw, takenCount, own: place === null ? undefined : { place, amount, openedAt } }
}

export function readOwnShare(
  reader: Reader,
  promotionId: string,
  memberId: string,
): Promise<Share | undefined> {
  return firstOf(
    reader,
    sql<Share>`
    SELECT place, amount, opened_at AS "openedAt" FROM promotions.envelope_share
    WHERE promotion_id = ${promotionId} AND member_id = ${memberId}`,
  )
}

/** The latest that were taken. */
export async function readLatestShares(
  reader: Reader,
  promotionId: string,
  limit: number,
): Promise<(Share & { memberId: string })[]> {
  return rowsOf(
    reader,
    sql<Share & { memberId: string }>`
    SELECT place, amount, opened_at AS "openedAt", member_id AS "memberId" FROM promotions.envelope_share
    WHERE promotion_id = ${promotionId} ORDER BY place DESC LIMIT ${limit}`,
  )
}

/** All that were taken, in the order of their places. */
export async function readTakenShares(
  reader: Reader,
  promotionId: string,
): Promise<Pick<Share, 'place' | 'amount'>[]> {
  return rowsOf(
    reader,
    sql<Pick<Share, 'place' | 'amount'>>`
    SELECT place, amount FROM promotions.envelope_share WHERE promotion_id = ${promotionId} ORDER BY place`,
  )
}

export async function sumOfShares(
  reader: Reader,
  promotionId: string,
): Promise<{ amount: bigint; count: number }> {
  return oneOf(
    reader,
    sql<{ amount: bigint; count: number }>`
    SELECT coalesce(sum(amount), 0)::bigint AS amount, count(*)::int AS count FROM promotions.envelope_share
    WHERE promotion_id = ${promotionId}`,
  )
}

/** Makes open rains due of which every envelope is taken. */
export async function hastenTaken(reader: Reader): Promise<void> {
  await run(
    reader,
    sql`
    UPDATE promotions.draw d SET due_at = app.now()
    WHERE d.state = 'OPEN' AND d.due_at > app.now() AND d.list_count <= (
      SELECT count(*) FROM promotions.envelope_share s WHERE s.promotion_id = d.promotion_id)`,
  )
}
