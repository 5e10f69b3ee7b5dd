import {
  listStatementLines,
  listStatementLinesSchemas,
} from '../../../../contract/operator/cashier/list-statement-lines.ts'
import { toPage } from '../../../../kernel/paging.ts'
import { handle } from '../../../../platform/calls.ts'
import { lineRows } from '../statement-review.ts'
import { readLines } from '../store/lines.ts'

export const handleListStatementLines = handle(
  listStatementLines,
  listStatementLinesSchemas,
  async (context, { query }) => {
    const page = { pageNo: query.pageNo!, pageSize: query.pageSize! }
    const { list, totalCount } = await readLines(context.tx, {
      merchantId: context.merchant.id,
      importId: query.importId,
      outcome: query.outcome,
      text: query.query,
      ...page,
    })
    return toPage(await lineRows(context, list), page, totalCount)
  },
)
