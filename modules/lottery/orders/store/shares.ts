/** What an issue came to for each member: rows of lottery.share. */
import { oneOf, rowsOf, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'
import type { IssueKey } from '../../draws/door.ts'
import type { MemberPick } from '../rules/play-rules.ts'

export interface MemberSums {
  readonly memberId: string
  readonly merchantId: string
  readonly stakeAmount: bigint
  /** Without returned stakes. */
  readonly winAmount: bigint
  readonly refundAmount: bigint
  readonly rebateAmount: bigint
}

/** A version of an issue's result. */
export interface StatedResult extends IssueKey {
  readonly version: number
}

/** Whether some members are paid by this version of the result. */
export async function isAnybodyPaid(reader: Reader, stated: StatedResult): Promise<boolean> {
  const { found } = await oneOf(
    reader,
    sql<{ found: boolean }>`
    SELECT EXISTS (SELECT FROM lottery.share s WHERE s.game_code = ${stated.gameCode} AND s.numero = ${stated.numero}
      AND s.paid_version >= ${stated.version}::int) AS found`,
  )
  return found
}

export interface PageOfMembers {
  /** The last member of the page before. */
  readonly after: string
  readonly limit: number
  /** Without those whom this version of the result has paid. */
  readonly isUnpaidOnly: boolean
}

/** A page of the members who bet in an issue, by their ids, with what their bets came to. */
export async function memberSumsAfter(
  reader: Reader,
  issue: StatedResult,
  { after, limit, isUnpaidOnly }: PageOfMembers,
): Promise<MemberSums[]> {
  const rows = await rowsOf(
    reader,
    sql<{
      member_id: string
      merchant_id: string
      stake: bigint
      win: bigint
      refund: bigint
      rebate: bigint
    }>`
    SELECT o.member_id, min(o.merchant_id) AS merchant_id, sum(o.stake_amount)::bigint AS stake, sum(w.win)::bigint AS win,
           sum(w.refund)::bigint AS refund,
           -- Rounded down for each bet; returned stakes have no rebate (domain/lottery.md §1.3).
           sum((o.stake_amount - w.refund) * greatest(coalesce(o.member_g - o.bet_g, 0), 0) / 2000)::bigint AS rebate
    FROM lottery.orders o
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(t.win_amount), 0)::bigint AS win, coalesce(sum(t.refund_amount), 0)::bigint AS refund
      FROM lottery.line_win t WHERE t.order_id = o.order_id) AS w
    WHERE o.game_code = ${issue.gameCode} AND o.numero = ${issue.numero} AND o.member_id > ${after} AND NOT o.is_cancelled
      AND (NOT ${isUnpaidOnly}::boolean OR NOT EXISTS (
        SELECT FROM lottery.share s WHERE s.game_code = o.game_code AND s.numero = o.numero AND s.member_id = o.member_id
          AND s.paid_version >= ${issue.version}::int))
    GROUP BY o.member_id ORDER BY o.member_id LIMIT ${limit}`,
  )
  return rows.map((row) => ({
    memberId: row.member_id,
    merchantId: row.merchant_id,
    stakeAmount: row.stake,
    winAmount: row.win,
    refundAmount: row.refund,
    rebateAmount: row.rebate,
  }))
}

export interface PickOfMember extends MemberPick {
  readonly memberId: string
}

/** What members of a page bet on. */
export async function picksOf(
  reader: Reader,
  issue: IssueKey,
  memberIds: readonly string[],
): Promise<PickOfMember[]> {
  const rows = await rowsOf(
    reader,
    sql<{ member_id: string; play_code: string; selection: string; refunds_ties: boolean; amount: bigint }>`
    SELECT o.member_id, l.play_code, l.selection, l.refunds_ties, sum(l.amount)::bigint AS amount
    FROM lottery.orders o
    CROSS JOIN LATERAL (
      SELECT t.play_code, t.selection, t.refunds_ties, t.unit_amount * t.multiple AS amount
      FROM lottery.line t WHERE t.order_id = o.order_id OFFSET 0) AS l
    WHERE o.game_code = ${issue.gameCode} AND o.numero = ${issue.numero} AND o.member_id = ANY (${memberIds}::text[])
      AND NOT o.is_cancelled
    GROUP BY o.member_id, l.play_code, l.selection, l.refunds_ties`,
  )
  return rows.map((row) => ({
    memberId: row.member_id,
    playCode: row.play_code,
    selection: row.selection,
    refundsTies: row.refunds_ties,
    perCombination: row.amount,
  }))
}

export interface Share extends MemberSums {
  readonly validAmount: bigint
}

/**
 * Writes down what members get by a version of the result, as paid by it. Returns those who were not paid by
 * it before, with what an earlier version had paid them. Their rows are held; whoever writes the same ones
 * meanwhile waits, and then finds them paid. Members in the order of their ids.
 */
export async function takeShares(
  tx: Tx,
  { gameCode, numero, version }: StatedResult,
  shares: readonly Share[],
): Promise<Map<string, bigint>> {
  const texts = (of: (share: Share) => string) => sql`${shares.map(of)}::text[]`
  const amounts = (of: (share: Share) => bigint) => sql`${shares.map(of)}::bigint[]`
  const rows = await rowsOf(
    tx,
    sql<{ member_id: string; before: bigint }>`
    INSERT INTO lottery.share AS t (
      game_code, numero, version, paid_version, member_id, merchant_id, stake_amount, win_amount, paid_amount, refund_amount,
      valid_amount, rebate_amount)
    SELECT ${gameCode}, ${numero}, ${version}::int, ${version}::int, s.member_id, s.merchant_id, s.stake, s.win, s.win, s.refund,
           s.valid, s.rebate
    FROM unnest(
      ${texts(({ memberId }) => memberId)}, ${texts(({ merchantId }) => merchantId)}, ${amounts((share) => share.stakeAmount)},
      ${amounts(totalOf)}, ${amounts((share) => share.refundAmount)}, ${amounts((share) => share.validAmount)},
      ${amounts((share) => share.rebateAmount)}) AS s(member_id, merchant_id, stake, win, refund, valid, rebate)
    ON CONFLICT (game_code, numero, member_id) DO UPDATE
    SET version = excluded.version, paid_version = excluded.version, stake_amount = excluded.stake_amount,
        win_amount = excluded.win_amount, paid_amount = excluded.win_amount, refund_amount = excluded.refund_amount,
        valid_amount = excluded.valid_amount, rebate_amount = excluded.rebate_amount
    WHERE t.paid_version < excluded.version
    RETURNING t.member_id, coalesce(old.paid_amount, 0) AS before`,
  )
  return new Map(rows.map(({ member_id, before }) => [member_id, before]))
}

/** What a member is paid, returned stakes included. */
export const totalOf = ({ winAmount, refundAmount }: MemberSums): bigint => winAmount + refundAmount

export interface DueRebate {
  readonly memberId: string
  readonly merchantId: string
  readonly version: number
  /** Below zero: a corrected result leaves less than was credited. */
  readonly amount: bigint
}

/** The same for rebates, of members whose payout is booked. */
export async function takeDueRebates(
  tx: Tx,
  { gameCode, numero }: IssueKey,
  limit: number,
): Promise<DueRebate[]> {
  const rows = await rowsOf(
    tx,
    sql<{ member_id: string; merchant_id: string; version: number; amount: bigint }>`
    UPDATE lottery.share t SET paid_rebate_amount = t.rebate_amount FROM (
      SELECT member_id, rebate_amount - paid_rebate_amount AS amount FROM lottery.share
      WHERE game_code = ${gameCode} AND numero = ${numero} AND paid_version = version AND rebate_amount <> paid_rebate_amount
      ORDER BY member_id LIMIT ${limit} FOR UPDATE SKIP LOCKED) AS d
    WHERE t.game_code = ${gameCode} AND t.numero = ${numero} AND t.member_id = d.member_id
    RETURNING t.member_id, t.merchant_id, t.version, d.amount`,
  )
  return rows.map((row) => ({
    memberId: row.member_id,
    merchantId: row.merchant_id,
    version: row.version,
    amount: row.amount,
  }))
}

/** Whether a rebate is left to credit, whoever is at it. */
export async function isAnyRebateDue(reader: Reader, { gameCode, numero }: IssueKey): Promise<boolean> {
  const { found } = await oneOf(
    reader,
    sql<{ found: boolean }>`
    SELECT EXISTS (SELECT FROM lottery.share
      WHERE game_code = ${gameCode} AND numero = ${numero} AND paid_version = version
        AND rebate_amount <> paid_rebate_amount) AS found`,
  )
  return found
}
