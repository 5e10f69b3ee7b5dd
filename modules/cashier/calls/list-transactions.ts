import { listTransactions, listTransactionsSchemas } from '../../../contract/player/cashier/list-transactions.ts'
import { handle } from '../../../platform/calls.ts'
import { transfersOf, transferTotalsOf } from '../../wallet/index.ts'
import { askedRange } from '../records.ts'
import { codesOfType } from '../rules/record-types.ts'

export const handleListTransactions = handle(listTransactions, listTransactionsSchemas, async (context, { query }) => {
  const { tx, actor, merchant } = context
  const range = askedRange(context, query)
  const filter = { memberId: actor.accountId, from: range.start, to: range.end, ...(query.type ? { codes: codesOfType[query.type] } : {}) }
  const page = await transfersOf(tx, { ...filter, pageNo: query.pageNo!, pageSize: query.pageSize! })
  const totals = await transferTotalsOf(tx, filter)
  return {
    ...page,
    list: page.list.map((line) => ({
      transactionId: line.txnId, type: line.code, amount: line.amount, balance: line.balanceAfter, currency: merchant.currency, reference: line.reference,
      gameCode: line.gameCode, roundId: line.roundId, at: line.at,
    })),
    from: range.from, to: range.to, currency: merchant.currency,
    inAmount: totals.reduce((sum, total) => sum + total.inAmount, 0n),
    outAmount: totals.reduce((sum, total) => sum + total.outAmount, 0n),
  }
})
