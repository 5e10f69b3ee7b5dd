import { refuse } from '../../../contract/errors.ts'
import { readRound, readRoundSchemas } from '../../../contract/operator/launch/read-round.ts'
import type { FairRound } from '../../../kernel/games/fair-round.ts'
import { handle } from '../../../platform/calls.ts'
import { accountOf } from '../../identity/index.ts'
import { playedAmountsOf, roundDetailOf } from '../../wallet/index.ts'
import { fairRoundKey } from '../fair-round.ts'
import { gameNameOf } from '../floor/shown.ts'

export const handleReadRound = handle(readRound, readRoundSchemas, async (context, { params }) => {
  const { memberId, vendor, roundId } = params
  const account = await accountOf(context.tx, { merchantId: context.merchant.id, accountId: memberId }) ?? refuse('ROUND_NOT_FOUND')
  const round = await roundDetailOf(context.tx, { vendor, roundId, memberId }) ?? refuse('ROUND_NOT_FOUND')
  const playedOf = await playedAmountsOf(context, memberId, [round])
  const fair = vendor === 'STUDIO' ? await context.use(fairRoundKey)(memberId, roundId) : undefined
  return {
    vendor, roundId, memberId, account: account.username, gameCode: round.gameCode, gameName: gameNameOf(context, round.gameCode, vendor), product: round.product, mode: round.mode, state: round.state,
    betAmount: round.betAmount, playedAmount: playedOf(round), winAmount: round.winAmount, jackpotAmount: round.jackpotAmount, currency: round.mode === 'FREE' ? 'TRIAL' : 'THB',
    openedAt: round.openedAt, endedAt: round.endedAt, endedBy: round.endedBy, endReason: round.endReason, movements: round.movements,
    fair: fair ? {
      kind: fair.kind, choice: fair.kind === 'SOLO' ? fair.choice ?? null : null, events: fair.kind === 'SOLO' ? fair.events : [], record: recordOf(fair),
      proof: fair.proof, serverSeed: fair.serverSeed, playedAt: fair.playedAt,
    } : null,
  }
})

/** What a round that is no solo round was made of, by its kind. */
function recordOf(fair: FairRound): unknown {
  if (fair.kind === 'TABLE') return fair.table
  if (fair.kind === 'HAND') return fair.hand
  if (fair.kind === 'FISH') return fair.fish
  return fair.kind === 'ROOM' ? fair.room : null
}
