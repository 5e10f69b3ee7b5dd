/** Gathers what the reconciliation's calls compare. */
import { refuseFields } from '../../../contract/errors.ts'
import { businessDate } from '../../../kernel/calendar.ts'
import type { CallContext } from '../../../platform/calls.ts'
import type { Reader } from '../../../platform/postgres.ts'
import { readReports } from '../../../platform/reports.ts'
import { depositCases, rangeOf, withdrawalCases, type DateRange } from '../../cashier/index.ts'
import { amountsByKey, gatewaySums } from '../../wallet/index.ts'
import { judgeCase, reconcile, type ReconciledCase, type ReconciledRow } from './rules/reconciliation.ts'

/** At most 35 business days, by default the last seven. Errors: REQUEST_INVALID of `from` or `to`. */
export async function askedReconciliation(
  context: CallContext,
  query: { from?: string; to?: string },
): Promise<{ range: DateRange; cases: ReconciledCase[]; rows: ReconciledRow[] }> {
  const { merchant } = context
  const range = rangeOf(query, context.now, merchant.timeZone)
  if ('rule' in range) refuseFields([range])
  const asked = { merchantId: merchant.id, from: range.start, to: range.end, timeZone: merchant.timeZone }
  return readReports(context, async (reader) => {
    const all = [...(await judgeDeposits(reader, asked)), ...(await judgeWithdrawals(reader, asked))]
    const cases = all.filter(({ date }) => date >= range.from && date <= range.to)
    return { range, cases, rows: reconcile(cases, await gatewaySums(reader, asked)) }
  })
}

interface Asked {
  merchantId: string
  from: Date
  to: Date
  timeZone: string
}

async function judgeDeposits(reader: Reader, asked: Asked): Promise<ReconciledCase[]> {
  const cases = await depositCases(reader, asked)
  const ledger = await amountsByKey(reader, {
    scope: 'deposit',
    keys: cases.map(({ id }) => id),
    code: 'DEPOSIT',
  })
  return cases.map((one) => judgeCase(one, ledger.get(one.id), (at) => businessDate(at, asked.timeZone)))
}

async function judgeWithdrawals(reader: Reader, asked: Asked): Promise<ReconciledCase[]> {
  const cases = await withdrawalCases(reader, asked)
  const keysOf = (ending: string) => cases.map(({ id }) => `${id}:${ending}`)
  const ledger = await amountsByKey(reader, {
    scope: 'withdrawal',
    keys: keysOf('paid'),
    code: 'WITHDRAW_PAID',
  })
  // Returned after it had ended as paid: the payout stays, and the refund is a movement of its own.
  const refunds = await amountsByKey(reader, {
    scope: 'withdrawal',
    keys: keysOf('refund'),
    code: 'WITHDRAW_RETURN',
  })
  return cases.map((one) =>
    judgeCase(
      refunds.has(`${one.id}:refund`) ? { ...one, books: one.netAmount, returned: 0n } : one,
      ledger.get(`${one.id}:paid`),
      (at) => businessDate(at, asked.timeZone),
    ),
  )
}

/** The figures of a row or a case as the wire names them. */
export function figuresOf(
  one: Pick<ReconciledRow, 'told' | 'books' | 'ledger' | 'statement' | 'waiting' | 'returned' | 'difference'>,
) {
  return {
    toldAmount: one.told,
    booksAmount: one.books,
    ledgerAmount: one.ledger,
    statementAmount: one.statement,
    waitingAmount: one.waiting,
    returnedAmount: one.returned,
    difference: one.difference,
  }
}
