import { refuse } from '../../../../contract/errors.ts'
import { readTerms, readTermsSchemas } from '../../../../contract/player/lottery/read-terms.ts'
import { LARGEST_MULTIPLE, lotteryUnits, MOST_LINES } from '../../../../contract/shared/lottery-orders.ts'
import { businessDate, DEFAULT_TIME_ZONE, startOfBusinessDate } from '../../../../kernel/calendar.ts'
import { handle } from '../../../../platform/calls.ts'
import { prizeGroupsOf } from '../../../identity/index.ts'
import { refuseGroup } from '../place.ts'
import { gameOf, playsAt } from '../rules/plays.ts'
import { CANCEL_GUARD_MS, cancelsPerDay, mostChaseIssues, SMALLEST_G } from '../rules/terms.ts'
import { cancelledSince } from '../store/cancelling.ts'
import { readTermsOf } from '../store/terms.ts'
import { oddsText, rebateRateText } from '../values.ts'
import { bettorOf } from '../bettor.ts'

export const handleReadTerms = handle(readTerms, readTermsSchemas, async (context, { query }) => {
  const { tx, now } = context
  const { merchantId, memberId, currency } = bettorOf(context)
  const game = gameOf(query.gameCode)
  if (!game) refuse('LOTTERY_GAME_UNKNOWN')
  const { gameCode } = game
  const terms = await readTermsOf(tx, merchantId, gameCode)
  const memberG = (await prizeGroupsOf(tx, [memberId])).get(memberId) ?? SMALLEST_G
  const largestG = Math.min(memberG, terms.largestG)
  const betG = query.betG ?? largestG
  if (betG > largestG) refuseGroup(memberG, terms)
  const perDay = cancelsPerDay(game)
  const today = startOfBusinessDate(businessDate(now, DEFAULT_TIME_ZONE), DEFAULT_TIME_ZONE)
  const [cancelled] = perDay === null ? [] : await cancelledSince(tx, [{ memberId, gameCode }], today)
  const { isOn, refundsTies, minTicketAmount, maxTicketAmount, maxPayoutAmount } = terms
  return {
    gameCode,
    kind: 'CLASSIC' as const,
    isOn,
    memberG,
    smallestG: SMALLEST_G,
    largestG,
    betG,
    rebateRate: rebateRateText(largestG, betG),
    plays: playsAt(game, { g: betG, refundsTies }).map(({ playCode, oddsE4 }) => ({
      playCode,
      prizes: [],
      odds: oddsE4.map(oddsText),
      maxNumberAmount: null,
    })),
    refundsTies,
    units: [...lotteryUnits],
    leastUnit: lotteryUnits[0],
    largestMultiple: LARGEST_MULTIPLE,
    maxLines: MOST_LINES,
    minTicketAmount,
    maxTicketAmount,
    maxPayoutAmount,
    cancelGuardSeconds: CANCEL_GUARD_MS / 1_000,
    cancelRule: null,
    cancelsPerDay: perDay,
    cancelsLeft: perDay === null ? null : Math.max(0, perDay - (cancelled?.count ?? 0)),
    maxChaseIssues: mostChaseIssues(game),
    currency,
  }
})
