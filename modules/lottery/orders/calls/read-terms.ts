import { readTerms, readTermsSchemas } from '../../../../contract/player/lottery/read-terms.ts'
import { LARGEST_MULTIPLE } from '../../../../contract/shared/lottery-orders.ts'
import { businessDate, startOfBusinessDate } from '../../../../kernel/calendar.ts'
import { DEFAULT_TIME_ZONE } from '../../../../kernel/time-zone.ts'
import { handle, type CallContext } from '../../../../platform/calls.ts'
import { prizeGroupsOf } from '../../../identity/index.ts'
import { gameIn, inTrees } from '../in-trees.ts'
import { fullOddsOf } from '../number-desk.ts'
import { refuseGroup, type Bettor } from '../place.ts'
import { oddsText } from '../rules/odds-text.ts'
import { isNumberGame, rulesOf, type LotteryGame } from '../rules/plays.ts'
import {
  CANCEL_GUARD_MS,
  cancelsPerDay,
  mostChaseIssues,
  numberLimitOf,
  SMALLEST_G,
  type Terms,
} from '../rules/terms.ts'
import { cancelledSince } from '../store/cancelling.ts'
import { oddsName, readOddsOfMany } from '../store/odds.ts'
import { readTermsOf } from '../store/terms.ts'
import { rebateRateText } from '../values.ts'
import { bettorOf } from '../bettor.ts'

export const handleReadTerms = inTrees(readTerms, (call, tree) =>
  handle(call, readTermsSchemas, async (context, { query }) => {
    const bettor = bettorOf(context)
    const game = gameIn(tree, query.gameCode)
    const { gameCode } = game
    const rules = rulesOf(game)
    const terms = await readTermsOf(context.tx, bettor.merchantId, gameCode)
    const groups = isNumberGame(game) ? noGroups : await groupsOf(context, bettor, terms, query.betG)
    const perDay = cancelsPerDay(game)
    const used = perDay === null ? 0 : await cancelledToday(context, bettor, gameCode)
    const { isOn, minTicketAmount, maxTicketAmount, maxPayoutAmount } = terms
    return {
      gameCode,
      kind: rules.kind,
      isOn,
      ...groups,
      plays: await playsOf(context, bettor, game, terms, groups.betG),
      refundsTies: rules.kind === 'CLASSIC' && terms.refundsTies,
      units: [...(rules.units ?? [])],
      leastUnit: rules.leastUnit,
      largestMultiple: rules.kind === 'CLASSIC' ? LARGEST_MULTIPLE : 1,
      maxLines: rules.mostLines,
      minTicketAmount,
      maxTicketAmount,
      maxPayoutAmount,
      cancelGuardSeconds: CANCEL_GUARD_MS / 1_000,
      cancelRule: isNumberGame(game) ? game.cancelRule : null,
      cancelsPerDay: perDay,
      cancelsLeft: perDay === null ? null : Math.max(0, perDay - used),
      maxChaseIssues: mostChaseIssues(game),
      currency: bettor.currency,
    }
  }),
)

const noGroups = { memberG: null, smallestG: null, largestG: null, betG: null, rebateRate: '0' }

/** Whole numbers are sold without prize groups. */
async function groupsOf({ tx }: CallContext, { memberId }: Bettor, terms: Terms, asked: number | undefined) {
  const memberG = (await prizeGroupsOf(tx, [memberId])).get(memberId) ?? SMALLEST_G
  const largestG = Math.min(memberG, terms.largestG)
  const betG = asked ?? largestG
  if (betG > largestG) refuseGroup(memberG, terms)
  return { memberG, smallestG: SMALLEST_G, largestG, betG, rebateRate: rebateRateText(largestG, betG) }
}

async function cancelledToday(
  { tx, now }: CallContext,
  { memberId }: Bettor,
  gameCode: string,
): Promise<number> {
  const today = startOfBusinessDate(businessDate(now, DEFAULT_TIME_ZONE), DEFAULT_TIME_ZONE)
  const [cancelled] = await cancelledSince(tx, [{ memberId, gameCode }], today)
  return cancelled?.count ?? 0
}

async function playsOf(
  { tx }: CallContext,
  { merchantId }: Bettor,
  game: LotteryGame,
  terms: Terms,
  g: number | null,
) {
  const { gameCode } = game
  const own = isNumberGame(game) ? await readOddsOfMany(tx, [{ merchantId, gameCode }]) : new Map()
  return rulesOf(game)
    .plays({ g: g ?? SMALLEST_G, refundsTies: terms.refundsTies })
    .map(({ playCode, prizes, oddsE4 }) => ({
      playCode,
      prizes: [...prizes],
      odds: (isNumberGame(game)
        ? fullOddsOf(game, playCode, own.get(oddsName({ merchantId, gameCode, playCode })))
        : oddsE4
      ).map(oddsText),
      maxNumberAmount: numberLimitOf(terms, game, playCode),
    }))
}
