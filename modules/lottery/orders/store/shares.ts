/** What an issue came to for each member: rows of lottery.share. */
import { rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'
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

/** A page of the members who bet in an issue, by their ids, with what their bets came to. */
export async function memberSumsAfter(
  reader: Reader,
  issue: IssueKey,
  after: string,
  limit: number,
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
    SELECT o.member_id, l.play_code, l.selection, l.refunds_ties, sum(l.unit_amount * l.multiple)::bigint AS amount
    FROM lottery.orders o JOIN lottery.line l ON l.order_id = o.order_id
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

/** States what members get by a version of the result; what is stated by it already stays. */
export async function writeShares(
  tx: Tx,
  { gameCode, numero }: IssueKey,
  version: number,
  shares: readonly Share[],
): Promise<void> {
  const amounts = (of: (share: Share) => bigint) => sql`${shares.map(of)}::bigint[]`
  await run(
    tx,
    sql`
    INSERT INTO lottery.share AS t (
      game_code, numero, version, member_id, merchant_id, stake_amount, win_amount, refund_amount, valid_amount, rebate_amount)
    SELECT ${gameCode}, ${numero}, ${version}::int, s.* FROM unnest(
      ${shares.map(({ memberId }) => memberId)}::text[], ${shares.map(({ merchantId }) => merchantId)}::text[],
      ${amounts((share) => share.stakeAmount)}, ${amounts(({ winAmount, refundAmount }) => winAmount + refundAmount)},
      ${amounts((share) => share.refundAmount)}, ${amounts((share) => share.validAmount)}, ${amounts((share) => share.rebateAmount)}) AS s
    ON CONFLICT (game_code, numero, member_id) DO UPDATE
    SET version = excluded.version, stake_amount = excluded.stake_amount, win_amount = excluded.win_amount,
        refund_amount = excluded.refund_amount, valid_amount = excluded.valid_amount, rebate_amount = excluded.rebate_amount
    WHERE t.version < excluded.version`,
  )
}

export interface DueShare {
  readonly memberId: string
  readonly merchantId: string
  readonly version: number
  /** Returned stakes included. */
  readonly winAmount: bigint
  readonly refundAmount: bigint
  readonly validAmount: bigint
  /** What an earlier version paid. */
  readonly paidAmount: bigint
}

/** Members who are not paid by the stated version, held; those whom somebody else holds are left out. */
export async function holdUnpaid(tx: Tx, { gameCode, numero }: IssueKey, limit: number): Promise<DueShare[]> {
  const rows = await rowsOf(
    tx,
    sql<{
      member_id: string
      merchant_id: string
      version: number
      win_amount: bigint
      refund_amount: bigint
      valid_amount: bigint
      paid_amount: bigint
    }>`
    SELECT member_id, merchant_id, version, win_amount, refund_amount, valid_amount, paid_amount FROM lottery.share
    WHERE game_code = ${gameCode} AND numero = ${numero} AND paid_version < version
    ORDER BY member_id LIMIT ${limit} FOR UPDATE SKIP LOCKED`,
  )
  return rows.map((row) => ({
    memberId: row.member_id,
    merchantId: row.merchant_id,
    version: row.version,
    winAmount: row.win_amount,
    refundAmount: row.refund_amount,
    validAmount: row.valid_amount,
    paidAmount: row.paid_amount,
  }))
}

export async function markPaid(
  tx: Tx,
  { gameCode, numero }: IssueKey,
  memberIds: readonly string[],
): Promise<void> {
  await run(
    tx,
    sql`
    UPDATE lottery.share SET paid_version = version, paid_amount = win_amount
    WHERE game_code = ${gameCode} AND numero = ${numero} AND member_id = ANY (${memberIds}::text[])`,
  )
}

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

/** Whether something is left to pay or to credit, whoever is at it. */
export async function isAnythingDue(reader: Reader, { gameCode, numero }: IssueKey): Promise<boolean> {
  const rows = await rowsOf(
    reader,
    sql<{ one: number }>`
    SELECT 1 AS one FROM lottery.share WHERE game_code = ${gameCode} AND numero = ${numero}
      AND (paid_version < version OR rebate_amount <> paid_rebate_amount) LIMIT 1`,
  )
  return rows.length > 0
}
