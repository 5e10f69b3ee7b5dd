import { refuse } from '../../../../contract/errors.ts'
import { missionClaim, missionClaimSchemas } from '../../../../contract/player/promotions/mission-claim.ts'
import { moneyText } from '../../../../kernel/money.ts'
import { isAmountTarget } from '../../../../kernel/promotions/kinds/mission.ts'
import { handle, type CallContext } from '../../../../platform/calls.ts'
import { momentText } from '../../../../platform/moment-text.ts'
import { balancesOf } from '../../../wallet/index.ts'
import { timesTexts } from '../../locales/messages.ts'
import type { Given } from '../../rewards/source.ts'
import { findMission, payMission, payReady } from '../claim.ts'
import type { Mission } from '../standing.ts'

export const handleMissionClaim = handle(missionClaim, missionClaimSchemas, async (context, { body }) => {
  const { tx, actor, merchant, now, use } = context
  const { promotionId, cycle } = body
  const seeker = { house: merchant, memberId: actor.accountId, now, use }
  let paid: Given[]
  if (promotionId === undefined) paid = await payReady(tx, seeker)
  else {
    const found = await findMission(tx, seeker, { promotionId, cycle })
    if (!found.claim) refuseUnready(context, found)
    paid = [await payMission(tx, seeker, found)]
  }
  return {
    count: paid.length,
    amount: paid.reduce((sum, { amount }) => sum + amount, 0n),
    pointsAmount: paid.reduce((sum, { pointsAmount }) => sum + pointsAmount, 0n),
    roundCount: paid.reduce((sum, { roundCount = 0 }) => sum + roundCount, 0),
    balance: (await balancesOf(tx, actor.accountId)).balance,
    currency: merchant.currency,
  }
})

function refuseUnready(context: CallContext, { cycle, values, progress, isReached }: Mission): void {
  const { merchant, now, language } = context
  if (now >= cycle.claimUntil) refuse('PROMO_CLAIM_LATE', momentText(context, cycle.claimUntil))
  if (isReached) return
  const left = progress.targetAmount - progress.doneAmount
  refuse(
    'PROMO_NOT_READY',
    isAmountTarget(values.target) ? moneyText(left, merchant.currency) : timesTexts[language](left),
  )
}
