import { enterGame, enterGameSchemas } from '../../contract/vendor/studio/enter-game.ts'
import { toWireAmount } from '../../kernel/money.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { handleBatched } from '../../platform/calls.ts'
import { gameByCode } from '../games.ts'
import { studioKey, type Studio } from '../studio.ts'

export const handleEnterGame = handleBatched(enterGame, enterGameSchemas, async (context, { body }) => {
  const studio = context.use(studioKey)
  const answer = await studio.port.authenticate({ launchToken: body.launchToken, ...(context.address === '' ? {} : { playerAddress: context.address }) })
  if (answer.status === 'GAME_DISABLED') throw new Refusal('GAME_MAINTENANCE', { retryAfterS: 60 })
  if (answer.status === 'BUSY') throw new Refusal('COMMON_BUSY', { retryAfterS: 1 })
  if (answer.status !== 'OK') throw new Refusal('GAME_TOKEN_INVALID')
  const game = gameByCode(answer.gameCode!)
  if (!game) throw new Refusal('GAME_NOT_FOUND')
  const { token, seat } = await studio.seats.take({
    memberId: answer.memberId!, merchantId: context.merchant.id, gameCode: game.gameCode, isFree: answer.mode === 'FREE', walletToken: answer.sessionToken!,
  })
  const balance = answer.balanceAmount!
  const { gameCode, mathVersion, rtp, hitRate, volatility } = game
  return {
    gameToken: token, balance, currency: answer.currency!, mode: answer.mode!, language: answer.language!,
    state: await studio.rounds.interrupted(seat, balance),
    rules: await studio.port.slotRulesOf?.(context.merchant.id) ?? { isAutoplayAllowed: false, leastSpinMs: 0 },
    game: { gameCode, mathVersion, rtp, hitRate, volatility, maxWinMultiple: game.capMultiple, betAmounts: game.betAmounts.map(toWireAmount), jackpots: jackpotsOf(studio, context.merchant.id, rtp) },
  }
})

function jackpotsOf({ port }: Studio, merchantId: string, rtp: string): { pools: string[]; totalRtp: string } | null {
  const shown = port.jackpotsOf?.({ merchantId, rtp }) ?? null
  return shown && { pools: [...shown.pools], totalRtp: shown.totalRtp }
}
