/**
 * What the record calls share: the requested range of business dates as moments, and rows as they are
 * answered.
 */
import { refuseFields } from '../../../contract/errors.ts'
import type { CallContext } from '../../../platform/calls.ts'
import { playedAmountsOf, type BetRow, type RoundRow } from '../../wallet/index.ts'
import { gameNamer } from './game-names.ts'
import { rangeOf, type DateRange } from '../shared/rules/date-range.ts'

/** Errors: REQUEST_INVALID of `from` or `to`. */
export function askedRange(
  { now, merchant }: Pick<CallContext, 'now' | 'merchant'>,
  query: { from?: string; to?: string },
): DateRange {
  const range = rangeOf(query, now, merchant.timeZone)
  if ('rule' in range) refuseFields([range])
  return range
}

/** The mark of an earlier page as the wallet takes it. */
export const markOf = (query: { mark?: string }): bigint | undefined =>
  query.mark === undefined ? undefined : BigInt(query.mark)

/** Rounds as in the betting record, with the names of games in the caller's language. */
export function betView(context: Pick<CallContext, 'use' | 'merchant' | 'language'>) {
  const nameOf = gameNamer(context)
  return (round: RoundRow & Pick<BetRow, 'status'>) => {
    const isOpen = round.state === 'OPEN'
    return {
      betNo: round.roundNo,
      roundId: round.roundId,
      vendor: round.vendor,
      gameCode: round.gameCode,
      gameName: nameOf(round.vendor, round.gameCode),
      product: round.product,
      stakeAmount: round.betAmount,
      payoutAmount: round.winAmount,
      netAmount: isOpen ? 0n : round.winAmount - round.betAmount,
      jackpotAmount: round.jackpotAmount,
      validBetAmount: round.validBet,
      currency: context.merchant.currency,
      status: round.status,
      openedAt: round.openedAt,
      endedAt: round.endedAt,
    }
  }
}

/** Rounds of one member as in the betting record: with the stake if more than that was taken. */
export async function playedBetsView(
  context: Pick<CallContext, 'use' | 'merchant' | 'language'>,
  memberId: string,
  rounds: readonly (RoundRow & Pick<BetRow, 'status'>)[],
) {
  const view = betView(context)
  const playedOf = await playedAmountsOf(context, memberId, rounds)
  return rounds.map((round) => ({ ...view(round), playedAmount: playedOf(round) }))
}
