import { refuse } from '../../../../contract/errors.ts'
import { readTeamBet, readTeamBetSchemas } from '../../../../contract/player/agents/team/read-team-bet.ts'
import { handle } from '../../../../platform/calls.ts'
import { betStatusOf, playedBetsView } from '../../../cashier/index.ts'
import { betDetailOf, roundDetailOf } from '../../../wallet/index.ts'
import { memberOfLine, ownLine } from '../asked.ts'

export const handleReadTeamBet = handle(readTeamBet, readTeamBetSchemas, async (context, { params }) => {
  const { accountId, username } = await memberOfLine(context.tx, ownLine(context), params.account)
  const round = /^[0-9]{1,18}$/.test(params.betNo)
    ? await roundDetailOf(context.tx, { roundNo: BigInt(params.betNo), memberId: accountId })
    : undefined
  if (!round || round.mode !== 'REAL') refuse('ROUND_NOT_FOUND')
  const [bet] = await playedBetsView(context, accountId, [{ ...round, status: betStatusOf(round) }])
  return { account: username, ...bet!, detail: await betDetailOf(context, accountId, round) }
})
