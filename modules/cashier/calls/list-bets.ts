import { listBets, listBetsSchemas } from '../../../contract/player/cashier/list-bets.ts'
import { handle } from '../../../platform/calls.ts'
import { validBetOf } from '../../wagering/index.ts'
import { roundsOf, roundTotalsOf, type RoundRow } from '../../wallet/index.ts'
import { gameNamer } from '../game-names.ts'
import { askedRange } from '../records.ts'
import { betStatusOf } from '../rules/record-types.ts'

export const handleListBets = handle(listBets, listBetsSchemas, async (context, { query }) => {
  const { tx, actor, merchant } = context
  const range = askedRange(context, query)
  const filter = { memberId: actor.accountId, from: range.start, to: range.end, ...(query.product ? { product: query.product } : {}) }
  const page = await roundsOf(tx, { ...filter, pageNo: query.pageNo!, pageSize: query.pageSize! })
  const nameOf = gameNamer(context)
  const totals = await roundTotalsOf(tx, filter)
  return {
    ...page,
    list: page.list.map((round) => ({ ...betOf(round), gameName: nameOf(round.vendor, round.gameCode), currency: merchant.currency })),
    from: range.from, to: range.to, currency: merchant.currency,
    stakeAmount: totals.betAmount, payoutAmount: totals.winAmount, netAmount: totals.winAmount - totals.betAmount,
  }
})

function betOf(round: RoundRow) {
  const isOpen = round.state === 'OPEN'
  return {
    betNo: round.roundNo, roundId: round.roundId, vendor: round.vendor, gameCode: round.gameCode, product: round.product,
    stakeAmount: round.betAmount, payoutAmount: round.winAmount, netAmount: isOpen ? 0n : round.winAmount - round.betAmount, jackpotAmount: round.jackpotAmount,
    validBetAmount: isOpen ? 0n : validBetOf({ product: round.product, betAmount: round.betAmount, winAmount: round.winAmount, isCancelled: round.state === 'CANCELLED' }),
    status: betStatusOf(round), openedAt: round.openedAt, endedAt: round.endedAt,
  }
}
