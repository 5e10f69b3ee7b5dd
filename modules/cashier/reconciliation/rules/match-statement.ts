/**
 * Which deposit a statement line pays: by the slip's reference, otherwise by its own satang and the time it
 * was open.
 */
import type { UnmatchedReason } from '../../../../contract/shared/statement-words.ts'
import { matchNames } from '../../shared/rules/name-match.ts'
import type { StatementLine } from './statement.ts'

export interface MatchCandidate {
  readonly depositId: string
  readonly payableAmount: bigint
  readonly createdAt: Date
  readonly expiresAt: Date
  readonly payeeName: string | null
  /** References read from the slips that were uploaded for it. */
  readonly slipReferences: readonly string[]
}

type PaidLine = Pick<StatementLine, 'reference' | 'paidFrom' | 'paidUntil' | 'amount' | 'payerName'>

/** The difference that the bank's clock and ours may have. */
const CLOCKS_MS = 2 * 60_000
/** After this long a late payment is no longer guessed at. */
export const LATE_DAYS = 3
const LATE_MS = LATE_DAYS * 86_400_000

/** The only deposit it can be for. Of several with the same amount the payer's name decides. */
export function matchLine(
  line: PaidLine,
  candidates: readonly MatchCandidate[],
): { depositId: string } | { reason: UnmatchedReason } {
  const bySlip = candidates.filter((one) => one.slipReferences.includes(line.reference))
  if (bySlip.length === 1) return { depositId: bySlip[0]!.depositId }
  const opened = candidates.filter(
    (one) =>
      one.payableAmount === line.amount && one.createdAt.getTime() - CLOCKS_MS <= line.paidUntil.getTime(),
  )
  const inTime = opened.filter((one) => isInTime(line, one))
  const late = opened.filter(
    (one) => !isInTime(line, one) && line.paidFrom.getTime() - one.expiresAt.getTime() <= LATE_MS,
  )
  for (const group of [inTime, late]) {
    if (group.length === 0) continue
    const named =
      group.length === 1
        ? group
        : group.filter(
            (one) => one.payeeName !== null && matchNames(line.payerName, one.payeeName) === 'MATCH',
          )
    return named.length === 1 ? { depositId: named[0]!.depositId } : { reason: 'AMBIGUOUS' }
  }
  return { reason: 'NO_DEPOSIT' }
}

/** Paid while the deposit was open, as far as the statement says. */
export function isInTime(
  line: Pick<StatementLine, 'paidFrom'>,
  deposit: Pick<MatchCandidate, 'expiresAt'>,
): boolean {
  return line.paidFrom.getTime() <= deposit.expiresAt.getTime()
}
