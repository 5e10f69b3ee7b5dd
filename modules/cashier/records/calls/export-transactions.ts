import {
  exportTransactions,
  exportTransactionsSchemas,
} from '../../../../contract/player/cashier/export-transactions.ts'
import { handleFile } from '../../../../platform/calls.ts'
import { transactionsFile } from '../record-files.ts'
import { askedRange } from '../records.ts'
import { codesOfType } from '../rules/record-types.ts'

export const handleExportTransactions = handleFile(
  exportTransactions,
  exportTransactionsSchemas,
  async (context, { query }) => {
    const range = askedRange(context, query)
    return transactionsFile(
      context,
      { name: 'transactions', format: query.format, dates: range },
      {
        memberId: context.actor.accountId,
        from: range.start,
        to: range.end,
        codes: query.type ? codesOfType[query.type] : undefined,
      },
    )
  },
)
