import {
  exportTeamPlay,
  exportTeamPlaySchemas,
} from '../../../../contract/player/agents/team/export-team-play.ts'
import { handleFile } from '../../../../platform/calls.ts'
import { askedDays, ownLine } from '../asked.ts'
import { playPage } from '../play-rows.ts'
import { playCells, playColumns, teamFile } from '../team-files.ts'

const keys = { DAY: 'day', PRODUCT: 'product', ACCOUNT: 'account' } as const

export const handleExportTeamPlay = handleFile(
  exportTeamPlay,
  exportTeamPlaySchemas,
  async (context, { query }) => {
    const { from, to } = askedDays(context, query)
    const by = query.by ?? 'DAY'
    const asked = { from, to, product: query.product, by, account: query.account }
    const isOfAccounts = by === 'ACCOUNT'
    const about = isOfAccounts ? (['nickname', 'level'] as const) : []
    return teamFile(
      context,
      { name: 'team-play', from, to, columns: [keys[by], ...about, ...playColumns] },
      (reader, page) => playPage(reader, ownLine(context), asked, page),
      (row) => [row.key, ...(isOfAccounts ? [row.nickname, row.level] : []), ...playCells(row)],
    )
  },
)
