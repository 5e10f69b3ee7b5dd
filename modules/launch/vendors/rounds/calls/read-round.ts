import { refuse } from '../../../../../contract/errors.ts'
import { readRound, readRoundSchemas } from '../../../../../contract/operator/launch/read-round.ts'
import type { FairRound } from '../../../../../kernel/games/fair-round.ts'
import { playCurrency } from '../../../../../kernel/money.ts'
import { handle } from '../../../../../platform/calls.ts'
import { accountOf } from '../../../../identity/index.ts'
import { betDetailOf, playedAmountsOf, roundDetailOf } from '../../../../wallet/index.ts'
import { fairRoundOf } from '../../../floor/desk/fair-round.ts'
import { gameNameOf } from '../../../shared/game-name.ts'

export const handleReadRound = handle(readRound, readRoundSchemas, async (context, { params }) => {
  const { memberId, vendor, roundId } = params
  const account =
    (await accountOf(context.tx, { merchantId: context.merchant.id, accountId: memberId })) ??
    refuse('ROUND_NOT_FOUND')
  const round = (await roundDetailOf(context.tx, { vendor, roundId, memberId })) ?? refuse('ROUND_NOT_FOUND')
  const playedOf = await playedAmountsOf(context, memberId, [round])
  const fair = await fairRoundOf(context, memberId, { vendor, roundId })
  return {
    vendor,
    roundId,
    memberId,
    account: account.username,
    gameCode: round.gameCode,
    gameName: gameNameOf(context, vendor, round.gameCode),
    product: round.product,
    mode: round.mode,
    state: round.state,
    betAmount: round.betAmount,
    playedAmount: playedOf(round),
    winAmount: round.winAmount,
    jackpotAmount: round.jackpotAmount,
    currency: playCurrency(context.merchant.currency, round.mode === 'FREE'),
    openedAt: round.openedAt,
    endedAt: round.endedAt,
    endedBy: round.endedBy,
    endReason: round.endReason,
    movements: round.movements,
    detail: await betDetailOf(context, memberId, { vendor, roundId }),
    fair: fair
      ? {
          kind: fair.kind,
          choice: fair.kind === 'SOLO' ? (fair.choice ?? null) : null,
          events: fair.kind === 'SOLO' ? fair.events : [],
          record: recordOf(fair),
          proof: fair.proof,
          serverSeed: fair.serverSeed,
          playedAt: fair.playedAt,
        }
      : null,
  }
})

/** What a round other than a solo round consists of, by its kind. */
function recordOf(fair: FairRound): unknown {
  if (fair.kind === 'TABLE') return fair.table
  if (fair.kind === 'HAND') return fair.hand
  if (fair.kind === 'FISH') return fair.fish
  return fair.kind === 'ROOM' ? fair.room : null
}
