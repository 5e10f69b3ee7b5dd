import {
  exportPayments,
  exportPaymentsSchemas,
} from '../../../../contract/player/agents/pay/export-payments.ts'
import { handleFile } from '../../../../platform/calls.ts'
import { percentCell, type Cell } from '../../../../platform/table-file.ts'
import { listFile } from '../../../cashier/index.ts'
import { paymentWords } from '../locales/payment-words.ts'
import { listOwnPayments } from '../statement/store.ts'
import { paymentValues } from '../statement/values.ts'

export const handleExportPayments = handleFile(
  exportPayments,
  exportPaymentsSchemas,
  async (context, { query: { kind = 'DIVIDEND' } }) => {
    const agentId = context.actor.accountId
    const { heads, states } = paymentWords[context.speech]
    const { file } = await listFile(
      context,
      { name: `statements-${kind.toLowerCase().replaceAll('_', '-')}`, heads },
      (reader, page) => listOwnPayments(reader, { agentId, kind, ...page }),
      async (payments) =>
        (await paymentValues(context.database.kysely, payments)).map((row): Cell[] => [
          row.periodId,
          row.from,
          row.before,
          `CT-${row.contractNo}`,
          row.turnover,
          row.payout,
          row.valid,
          row.active,
          row.rebate,
          row.promotions,
          row.salaries,
          row.base,
          row.carryIn,
          percentCell(row.ratePpm),
          row.gross,
          row.below,
          row.branch,
          row.net,
          row.amount,
          row.carryOut,
          states[row.state],
          row.paidAt,
        ]),
    )
    return file
  },
)
