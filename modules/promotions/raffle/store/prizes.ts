/** Winners of raffles, and their claims. */
import { rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'

export interface Winner {
  place: number
  number: number
  memberId: string
  amount: bigint
  claimId: string
}

/** Writes what was drawn, with a claim for each prize that its winner may press until a moment. */
export async function insertWinners(
  tx: Tx,
  draw: {
    promotionId: string
    merchantId: string
    terms: Readonly<Record<string, unknown>>
    at: Date
    until: Date
  },
  winners: readonly Winner[],
): Promise<void> {
  const of = <Key extends keyof Winner>(key: Key) => winners.map((row) => String(row[key]))
  await run(
    tx,
    sql`
    WITH won AS (
      SELECT * FROM unnest(${of('place')}::int[], ${of('number')}::bigint[], ${of('memberId')}::text[],
        ${of('amount')}::bigint[], ${of('claimId')}::text[]) AS w(place, number, member_id, amount, claim_id)),
    claimed AS (
      INSERT INTO promotions.claim (claim_id, promotion_id, member_id, cycle, merchant_id, state, arguments, amount,
        required_amount, reference, joined_at, ready_at, claim_until)
      SELECT w.claim_id, ${draw.promotionId}, w.member_id, w.place::text, ${draw.merchantId}, 'CLAIM',
        ${JSON.stringify(draw.terms)}::jsonb, w.amount, w.amount, w.number::text, ${draw.at}, ${draw.at}, ${draw.until}
      FROM won w),
    told AS (
      INSERT INTO promotions.claim_event (claim_id, from_state, to_state, at)
      SELECT w.claim_id, 'JOIN', 'CLAIM', ${draw.at}::timestamptz FROM won w)
    INSERT INTO promotions.raffle_winner (promotion_id, place, number, member_id, amount, claim_id)
    SELECT ${draw.promotionId}, w.place, w.number, w.member_id, w.amount, w.claim_id FROM won w`,
  )
}

/** The prizes can be claimed from now on. */
export async function markDrawn(tx: Tx, promotionId: string, until: Date): Promise<void> {
  await run(
    tx,
    sql`
    UPDATE promotions.draw SET state = 'DRAWN', drawn_at = app.now(), ends_at = ${until}, due_at = ${until},
      leased_until = NULL
    WHERE promotion_id = ${promotionId} AND state = 'CLOSED'`,
  )
}

export function readWinners(reader: Reader, promotionId: string): Promise<Winner[]> {
  return rowsOf(
    reader,
    sql<Winner>`
    SELECT place, number::float8 AS number, member_id AS "memberId", amount, claim_id AS "claimId"
    FROM promotions.raffle_winner WHERE promotion_id = ${promotionId} ORDER BY place`,
  )
}

export interface Prize {
  claimId: string
  promotionId: string
  place: number
  number: number
  amount: bigint
  state: 'CLAIM' | 'CLAIMED' | 'CLOSE'
  claimUntil: Date
  paidAt: Date | null
  names: Readonly<Record<'th' | 'en', string>>
}

const prizes = sql`
  SELECT c.claim_id AS "claimId", c.promotion_id AS "promotionId", w.place, w.number::float8 AS number, c.amount, c.state,
    coalesce(c.claim_until, d.ends_at) AS "claimUntil", c.paid_at AS "paidAt", p.names
  FROM promotions.claim c JOIN promotions.raffle_winner w USING (claim_id)
  JOIN promotions.promotion p ON p.promotion_id = c.promotion_id
  JOIN promotions.draw d ON d.promotion_id = c.promotion_id`

/** What a member won, the newest first: of one raffle, or of all. */
export function readPrizes(
  reader: Reader,
  memberId: string,
  { promotionId, limit = 100 }: { promotionId?: string; limit?: number } = {},
): Promise<Prize[]> {
  const which = promotionId === undefined ? sql`` : sql`AND c.promotion_id = ${promotionId}`
  return rowsOf(
    reader,
    sql<Prize>`${prizes} WHERE c.member_id = ${memberId} ${which}
    ORDER BY c.joined_at DESC, w.place LIMIT ${limit}`,
  )
}

/** The same of one raffle, locked in the order of the places: who claims at once waits here. */
export function lockPrizes(tx: Tx, memberId: string, promotionId: string): Promise<Prize[]> {
  return rowsOf(
    tx,
    sql<Prize>`${prizes} WHERE c.member_id = ${memberId} AND c.promotion_id = ${promotionId}
    ORDER BY w.place FOR UPDATE OF c`,
  )
}

export async function markClaimed(tx: Tx, claimIds: readonly string[], at: Date): Promise<void> {
  await run(
    tx,
    sql`
    WITH claimed AS (
      UPDATE promotions.claim SET state = 'CLAIMED', paid_at = ${at}
      WHERE claim_id = ANY (${[...claimIds]}) AND state = 'CLAIM' RETURNING claim_id)
    INSERT INTO promotions.claim_event (claim_id, from_state, to_state, at)
    SELECT claim_id, 'CLAIM', 'CLAIMED', ${at}::timestamptz FROM claimed`,
  )
}

/** Prizes that nobody claimed in time. */
export async function closePrizes(tx: Tx, promotionId: string): Promise<void> {
  await run(
    tx,
    sql`
    WITH closed AS (
      UPDATE promotions.claim SET state = 'CLOSE' WHERE promotion_id = ${promotionId} AND state = 'CLAIM'
      RETURNING claim_id)
    INSERT INTO promotions.claim_event (claim_id, from_state, to_state, at)
    SELECT claim_id, 'CLAIM', 'CLOSE', app.now() FROM closed`,
  )
}

export async function sumOfPrizes(
  reader: Reader,
  promotionId: string,
): Promise<{ amount: bigint; count: number }> {
  const [row] = await rowsOf(
    reader,
    sql<{ amount: bigint; count: number }>`
    SELECT coalesce(sum(amount), 0)::bigint AS amount, count(*)::int AS count FROM promotions.claim
    WHERE promotion_id = ${promotionId} AND state = 'CLAIMED'`,
  )
  return row!
}
