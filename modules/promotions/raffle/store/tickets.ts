/** Tickets of raffles, and what brought them. */
import type { Audience } from '../../audience/audience.ts'
import { oneOf, rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'

export interface RunningRaffle {
  promotionId: string
  merchantId: string
  terms: Readonly<Record<string, unknown>>
  audience: Audience
  /** Of the time in which tickets are gathered. */
  from: Date
  to: Date
}

/** Raffles whose lists are not frozen. */
export function readGathering(reader: Reader): Promise<RunningRaffle[]> {
  return rowsOf(
    reader,
    sql<RunningRaffle>`
    SELECT d.promotion_id AS "promotionId", d.merchant_id AS "merchantId", d.terms, p.audience,
      greatest(p.starts_at, d.committed_at) AS "from", d.closes_at AS "to"
    FROM promotions.draw d JOIN promotions.promotion p USING (promotion_id)
    WHERE d.kind = 'RAFFLE' AND d.state = 'WAITING' AND p.state = 'LIVE' ORDER BY d.promotion_id`,
  )
}

/**
 * Locks the numbers of a raffle until the end of the transaction; false once its list is frozen. Whoever
 * gives or takes back tickets asks here first.
 */
export async function lockNumbers(tx: Tx, promotionId: string): Promise<boolean> {
  await run(
    tx,
    sql`INSERT INTO promotions.raffle_counter (promotion_id) VALUES (${promotionId}) ON CONFLICT DO NOTHING`,
  )
  await oneOf(
    tx,
    sql`SELECT next_number FROM promotions.raffle_counter WHERE promotion_id = ${promotionId} FOR UPDATE`,
  )
  const { state } = await oneOf(
    tx,
    sql<{ state: string }>`SELECT state FROM promotions.draw WHERE promotion_id = ${promotionId}`,
  )
  return state === 'WAITING'
}

/** Adds settled valid bet; corrections take away. */
export async function addValid(
  tx: Tx,
  promotionId: string,
  sums: ReadonlyMap<string, bigint>,
): Promise<void> {
  await run(
    tx,
    sql`
    INSERT INTO promotions.raffle_member AS m (promotion_id, member_id, valid_amount)
    SELECT ${promotionId}, s.member_id, s.amount
    FROM unnest(${[...sums.keys()]}::text[], ${[...sums.values()].map(String)}::bigint[]) AS s(member_id, amount)
    ORDER BY s.member_id
    ON CONFLICT (promotion_id, member_id) DO UPDATE SET valid_amount = m.valid_amount + excluded.valid_amount`,
  )
}

/** All that a member deposited in the time of the raffle. */
export async function writeDeposits(
  tx: Tx,
  promotionId: string,
  memberId: string,
  amount: bigint,
): Promise<void> {
  await run(
    tx,
    sql`
    INSERT INTO promotions.raffle_member (promotion_id, member_id, deposit_amount)
    VALUES (${promotionId}, ${memberId}, ${amount})
    ON CONFLICT (promotion_id, member_id) DO UPDATE SET deposit_amount = excluded.deposit_amount`,
  )
}

/**
 * Gives these members the tickets that their sums bring and that they do not have yet, numbered on; the
 * caller has locked the numbers.
 */
export async function giveTickets(
  tx: Tx,
  promotionId: string,
  memberIds: readonly string[],
  per: { deposit: bigint; valid: bigint },
): Promise<void> {
  await run(
    tx,
    sql`
    WITH due AS (
      SELECT m.member_id, s.source, s.count
      FROM promotions.raffle_member m
      CROSS JOIN LATERAL (VALUES
        ('DEPOSIT', m.deposit_amount / ${per.deposit}::bigint - m.deposit_tickets),
        ('PLAY', greatest(m.valid_amount, 0) / ${per.valid}::bigint - m.valid_tickets)) AS s(source, count)
      WHERE m.promotion_id = ${promotionId} AND m.member_id = ANY (${[...memberIds]}) AND s.count > 0),
    numbered AS (
      SELECT d.*, c.next_number + (sum(d.count) OVER (ORDER BY d.member_id, d.source) - d.count)::bigint AS first_number
      FROM due d CROSS JOIN promotions.raffle_counter c WHERE c.promotion_id = ${promotionId}),
    given AS (
      INSERT INTO promotions.raffle_ticket (promotion_id, first_number, count, member_id, source, given_at)
      SELECT ${promotionId}, n.first_number, n.count, n.member_id, n.source, app.now() FROM numbered n),
    counted AS (
      UPDATE promotions.raffle_member m
      SET deposit_tickets = m.deposit_tickets + n.deposit, valid_tickets = m.valid_tickets + n.valid
      FROM (
        SELECT member_id, coalesce(sum(count) FILTER (WHERE source = 'DEPOSIT'), 0)::bigint AS deposit,
          coalesce(sum(count) FILTER (WHERE source = 'PLAY'), 0)::bigint AS valid
        FROM numbered GROUP BY 1) AS n
      WHERE m.promotion_id = ${promotionId} AND m.member_id = n.member_id)
    UPDATE promotions.raffle_counter SET next_number = next_number + (SELECT coalesce(sum(count), 0) FROM due)
    WHERE promotion_id = ${promotionId}`,
  )
}

/** Members with tickets, in the order of their ids. */
export async function readHolders(reader: Reader, promotionId: string): Promise<string[]> {
  const rows = await rowsOf(
    reader,
    sql<{ memberId: string }>`
    SELECT DISTINCT member_id AS "memberId" FROM promotions.raffle_ticket WHERE promotion_id = ${promotionId} ORDER BY 1`,
  )
  return rows.map(({ memberId }) => memberId)
}

/**
 * Before the list is frozen: no tickets for these members, and none that corrections have taken back, the
 * latest numbers first.
 */
export async function removeTickets(
  tx: Tx,
  promotionId: string,
  memberIds: readonly string[],
  validPerTicket: bigint,
): Promise<void> {
  await run(
    tx,
    sql`
    DELETE FROM promotions.raffle_ticket WHERE promotion_id = ${promotionId} AND member_id = ANY (${[...memberIds]})`,
  )
  await run(
    tx,
    sql`
    WITH kept AS (
      SELECT t.first_number, least(t.count, greatest(0,
        greatest(m.valid_amount, 0) / ${validPerTicket}::bigint
        - (sum(t.count) OVER (PARTITION BY t.member_id ORDER BY t.first_number) - t.count)::bigint)) AS count
      FROM promotions.raffle_ticket t JOIN promotions.raffle_member m USING (promotion_id, member_id)
      WHERE t.promotion_id = ${promotionId} AND t.source = 'PLAY'
        AND greatest(m.valid_amount, 0) / ${validPerTicket}::bigint < m.valid_tickets),
    gone AS (
      DELETE FROM promotions.raffle_ticket t USING kept k
      WHERE t.promotion_id = ${promotionId} AND t.first_number = k.first_number AND k.count = 0)
    UPDATE promotions.raffle_ticket t SET count = k.count FROM kept k
    WHERE t.promotion_id = ${promotionId} AND t.first_number = k.first_number AND k.count > 0 AND k.count < t.count`,
  )
}

export interface TicketRow {
  firstNumber: number
  count: number
  memberId: string
  source: 'DEPOSIT' | 'PLAY'
  givenAt: Date
}

const columns = sql`first_number::float8 AS "firstNumber", count::float8 AS count, member_id AS "memberId", source,
  given_at AS "givenAt"`

/** The list from a number on, at most `limit` ranges. */
export function readTickets(
  reader: Reader,
  promotionId: string,
  after: number,
  limit: number,
): Promise<TicketRow[]> {
  return rowsOf(
    reader,
    sql<TicketRow>`
    SELECT ${columns} FROM promotions.raffle_ticket
    WHERE promotion_id = ${promotionId} AND first_number > ${after} ORDER BY first_number LIMIT ${limit}`,
  )
}

/** A member's latest ranges. */
export function readOwnTickets(
  reader: Reader,
  promotionId: string,
  memberId: string,
  limit: number,
): Promise<TicketRow[]> {
  return rowsOf(
    reader,
    sql<TicketRow>`
    SELECT ${columns} FROM promotions.raffle_ticket
    WHERE promotion_id = ${promotionId} AND member_id = ${memberId} ORDER BY first_number DESC LIMIT ${limit}`,
  )
}

export interface OwnFigures {
  depositAmount: bigint
  validAmount: bigint
  /** In the list now. */
  depositTickets: bigint
  validTickets: bigint
  totalTickets: bigint
}

export async function readFigures(
  reader: Reader,
  promotionId: string,
  memberId: string,
): Promise<OwnFigures> {
  return oneOf(
    reader,
    sql<OwnFigures>`
    SELECT coalesce(max(m.deposit_amount), 0)::bigint AS "depositAmount",
      greatest(coalesce(max(m.valid_amount), 0), 0)::bigint AS "validAmount",
      coalesce(sum(t.count) FILTER (WHERE t.member_id = ${memberId} AND t.source = 'DEPOSIT'), 0)::bigint AS "depositTickets",
      coalesce(sum(t.count) FILTER (WHERE t.member_id = ${memberId} AND t.source = 'PLAY'), 0)::bigint AS "validTickets",
      coalesce(sum(t.count), 0)::bigint AS "totalTickets"
    FROM (SELECT ${promotionId}::text AS promotion_id) AS r
    LEFT JOIN promotions.raffle_ticket t ON t.promotion_id = r.promotion_id
    LEFT JOIN promotions.raffle_member m ON m.promotion_id = r.promotion_id AND m.member_id = ${memberId}`,
  )
}
