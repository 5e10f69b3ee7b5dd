import { exportTeam, exportTeamSchemas } from '../../../../contract/player/agents/team/export-team.ts'
import { handleFile } from '../../../../platform/calls.ts'
import { askedDays, ownLine } from '../asked.ts'
import { figureCells, figureColumns, teamFile } from '../team-files.ts'
import { teamPage } from '../team-rows.ts'

export const handleExportTeam = handleFile(exportTeam, exportTeamSchemas, async (context, { query }) => {
  const { from, to } = askedDays(context, query)
  return teamFile(
    context,
    {
      name: 'team',
      from,
      to,
      columns: [
        'account',
        'nickname',
        'type',
        'level',
        'accounts',
        'joined',
        'login',
        'balance',
        ...figureColumns,
      ],
    },
    (reader, page) => teamPage(reader, ownLine(context), { ...query, from, to }, page),
    (row) => [
      row.account,
      row.nickname,
      row.type,
      row.level,
      row.accountCount,
      row.joinedAt,
      row.lastLoginAt,
      row.balanceAmount,
      ...figureCells(row),
    ],
  )
})
