import { exportBets, exportBetsSchemas } from '../../../../contract/player/cashier/export-bets.ts'
import { handleFile } from '../../../../platform/calls.ts'
import { betsFile } from '../record-files.ts'
import { askedRange } from '../records.ts'

export const handleExportBets = handleFile(exportBets, exportBetsSchemas, async (context, { query }) => {
  const range = askedRange(context, query)
  return betsFile(
    context,
    { name: 'bets', format: query.format, dates: range },
    {
      memberId: context.actor.accountId,
      from: range.start,
      to: range.end,
      product: query.product,
      vendor: query.vendor,
      status: query.status,
    },
  )
})
