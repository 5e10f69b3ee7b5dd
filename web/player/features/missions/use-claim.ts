import { listFreeRounds } from '../../../../contract/player/promotions/list-free-rounds.ts'
import { missionClaim } from '../../../../contract/player/promotions/mission-claim.ts'
import { missionSummary } from '../../../../contract/player/promotions/mission-summary.ts'
import { formatMoney } from '../../../../design/format.ts'
import { useSend } from '../../../client/use-call.ts'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { pointText, type Mission } from './mission-row.tsx'

/** Claims one mission, or all that are ready, and says what came. */
export function useClaim() {
  const t = useText()
  const { mutateAsync, isPending } = useSend(missionClaim, { changes: [missionSummary, listFreeRounds] })
  const send = async (one?: Mission) => {
    try {
      const body = one ? { promotionId: one.promotionId, cycle: one.cycle } : {}
      const { amount, pointsAmount, roundCount } = await mutateAsync({ body })
      const values = { amount: formatMoney(amount), points: pointText(pointsAmount) }
      if (amount > 0 && pointsAmount > 0) toast.good(t('mission_claimed_both', values))
      else if (pointsAmount > 0) toast.good(t('mission_claimed_points', values))
      else if (amount > 0) toast.good(t('mission_claimed_money', values))
      if (roundCount > 0) toast.good(t('mission_claimed_rounds', { n: roundCount }))
    } catch (problem) {
      toast.bad(errorText(problem, t))
    }
  }
  return { send, isBusy: isPending }
}
