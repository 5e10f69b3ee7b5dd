import { listTransactions, listTransactionsSchemas } from '../../../contract/player/cashier/list-transactions.ts'
import { handle } from '../../../platform/calls.ts'
import { readReports } from '../../../platform/reports.ts'
import { accountRecordOf } from '../../wallet/index.ts'
import { askedRange, markOf } from '../records.ts'
import { codesOfType } from '../rules/record-types.ts'

export const handleListTransactions = handle(listTransactions, listTransactionsSchemas, async (context, { query }) => {
  const { actor, merchant } = context
  const range = askedRange(context, query)
  const { totals, mark, ...page } = await readReports(context, (reader) => accountRecordOf(reader, {
    memberId: actor.accountId, from: range.start, to: range.end, codes: query.type ? codesOfType[query.type] : undefined, upTo: markOf(query),
    pageNo: query.pageNo!, pageSize: query.pageSize!,
  }))
  return {
    ...page,
    list: page.list.map((line) => ({
      transactionId: line.txnId, type: line.code, amount: line.amount, balance: line.balanceAfter, currency: merchant.currency, reference: line.reference,
      gameCode: line.gameCode, roundId: line.roundId, at: line.at,
    })),
    from: range.from, to: range.to, currency: merchant.currency, mark: mark.toString(),
    inAmount: totals.reduce((sum, total) => sum + total.inAmount, 0n),
    outAmount: totals.reduce((sum, total) => sum + total.outAmount, 0n),
  }
})
