import { cancelLimitChange } from '../../../../contract/player/limits/cancel-limit-change.ts'
import { confirmLimitChange } from '../../../../contract/player/limits/confirm-limit-change.ts'
import { readLimits } from '../../../../contract/player/limits/read-limits.ts'
import { useSend } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { formatRecordTime } from '../../../ui/i18n/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { PendingStrip } from '../../../ui/status/limit-bar.tsx'
import { kindTexts, periodTexts, valueText, type LimitLine } from './limit-names.ts'

/** A higher limit that waits: to be taken back at any time, to be confirmed once its delay is over. */
export function WaitingChange({ limit }: { limit: LimitLine }) {
  const t = useText()
  const cancel = useSend(cancelLimitChange, { changes: [readLimits] })
  const confirm = useSend(confirmLimitChange, { changes: [readLimits] })
  const { kind, period, pending } = limit
  if (!pending) return null
  const name = period === 'BET' || kind === 'SESSION' ? t(kindTexts[kind]) : `${t(kindTexts[kind])} (${t(periodTexts[period])})`
  const body = { kind, period }
  const fail = (error: unknown) => { toast.bad(errorText(error, t)) }
  return (
    <PendingStrip action={(
      <span className="row">
        {pending.isReady ? <Button kind="jade" size="small" isBusy={confirm.isPending} onClick={() => { confirm.mutateAsync({ body }).then(() => toast.good(t('limits_saved')), fail) }}>{t('limits_confirm_change')}</Button> : null}
        <Button kind="quiet" size="small" isBusy={cancel.isPending} aria-label={t('rg_limit_cancel_pending')} onClick={() => { cancel.mutateAsync({ body }).catch(fail) }}>{t('common_cancel')}</Button>
      </span>
    )}>
      {pending.isReady
        ? t('limits_pending_ready', { 0: name, 1: valueText(kind, pending.value, t) })
        : t('limits_pending', { 0: name, 1: valueText(kind, pending.value, t), 2: formatRecordTime(pending.readyAt) })}
    </PendingStrip>
  )
}
