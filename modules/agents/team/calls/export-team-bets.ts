import {
  exportTeamBets,
  exportTeamBetsSchemas,
} from '../../../../contract/player/agents/team/export-team-bets.ts'
import { handleFile } from '../../../../platform/calls.ts'
import { betsFile } from '../../../cashier/index.ts'
import { askedDays, memberOfLine, ownLine, rangeInLine } from '../asked.ts'

export const handleExportTeamBets = handleFile(
  exportTeamBets,
  exportTeamBetsSchemas,
  async (context, { query }) => {
    const range = askedDays(context, query)
    const member = await memberOfLine(context.tx, ownLine(context), query.account)
    const { accountId, username } = member
    const { start, end } = rangeInLine(range, member, context.merchant.timeZone)
    return betsFile(
      context,
      { name: `bets-${username}`, format: 'CSV', dates: range },
      { memberId: accountId, from: start, to: end, product: query.product },
    )
  },
)
