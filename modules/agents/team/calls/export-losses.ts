import { exportLosses, exportLossesSchemas } from '../../../../contract/player/agents/team/export-losses.ts'
import { handleFile } from '../../../../platform/calls.ts'
import { askedDays, ownLine } from '../asked.ts'
import { lossesOf } from '../store/losses.ts'
import { teamFile } from '../team-files.ts'

export const handleExportLosses = handleFile(
  exportLosses,
  exportLossesSchemas,
  async (context, { query }) => {
    const { from, to } = askedDays(context, query)
    return teamFile(
      context,
      {
        name: 'user-loss',
        from,
        to,
        columns: ['account', 'nickname', 'level', 'deposits', 'withdrawals', 'valid', 'loss', 'login'],
      },
      (reader, page) => lossesOf(reader, { ...ownLine(context), from, to, ...page }),
      (row) => [
        row.username,
        row.nickname,
        row.level,
        row.deposits,
        row.withdrawals,
        row.valid,
        row.loss,
        row.lastSignInAt,
      ],
    )
  },
)
