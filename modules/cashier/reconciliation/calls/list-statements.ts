import {
  listStatements,
  listStatementsSchemas,
} from '../../../../contract/operator/cashier/list-statements.ts'
import { toPage } from '../../../../kernel/paging.ts'
import { handle } from '../../../../platform/calls.ts'
import { statementRows } from '../statement-review.ts'
import { readImports } from '../store/imports.ts'

export const handleListStatements = handle(
  listStatements,
  listStatementsSchemas,
  async (context, { query }) => {
    const page = { pageNo: query.pageNo!, pageSize: query.pageSize! }
    const { list, totalCount } = await readImports(context.tx, context.merchant.id, page)
    return toPage(await statementRows(context, list), page, totalCount)
  },
)
