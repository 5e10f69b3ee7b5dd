import {
  exportReturns,
  exportReturnsSchemas,
} from '../../../../../contract/operator/launch/export-returns.ts'
import { handleFile } from '../../../../../platform/calls.ts'
import { tableFile, type Cell } from '../../../../../platform/table-file.ts'
import { returnHeads } from '../locales/words.ts'
import { monitoredReturns } from '../monitor.ts'

export const handleExportReturns = handleFile(
  exportReturns,
  exportReturnsSchemas,
  async (context, { query }) => {
    const { list } = await monitoredReturns(context)
    await context.audit('rtp.export', 'returns', { format: query.format })
    const rows = list.map(({ gameCode, name, mathVersion, rtp, all, month, alarm }): Cell[] => [
      gameCode,
      name,
      mathVersion,
      rtp,
      all?.rounds ?? 0,
      all ? BigInt(all.stakeAmount) : 0n,
      all ? BigInt(all.payoutAmount) : 0n,
      all?.theory ?? '',
      all?.measured ?? '',
      all?.tolerance ?? '',
      all?.deviation ?? '',
      month?.rounds ?? 0,
      month?.measured ?? '',
      month?.tolerance ?? '',
      alarm?.raisedAt ?? null,
    ])
    return tableFile({
      name: 'returns',
      format: query.format,
      timeZone: context.merchant.timeZone,
      heads: returnHeads[context.language],
      pages: (async function* () {
        yield rows
      })(),
    })
  },
)
