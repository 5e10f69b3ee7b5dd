import { readRebate, readRebateSchemas } from '../../../../contract/player/promotions/read-rebate.ts'
import { rebateCategories } from '../../../../contract/shared/rebate-words.ts'
import { businessDate } from '../../../../kernel/calendar.ts'
import { handle } from '../../../../platform/calls.ts'
import { bonusOpenAt } from '../../../wagering/index.ts'
import { readGiven } from '../../bonus-cap/cap.ts'
import { ratesOf, waitingOf } from '../claims.ts'
import { requireRebates } from '../open.ts'
import { dueRebates, LEAST_REBATE, rebateOf, sumOf } from '../rules/rebate.ts'
import { readClaims } from '../store/claims.ts'
import { readPlay } from '../store/play.ts'
import { rateText } from '../../rates.ts'
import { claimValue } from '../values.ts'
import { nextPayment } from '../weekly.ts'

const LATEST = 20

export const handleReadRebate = handle(readRebate, readRebateSchemas, async (context) => {
  const { tx, actor, merchant, now } = context
  requireRebates(context)
  const memberId = actor.accountId
  const { group, vipLevel, capAmount, rateOf } = (await ratesOf(context, tx, merchant.id, [memberId])).get(
    memberId,
  )!
  const waiting = new Map(
    waitingOf(await readPlay(tx, memberId), rateOf).map((row) => [row.product, row] as const),
  )
  const day = businessDate(now, merchant.timeZone)
  const given = (await readGiven(tx, { cap: 'REBATE', day }, [memberId])).get(memberId) ?? 0n
  const [hasOpenBonus] = await bonusOpenAt(tx, [{ memberId, at: now }])
  return {
    currency: merchant.currency,
    group,
    vipLevel,
    leastAmount: LEAST_REBATE,
    totalAmount: sumOf(dueRebates([...waiting.values()])),
    dayCapAmount: capAmount,
    usedTodayAmount: given,
    paysAt: nextPayment(now, merchant.timeZone),
    hasOpenBonus: hasOpenBonus!,
    categories: rebateCategories.map((category) => {
      const row = waiting.get(category) ?? {
        product: category,
        validAmount: 0n,
        carriedAmount: 0n,
        ratePpm: rateOf(category),
      }
      const amount = rebateOf(row)
      return {
        category,
        validAmount: row.validAmount,
        rate: rateText(row.ratePpm),
        amount: amount > 0n ? amount : 0n,
        isClaimable: dueRebates([row]).length > 0,
      }
    }),
    claims: (await readClaims(tx, memberId, LATEST)).map(claimValue),
  }
})
