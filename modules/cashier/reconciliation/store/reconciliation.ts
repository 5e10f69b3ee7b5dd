/**
 * What the cashier's records and the banks say of deposits and withdrawals, for comparison with the ledger.
 */
import { rowsOf, sql, type Reader } from '../../../../platform/postgres.ts'
import { paidWithdrawalStates, unendedWithdrawalStates } from '../../shared/rules/states.ts'

export interface CashCase {
  readonly id: string
  readonly direction: 'DEPOSIT' | 'WITHDRAWAL'
  readonly channel: string
  readonly memberId: string
  readonly state: string
  /** What banks reported: payments that arrived, payouts that were sent. */
  readonly told: bigint
  readonly toldAt: Date | null
  /** What the records count as done: credited, or ended as paid (less the fee). */
  readonly books: bigint
  readonly booksAt: Date
  /** Lines of imported statements; null if none names it. */
  readonly statement: bigint | null
  /** Reported, and not decided yet. */
  readonly waiting: bigint
  /** Reported, and sent back or returned. */
  readonly returned: bigint
}

interface Range {
  merchantId: string
  from: Date
  to: Date
}

/**
 * Deposits for which money arrived or that were credited in [from, to), with an hour more on both sides, for
 * the caller to assign.
 */
export function depositCases(reader: Reader, range: Range): Promise<CashCase[]> {
  return rowsOf(
    reader,
    sql<CashCase>`
    WITH asked AS (
      SELECT deposit_id FROM cashier.deposit WHERE merchant_id = ${range.merchantId} AND state = 'CONFIRMED'
        AND changed_at >= ${range.from}::timestamptz - interval '1 hour' AND changed_at < ${range.to}::timestamptz + interval '1 hour'
      UNION SELECT deposit_id FROM cashier.payment WHERE merchant_id = ${range.merchantId}
        AND received_at >= ${range.from}::timestamptz - interval '1 hour' AND received_at < ${range.to}::timestamptz + interval '1 hour'
    )
    SELECT d.deposit_id AS id, 'DEPOSIT' AS direction, d.channel, d.member_id AS "memberId", d.state, p.told, p.told_at AS "toldAt", d.credited_amount AS books, d.changed_at AS "booksAt",
           (SELECT sum(amount)::bigint FROM (SELECT DISTINCT l.account, l.reference, l.amount FROM cashier.statement_line l
             WHERE l.deposit_id = d.deposit_id AND l.import_id IS NOT NULL AND l.outcome <> 'DROPPED') AS lines) AS statement,
           CASE d.state WHEN 'REVIEW' THEN p.told ELSE 0 END AS waiting, CASE d.state WHEN 'REJECTED' THEN p.told ELSE 0 END AS returned
    FROM asked JOIN cashier.deposit d ON d.deposit_id = asked.deposit_id
    CROSS JOIN LATERAL (SELECT coalesce(sum(amount), 0)::bigint AS told, min(received_at) AS told_at FROM cashier.payment WHERE deposit_id = d.deposit_id) AS p`,
  )
}

/**
 * Withdrawals that were sent or that ended as paid in [from, to), likewise. `netAmount` is what leaves when
 * all of it is paid.
 */
export function withdrawalCases(reader: Reader, range: Range): Promise<(CashCase & { netAmount: bigint })[]> {
  return rowsOf(
    reader,
    sql<CashCase & { netAmount: bigint }>`
    WITH asked AS (
      SELECT withdrawal_id FROM cashier.withdrawal WHERE merchant_id = ${range.merchantId} AND state = ANY (${[...paidWithdrawalStates, 'RESOLVED_RETURNED']})
        AND changed_at >= ${range.from}::timestamptz - interval '1 hour' AND changed_at < ${range.to}::timestamptz + interval '1 hour'
      UNION SELECT withdrawal_id FROM cashier.payout WHERE merchant_id = ${range.merchantId} AND state = 'SENT'
        AND sent_at >= ${range.from}::timestamptz - interval '1 hour' AND sent_at < ${range.to}::timestamptz + interval '1 hour'
    )
    SELECT w.withdrawal_id AS id, 'WITHDRAWAL' AS direction, CASE WHEN w.crypto_rate IS NULL THEN 'BANK' ELSE w.bank_code END AS channel, w.member_id AS "memberId", w.state, p.told, p.told_at AS "toldAt",
           CASE WHEN w.state = ANY (${[...paidWithdrawalStates]}) THEN w.amount - w.fee_amount WHEN w.state = 'RESOLVED_RETURNED' THEN p.told - p.missing ELSE 0 END AS books, w.changed_at AS "booksAt",
           w.amount - w.fee_amount AS "netAmount", NULL::bigint AS statement,
           CASE WHEN w.state = ANY (${[...unendedWithdrawalStates]}) THEN p.told ELSE 0 END AS waiting,
           CASE w.state WHEN 'RESOLVED_RETURNED' THEN p.missing ELSE 0 END AS returned
    FROM asked JOIN cashier.withdrawal w ON w.withdrawal_id = asked.withdrawal_id
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(amount), 0)::bigint AS told, max(sent_at) AS told_at,
             coalesce(sum(amount) FILTER (WHERE w.missing_parts = '{}' OR part_no = ANY (w.missing_parts)), 0)::bigint AS missing
      FROM cashier.payout WHERE withdrawal_id = w.withdrawal_id AND state = 'SENT') AS p`,
  )
}
