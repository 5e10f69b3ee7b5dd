import { refuse } from '../../../../contract/errors.ts'
import { listPlayOdds, listPlayOddsSchemas } from '../../../../contract/operator/lottery/list-play-odds.ts'
import { handle } from '../../../../platform/calls.ts'
import { playsOffered } from '../house-odds.ts'
import { numberGameIn } from '../quote.ts'
import { gameOf } from '../rules/plays.ts'

export const handleListPlayOdds = handle(listPlayOdds, listPlayOddsSchemas, async (context, { params }) => {
  const game = numberGameIn(gameOf(params.gameCode) ?? refuse('LOTTERY_GAME_UNKNOWN'))
  return { gameCode: game.gameCode, plays: await playsOffered(context, game) }
})
