import {
  exportDeposits,
  exportDepositsSchemas,
} from '../../../../contract/operator/cashier/export-deposits.ts'
import { handleFile } from '../../../../platform/calls.ts'
import { queuedDeposits } from '../queue-view.ts'
import { searchOf } from '../../shared/four-eyes.ts'
import { listFile } from '../../shared/list-files.ts'
import { depositHeads } from '../../locales/queue-files.ts'
import { readDepositQueue } from '../store/queue.ts'

export const handleExportDeposits = handleFile(
  exportDeposits,
  exportDepositsSchemas,
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
      { name: 'deposits', heads: depositHeads[language] },
      (reader, page) => readDepositQueue(reader, { ...filter, ...page }),
      async (list) =>
        (await queuedDeposits(pool, list)).map((row) => [
          row.depositId,
          row.createdAt,
          row.account,
          row.payeeName,
          row.channel,
          row.state,
          row.payableAmount,
          row.paidAmount,
          row.creditedAmount,
          row.payerName,
          row.bankReference,
          row.remark,
          row.changedAt,
        ]),
    )
    await context.audit('deposit.export', `merchant:${merchant.id}`, { ...query, rows })
    return file
  },
)
