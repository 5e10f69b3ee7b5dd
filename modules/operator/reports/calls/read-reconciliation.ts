import {
  readReconciliation,
  readReconciliationSchemas,
} from '../../../../contract/operator/reports/read-reconciliation.ts'
import { handle } from '../../../../platform/calls.ts'
import { askedReconciliation, figuresOf } from '../reconciliation.ts'

export const handleReadReconciliation = handle(
  readReconciliation,
  readReconciliationSchemas,
  async (context, { query }) => {
    const { range, rows } = await askedReconciliation(context, query)
    return {
      from: range.from,
      to: range.to,
      currency: context.merchant.currency,
      isEqual: !rows.some((row) => row.isDifferent),
      rows: rows.map((row) => ({
        date: row.date,
        direction: row.direction,
        channel: row.channel,
        ...figuresOf(row),
        differentCount: row.differentCount,
        unexplainedAmount: row.unexplained,
        isDifferent: row.isDifferent,
      })),
    }
  },
)
