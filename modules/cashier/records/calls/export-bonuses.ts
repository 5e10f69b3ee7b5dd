import { exportBonuses, exportBonusesSchemas } from '../../../../contract/player/cashier/export-bonuses.ts'
import { requirementSourceOf } from '../../../../contract/player/cashier/record-words.ts'
import { handleFile } from '../../../../platform/calls.ts'
import { requirementRecordOf } from '../../../wagering/index.ts'
import { recordWordsOf } from '../../locales/records.ts'
import { recordFile } from '../record-files.ts'
import { askedRange } from '../records.ts'

export const handleExportBonuses = handleFile(
  exportBonuses,
  exportBonusesSchemas,
  async (context, { query }) => {
    const range = askedRange(context, query)
    const { heads, requirements, sources } = recordWordsOf[context.language]
    // New requirements while the file is sent would shift its pages, so it ends at this moment.
    const to = range.end < context.now ? range.end : context.now
    const filter = {
      memberId: context.actor.accountId,
      merchantId: context.merchant.id,
      from: range.start,
      to,
      status: query.status,
    }
    return recordFile(
      context,
      {
        name: 'bonuses',
        format: query.format,
        dates: range,
        heads: [
          heads.time,
          heads.source,
          heads.base,
          heads.required,
          heads.done,
          heads.left,
          heads.status,
          heads.expires,
          heads.ended,
          heads.currency,
        ],
      },
      async (reader, { pageNo, pageSize }) => ({
        ...(await requirementRecordOf(reader, { ...filter, pageNo, pageSize })),
        mark: 0n,
      }),
      (rows) =>
        rows.map((row) => [
          row.createdAt,
          sources[requirementSourceOf(row)],
          row.baseAmount,
          row.requiredAmount,
          row.doneAmount,
          row.status === 'OPEN' ? row.requiredAmount - row.doneAmount : 0n,
          requirements[row.status],
          row.expiresAt,
          row.endedAt,
          context.merchant.currency,
        ]),
    )
  },
)
