import { cancelLimitChange } from '../../../../contract/player/limits/cancel-limit-change.ts'
import { confirmLimitChange } from '../../../../contract/player/limits/confirm-limit-change.ts'
import { readLimits } from '../../../../contract/player/limits/read-limits.ts'
import { useSend } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { formatRecordTime } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { PendingStrip } from '../../../ui/status/limit-bar.tsx'
import { kindTexts, periodTexts, valueText, type LimitLine } from './limit-names.ts'

/**
 * A pending higher limit: it can be cancelled at any time, and confirmed for seven days once its delay is
 * over.
 */
export function WaitingChange({ limit }: { limit: LimitLine }) {
  const t = useText()
  const cancel = useSend(cancelLimitChange, { changes: [readLimits] })
  const confirm = useSend(confirmLimitChange, { changes: [readLimits] })
  const { kind, period, pending } = limit
  if (!pending) return null
  const name =
    period === 'BET' || kind === 'SESSION'
      ? t(kindTexts[kind])
      : `${t(kindTexts[kind])} (${t(periodTexts[period])})`
  const body = { kind, period }
  const fail = (error: unknown) => {
    toast.bad(errorText(error, t))
  }
  return (
    <PendingStrip
      action={
        <span className="row">
          {pending.isReady ? (
            <Button
              kind="jade"
              size="small"
              isBusy={confirm.isPending}
              onClick={() => {
                confirm.mutateAsync({ body }).then(() => toast.good(t('limits_saved')), fail)
              }}
            >
              {t('limits_confirm_change')}
            </Button>
          ) : null}
          <Button
            kind="quiet"
            size="small"
            isBusy={cancel.isPending}
            aria-label={t(pending.isExpired ? 'common_close' : 'rg_limit_cancel_pending')}
            onClick={() => {
              cancel.mutateAsync({ body }).catch(fail)
            }}
          >
            {t(pending.isExpired ? 'common_close' : 'common_cancel')}
          </Button>
        </span>
      }
    >
      {t(
        pending.isExpired
          ? 'limits_pending_expired'
          : pending.isReady
            ? 'limits_pending_ready'
            : 'limits_pending',
        {
          limit: name,
          value: valueText(kind, pending.value, t),
          until: formatRecordTime(pending.isExpired || pending.isReady ? pending.expiresAt : pending.readyAt),
          expiresAt: formatRecordTime(pending.expiresAt),
        },
      )}
    </PendingStrip>
  )
}
