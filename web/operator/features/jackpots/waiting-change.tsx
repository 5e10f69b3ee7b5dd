import { confirmPoolOrder } from '../../../../contract/operator/launch/confirm-pool-order.ts'
import { listJackpotPools } from '../../../../contract/operator/launch/list-jackpot-pools.ts'
import { listPoolOrders } from '../../../../contract/operator/launch/list-pool-orders.ts'
import { rejectPoolOrder } from '../../../../contract/operator/launch/reject-pool-order.ts'
import { callServer } from '../../../client/call.ts'
import { refresh } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { formatAmount, formatDateTime, formatMoney } from '../../../../design/format.ts'
import { useText, type TextKey } from '../../../ui/i18n/text.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { PendingStrip } from '../../../ui/status/limit-bar.tsx'
import parts from '../../parts/parts.module.css'
import { useCan } from '../../session/me.ts'
import { ratePercent } from './rates.ts'
import type { Pool } from './types.ts'

/** What waits for a second person. */
export function Waiting({ pool: { code, pending } }: { pool: Pool }) {
  const t = useText()
  const can = useCan()
  if (!pending) return null
  const decide = async (call: typeof confirmPoolOrder | typeof rejectPoolOrder) => {
    try {
      await callServer(call, { params: { orderId: pending.orderId } })
      toast.good(t('pools_done'))
    } catch (error) {
      toast.bad(errorText(error, t))
    }
    await refresh(listJackpotPools, listPoolOrders)
  }
  const what = pending.terms
    ? `${formatMoney(pending.terms.seedAmount)} · ${pending.terms.capAmount === null ? formatAmount(pending.terms.oddsAmount ?? 0, 0) : formatMoney(pending.terms.capAmount)} · ${ratePercent(pending.terms.ratePpm)}`
    : pending.reason
  return (
    <PendingStrip
      action={
        can('jackpots.manage') ? (
          <span className={parts.toolbar}>
            <Button size="compact" onClick={() => void decide(rejectPoolOrder)}>
              {t('pools_reject')}
            </Button>
            {pending.isMine ? (
              <span className="note">{t('pools_own')}</span>
            ) : (
              <Button size="compact" kind="jade" onClick={() => void decide(confirmPoolOrder)}>
                {t('pools_confirm')}
              </Button>
            )}
          </span>
        ) : null
      }
    >
      {t('pools_pending', {
        by: `${pending.askedBy} · ${formatDateTime(pending.askedAt)}`,
        order: `${t(`pools_kind_${pending.kind}` as TextKey)} · ${t(`pools_${code}` as TextKey)} · ${what}`,
      })}
    </PendingStrip>
  )
}
