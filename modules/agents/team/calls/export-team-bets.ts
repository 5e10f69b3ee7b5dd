import {
  exportTeamBets,
  exportTeamBetsSchemas,
} from '../../../../contract/player/agents/team/export-team-bets.ts'
import { handleFile } from '../../../../platform/calls.ts'
import { betsFile } from '../../../cashier/index.ts'
import { askedDays, memberOfLine, ownLine } from '../asked.ts'

export const handleExportTeamBets = handleFile(
  exportTeamBets,
  exportTeamBetsSchemas,
  async (context, { query }) => {
    const range = askedDays(context, query)
    const { accountId, username } = await memberOfLine(context.tx, ownLine(context), query.account)
    return betsFile(
      context,
      { name: `bets-${username}`, format: 'CSV', dates: range },
      { memberId: accountId, from: range.start, to: range.end, product: query.product },
    )
  },
)
