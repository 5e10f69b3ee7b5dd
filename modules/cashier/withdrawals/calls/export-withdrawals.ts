import {
  exportWithdrawals,
  exportWithdrawalsSchemas,
} from '../../../../contract/operator/cashier/export-withdrawals.ts'
import { handleFile } from '../../../../platform/calls.ts'
import { queuedWithdrawals } from '../queue-view.ts'
import { searchOf } from '../../shared/four-eyes.ts'
import { listFile } from '../../shared/list-files.ts'
import { withdrawalHeads } from '../../locales/queue-files.ts'
import { readWithdrawalQueue } from '../store/queue.ts'

export const handleExportWithdrawals = handleFile(
  exportWithdrawals,
  exportWithdrawalsSchemas,
  async (context, { query }) => {
    const { tx, merchant, database, language } = context
    const filter = {
      merchantId: merchant.id,
      state: query.state,
      memberId: query.memberId,
      search: await searchOf(tx, merchant.id, query.query),
    }
    const pool = { ...context, tx: database.kysely }
    const { file, rows } = await listFile(
      context,
      { name: 'withdrawals', heads: withdrawalHeads[language] },
      (reader, page) => readWithdrawalQueue(reader, { ...filter, ...page }),
      async (list) =>
        (await queuedWithdrawals(pool, list)).map((row) => [
          row.withdrawalId,
          row.createdAt,
          row.account,
          row.state,
          row.amount,
          row.feeAmount,
          row.netAmount,
          row.bankCode,
          row.accountNo,
          row.holderName,
          row.changedAt,
        ]),
    )
    await context.audit('withdrawal.export', `merchant:${merchant.id}`, { ...query, rows })
    return file
  },
)
