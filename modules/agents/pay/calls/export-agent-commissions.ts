import {
  exportAgentCommissions,
  exportAgentCommissionsSchemas,
} from '../../../../contract/operator/agents/pay/export-agent-commissions.ts'
import { handleFile } from '../../../../platform/calls.ts'
import { reportsKey } from '../../../../platform/reports.ts'
import { percentCell, tableFile, type Cell } from '../../../../platform/table-file.ts'
import { fileWords } from '../locales/files.ts'
import type { Payment } from '../store/payments.ts'
import { commissionRange } from '../desk/range.ts'
import { paymentsAfter } from '../desk/store.ts'
import { deskValues } from '../desk/values.ts'

const PAGE = 1_000

export const handleExportAgentCommissions = handleFile(
  exportAgentCommissions,
  exportAgentCommissionsSchemas,
  async (context, { query: { format, ...asked } }) => {
    const { merchant, actor } = context
    // The file is sent after the commit, so its pages are read from the pool.
    const { kysely } = context.database
    const reports = context.use(reportsKey)
    const { from, to, range } = await commissionRange(context, asked)
    await context.audit('agent-payments.export', `merchant:${merchant.id}`, { from, to, format })
    const words = fileWords[context.language]
    return tableFile({
      name: `agent-commissions-${from}-${to}`,
      format,
      timeZone: merchant.timeZone,
      heads: words.commissions,
      pages: (async function* pages() {
        let last: Payment | undefined
        for (;;) {
          const after = last
          const payments = await reports.read(kysely, (reader) => paymentsAfter(reader, range, after, PAGE))
          if (payments.length === 0) return
          last = payments.at(-1)
          yield (await reports.read(kysely, (reader) => deskValues(reader, actor, payments))).map(
            (row): Cell[] => [
              row.periodId,
              row.kind,
              row.account,
              `CT-${row.contractNo}`,
              row.base,
              percentCell(row.ratePpm),
              row.gross,
              row.below,
              row.net,
              row.amount,
              row.state,
              row.paidAt,
            ],
          )
        }
      })(),
    })
  },
)
