/** The account record of the caller as the calls answer it. */
import type { QueryOf } from '../../../contract/shared/call.ts'
import type { listTransactionsSchemas } from '../../../contract/player/cashier/list-transactions.ts'
import type { CallContext } from '../../../platform/calls.ts'
import { readReports } from '../../../platform/reports.ts'
import { accountRecordOf, seatViewsOf, type CodeTotal } from '../../wallet/index.ts'
import { depositReferencesOf } from '../deposits/store/deposits.ts'
import { gameNamer } from './game-names.ts'
import { askedRange, markOf } from './records.ts'
import { codesOfType } from './rules/record-types.ts'

/** Errors: REQUEST_INVALID of `from` or `to`. */
export async function ownAccountRecord(context: CallContext, query: QueryOf<typeof listTransactionsSchemas>) {
  const { actor, merchant } = context
  const range = askedRange(context, query)
  const { totals, mark, ...page } = await readReports(context, (reader) =>
    accountRecordOf(reader, {
      memberId: actor.accountId,
      from: range.start,
      to: range.end,
      codes: query.type ? codesOfType[query.type] : undefined,
      upTo: markOf(query),
      pageNo: query.pageNo!,
      pageSize: query.pageSize!,
    }),
  )
  const shownReferences = await depositReferencesOf(
    context.tx,
    merchant.id,
    page.list.map((line) => line.reference),
  )
  const seatOf = await seatViewsOf(context, actor.accountId, page.list)
  const nameOf = gameNamer(context)
  // Money in a seat is still the member's: it has neither come in nor gone out.
  const isSeat = ({ code }: CodeTotal) => codesOfType.SEAT.includes(code)
  const sum = (list: readonly CodeTotal[], pick: (total: CodeTotal) => bigint) =>
    list.reduce((all, total) => all + pick(total), 0n)
  const [seats, moved] = [totals.filter(isSeat), totals.filter((total) => !isSeat(total))]
  return {
    ...page,
    list: page.list.map((line) => ({
      transactionId: line.txnId,
      type: line.code,
      amount: line.amount,
      balance: line.balanceAfter,
      currency: merchant.currency,
      reference: line.seat ? null : line.reference,
      shownReference: line.reference === null ? null : (shownReferences.get(line.reference) ?? null),
      gameCode: line.gameCode,
      gameName: line.vendor && line.gameCode ? nameOf(line.vendor, line.gameCode) : null,
      seat: seatOf(line),
      roundId: line.roundId,
      at: line.at,
    })),
    from: range.from,
    to: range.to,
    currency: merchant.currency,
    mark: mark.toString(),
    inAmount: sum(moved, (total) => total.inAmount),
    outAmount: sum(moved, (total) => total.outAmount),
    seatAmount: sum(seats, (total) => total.inAmount - total.outAmount),
  }
}
