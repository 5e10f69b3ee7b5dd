/** Whether a member is in the middle of a round. */
import { oneOf, sql, type Reader } from '../../../platform/postgres.ts'
import { foldedTo, movedAccount, ownerNo } from './record-slots.ts'

/**
 * Whether any round of real money is open, exactly as the reader sees the ledger. The records' sums name the half hours
 * that hold rounds which were open when they were folded; whatever opened or opened again since is among the movements
 * and answers behind them. So a long history is never walked.
 */
export async function hasOpenRounds(reader: Reader, memberId: string): Promise<boolean> {
  const { isOpen } = await oneOf(reader, sql<{ isOpen: boolean }>`
    WITH candidate AS (
      SELECT t.round_no, t.shard FROM wallet.round_slot s
      JOIN wallet.transfer t ON t.guarded_side > 0 AND ${movedAccount} >> 16 = s.owner_no AND t.id >= s.first_no AND t.id <= s.last_no AND t.id = t.round_no
      WHERE s.owner_no = ${ownerNo(memberId)} AND s.status = 0 AND s.count > 0
      UNION SELECT t.round_no, t.shard FROM wallet.transfer t
      WHERE t.guarded_side > 0 AND ${movedAccount} >> 16 = ${ownerNo(memberId)} AND t.id > ${foldedTo} AND t.round_no IS NOT NULL
      UNION SELECT a.round_no, a.shard FROM wallet.answer a WHERE a.txn_id > ${foldedTo} AND a.owner_no = ${ownerNo(memberId)} AND a.round_no IS NOT NULL
    )
    SELECT EXISTS (SELECT FROM candidate c JOIN wallet.round r ON r.round_no = c.round_no AND r.shard = c.shard WHERE r.state = 0 AND NOT r.is_free) AS "isOpen"`)
  return isOpen
}
