import { readSportBet, readSportBetSchemas } from '../../../../contract/player/sportsbook/read-sport-bet.ts'
import { refuse } from '../../../../contract/errors.ts'
import { handle } from '../../../../platform/calls.ts'
import { bettorOf } from '../bettor.ts'
import { readBets } from '../store/shown.ts'
import { betValue } from '../values.ts'

export const handleReadBet = handle(readSportBet, readSportBetSchemas, async (context, { params }) => {
  const [bet] = await readBets(context.tx, [params.betId], bettorOf(context).memberId)
  return betValue(bet ?? refuse('SPORT_BET_UNKNOWN'), context.language)
})
