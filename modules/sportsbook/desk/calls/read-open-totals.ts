import {
  readOpenTotals,
  readOpenTotalsSchemas,
} from '../../../../contract/operator/sportsbook/read-open-totals.ts'
import { handle } from '../../../../platform/calls.ts'
import { openTotals } from '../open-totals.ts'

export const handleReadOpenTotals = handle(readOpenTotals, readOpenTotalsSchemas, (context, { query }) =>
  openTotals(context, query.sportCode),
)
