/** What play cost a member since a moment: what a reality check tells, and the ground a new loss limit starts from. */
import { oneOf, rowsOf, sql, type Reader } from '../../../platform/postgres.ts'
import { transferCodes } from '../codes.ts'

const { BET, PAYOUT, REFUND, PAYOUT_REVERSAL, JACKPOT, RESETTLE, POCKET_RESULT } = transferCodes

/**
 * Real money staked and won from `from` on, in satang; what was returned or taken back is off. A pocket at a vendor
 * tells only its result: a loss is a stake, a gain a payout.
 */
export async function playSince(reader: Reader, memberId: string, from: Date): Promise<{ stakeAmount: bigint; payoutAmount: bigint }> {
  return oneOf(reader, sql<{ stakeAmount: bigint; payoutAmount: bigint }>`
    SELECT coalesce(sum(t.moved) FILTER (WHERE t.code IN (${BET}, ${REFUND}) OR (t.code = ${POCKET_RESULT} AND t.moved > 0)), 0)::bigint AS "stakeAmount",
           coalesce(-sum(t.moved) FILTER (WHERE t.code IN (${PAYOUT}, ${PAYOUT_REVERSAL}, ${JACKPOT}, ${RESETTLE}) OR (t.code = ${POCKET_RESULT} AND t.moved < 0)), 0)::bigint AS "payoutAmount"
    FROM (
      SELECT m.code, CASE m.guarded_side WHEN 1 THEN m.amount ELSE -m.amount END AS moved FROM wallet.transfer m
      WHERE m.guarded_side > 0
        AND (CASE m.guarded_side WHEN 1 THEN m.debit_account ELSE m.credit_account END) >> 16
            = (SELECT owner_no FROM wallet.owner WHERE owner_id = ${memberId} AND family = 1)
        AND (CASE m.guarded_side WHEN 1 THEN m.debit_account ELSE m.credit_account END) & 3 = 0
        AND m.created_at >= ${from}) AS t`)
}

/**
 * Stakes minus payouts since then; negative when the member is ahead. Open stakes count as lost (domain/economy.md §10).
 * Exact where the member's accounts are locked.
 */
export async function lossSince(reader: Reader, memberId: string, from: Date): Promise<bigint> {
  const { stakeAmount, payoutAmount } = await playSince(reader, memberId, from)
  return stakeAmount - payoutAmount
}

/**
 * Members of a merchant who lost more than `factor` times their mean day in [before, from) since `from`; read from the
 * roll-up, a second behind. Whoever lost nothing before is not among them.
 */
export async function heavyLosses(
  reader: Reader, asked: { merchantId: string; from: Date; before: Date; days: number; factor: number },
): Promise<{ accountId: string; lossAmount: bigint; meanAmount: bigint }[]> {
  return rowsOf(reader, sql<{ accountId: string; lossAmount: bigint; meanAmount: bigint }>`
    SELECT o.owner_id AS "accountId", t.loss::bigint AS "lossAmount", (p.loss / ${asked.days})::bigint AS "meanAmount"
    FROM (SELECT s.owner_no, s.shard, sum(s.stake - s.payout) AS loss FROM wallet.member_slot s WHERE s.slot >= ${asked.from} GROUP BY s.owner_no, s.shard) AS t
    JOIN wallet.owner o ON o.owner_no = t.owner_no AND o.shard = t.shard AND o.family = 1 AND o.merchant_id = ${asked.merchantId}
    CROSS JOIN LATERAL (SELECT sum(s.stake - s.payout) AS loss FROM wallet.member_slot s
      WHERE s.owner_no = t.owner_no AND s.shard = t.shard AND s.slot >= ${asked.before} AND s.slot < ${asked.from}) AS p
    WHERE t.loss > 0 AND p.loss > 0 AND t.loss * ${asked.days} > p.loss * ${asked.factor}`)
}
