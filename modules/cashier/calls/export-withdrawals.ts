import { exportWithdrawals, exportWithdrawalsSchemas } from '../../../contract/operator/cashier/export-withdrawals.ts'
import { handleFile } from '../../../platform/calls.ts'
import { queuedWithdrawals, searchOf } from '../desk.ts'
import { listFile } from '../list-files.ts'
import { withdrawalHeads } from '../locales/queue-files.ts'
import { readWithdrawalQueue } from '../store/queues.ts'

export const handleExportWithdrawals = handleFile(exportWithdrawals, exportWithdrawalsSchemas, async (context, { query }) => {
  const { tx, merchant, database, actor, now, language } = context
  const filter = { merchantId: merchant.id, state: query.state, memberId: query.memberId, search: await searchOf(tx, merchant.id, query.query) }
  const pool = { tx: database.kysely, merchant, actor, now }
  const { file, rows } = await listFile(
    context, { name: 'withdrawals', heads: withdrawalHeads[language] }, (reader, page) => readWithdrawalQueue(reader, { ...filter, ...page }),
    async (list) => (await queuedWithdrawals(pool, list)).map((row) => [
      row.withdrawalId, row.createdAt, row.account, row.state, row.amount, row.feeAmount, row.netAmount, row.bankCode, row.accountNo, row.holderName, row.changedAt,
    ]),
  )
  await context.audit('withdrawal.export', `merchant:${merchant.id}`, { ...query, rows })
  return file
})
