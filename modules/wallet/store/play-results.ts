/**
 * What a member won or lost by playing. Every shown or checked figure of this kind is read here: profit and
 * loss, its export, reality checks, the start of a loss limit and the console's record of a member.
 */
import { oneOf, rowsOf, sql, type Reader } from '../../../platform/postgres.ts'
import { foldedTo, inRange, movedAccount, ownerNo, slotOf, storedSums } from './record-slots.ts'

/** Real money in satang: stakes less refunds, payouts less what was taken back (wallet.play_of). */
export interface PlaySums {
  stakeAmount: bigint
  payoutAmount: bigint
}

const HALF_HOUR_MS = 1_800_000

/**
 * Everything staked and won in [from, to), by the time of the movement, from any account. `to` is on a half
 * hour, as business days are; absent: unbounded. Exact if the member's accounts are locked.
 */
export async function playOf(
  reader: Reader,
  asked: { memberId: string; from?: Date | undefined; to?: Date | undefined },
): Promise<PlaySums> {
  const { memberId, from, to } = asked
  const start = from && new Date(Math.ceil(from.getTime() / HALF_HOUR_MS) * HALF_HOUR_MS)
  const moves = (where: ReturnType<typeof sql>) => sql`
    SELECT y.stake, y.payout FROM wallet.transfer t CROSS JOIN LATERAL wallet.play_of(t.code, t.guarded_side, t.amount, t.round_no) AS y
    WHERE ${where} AND t.debit_account & 3 = 0`
  const own = sql`t.guarded_side > 0 AND ${movedAccount} >> 16 = ${ownerNo(memberId)}`
  // A rolled back win that no account could cover is not in an account of the index above.
  const owed = sql`t.code = 60 AND t.round_no IS NOT NULL AND t.debit_account >> 16 = ${ownerNo(memberId)}`
  const unfolded = sql`t.id > ${foldedTo} AND ${inRange(sql`t.created_at`, { from, to })}`
  // The rest of the half hour that contains `from`; the sums of that half hour name the movements to read.
  const begun = sql`t.id BETWEEN b.first_id AND b.last_id AND t.id <= ${foldedTo} AND ${inRange(sql`t.created_at`, { from, to: start })}`
  return oneOf(
    reader,
    sql<PlaySums>`
    WITH ${storedSums('play_slot', { memberId, from: start, to }, 'day')},
    parts AS (
      SELECT stake, payout FROM whole UNION ALL SELECT stake, payout FROM half
      UNION ALL ${moves(sql`${own} AND ${unfolded}`)} UNION ALL ${moves(sql`${owed} AND ${unfolded}`)}
      ${
        from && start! > from
          ? sql`UNION ALL SELECT m.* FROM wallet.play_slot b CROSS JOIN LATERAL (
        ${moves(sql`${own} AND ${begun}`)} UNION ALL ${moves(sql`${owed} AND ${begun}`)}) AS m
        WHERE b.owner_no = ${ownerNo(memberId)} AND b.grain = 0 AND b.slot = ${slotOf(sql`${from}::timestamptz`)}`
          : sql``
      })
    SELECT coalesce(sum(stake), 0)::bigint AS "stakeAmount", coalesce(sum(payout), 0)::bigint AS "payoutAmount" FROM parts`,
  )
}

/**
 * Stakes minus payouts since then; negative if the member is ahead. Open stakes count as lost
 * (domain/economy.md §10).
 */
export async function lossSince(reader: Reader, memberId: string, from: Date): Promise<bigint> {
  const { stakeAmount, payoutAmount } = await playOf(reader, { memberId, from })
  return stakeAmount - payoutAmount
}

/**
 * Members of a merchant who have lost more since `from` than `factor` times their mean day in [before, from);
 * read from the roll-up, a second behind. Members without earlier losses are not included.
 */
export async function heavyLosses(
  reader: Reader,
  asked: { merchantId: string; from: Date; before: Date; days: number; factor: number },
): Promise<{ accountId: string; lossAmount: bigint; meanAmount: bigint }[]> {
  return rowsOf(
    reader,
    sql<{ accountId: string; lossAmount: bigint; meanAmount: bigint }>`
    SELECT o.owner_id AS "accountId", t.loss::bigint AS "lossAmount", (p.loss / ${asked.days})::bigint AS "meanAmount"
    FROM (SELECT s.owner_no, s.shard, sum(s.stake - s.payout) AS loss FROM wallet.member_slot s WHERE s.slot >= ${asked.from} GROUP BY s.owner_no, s.shard) AS t
    JOIN wallet.owner o ON o.owner_no = t.owner_no AND o.shard = t.shard AND o.family = 1 AND o.owner_kind IN ('member', 'agent') AND o.merchant_id = ${asked.merchantId}
    CROSS JOIN LATERAL (SELECT sum(s.stake - s.payout) AS loss FROM wallet.member_slot s
      WHERE s.owner_no = t.owner_no AND s.shard = t.shard AND s.slot >= ${asked.before} AND s.slot < ${asked.from}) AS p
    WHERE t.loss > 0 AND p.loss > 0 AND t.loss * ${asked.days} > p.loss * ${asked.factor}`,
  )
}
