import {
  exportCommissions,
  exportCommissionsSchemas,
} from '../../../../contract/player/agents/line/export-commissions.ts'
import { boundsOf } from '../../../../kernel/calendar.ts'
import { handleFile } from '../../../../platform/calls.ts'
import { percentCell, type Cell } from '../../../../platform/table-file.ts'
import { listFile } from '../../../cashier/index.ts'
import { accountsByIds } from '../../../identity/index.ts'
import { commissionHeads } from '../locales/commission-heads.ts'
import { readCommissions, sumCommissions, type CommissionRow } from '../store/commissions.ts'

/** Prize groups with the part of their difference that counts, or points. */
const rateCells = ({ kind, ownRate, belowRate, factorPpm }: CommissionRow): Cell[] =>
  kind === 'GROUP'
    ? [ownRate, belowRate, percentCell(factorPpm), null, null]
    : [null, null, null, percentCell(ownRate), percentCell(belowRate)]

export const handleExportCommissions = handleFile(
  exportCommissions,
  exportCommissionsSchemas,
  async (context, { query }) => {
    const { merchant, actor, database } = context
    const filter = {
      merchantId: merchant.id,
      accountId: actor.accountId,
      source: undefined,
      ...boundsOf(query, merchant.timeZone),
    }
    const { file } = await listFile(
      context,
      {
        name: ['commissions', query.from, query.to].filter(Boolean).join('-'),
        heads: commissionHeads[context.speech],
      },
      async (reader, page) => ({
        list: await readCommissions(reader, filter, page),
        totalCount: Number((await sumCommissions(reader, filter)).count),
      }),
      async (rows) => {
        const members = await accountsByIds(
          database.kysely,
          rows.map(({ memberId }) => memberId),
        )
        return rows.map((row): Cell[] => [
          row.notedAt,
          members.get(row.memberId)?.username ?? '',
          row.product,
          row.reference,
          row.source,
          row.baseAmount,
          ...rateCells(row),
          row.amount,
        ])
      },
    )
    return file
  },
)
