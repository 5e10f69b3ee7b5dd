import { decideResult } from '../../../../../contract/operator/lottery/decide-result.ts'
import { callServer } from '../../../../client/call.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { FieldMessage } from '../../../../ui/forms/field.tsx'
import { Form } from '../../../../ui/forms/form.tsx'
import { TextAreaField } from '../../../../ui/forms/text-area.tsx'
import { useForm } from '../../../../ui/forms/use-form.ts'
import { errorText } from '../../../../ui/i18n/error-text.ts'
import { useText } from '../../../../ui/i18n/text.tsx'
import { toast } from '../../../../ui/overlay/toast.tsx'
import { sayDigits } from './enter-form.tsx'
import { makerOf } from './entry-card.tsx'
import { isRight, publishedOf, slotsOf, type Figures } from './published-form.ts'
import { faultsOf, ResultFields } from './result-fields.tsx'
import styles from './results.module.css'
import { numberOf, refreshResults, toPrizes, type DeskRow, type Entry } from './words.ts'

interface Values {
  figures: Figures
  reason: string
}

/** The second person types the numbers from the source; only equal numbers are a result. */
export function CheckForm({ row, entry }: { row: DeskRow; entry: Entry }) {
  const t = useText()
  const params = { entryId: entry.entryId }
  const form = useForm<Values>({
    start: { figures: {}, reason: '' },
    check: ({ figures }) => faultsOf(row.form, figures, sayDigits(t)),
    refuse: (error) => {
      const key = numberOf(error)
      return key === undefined ? undefined : { [key]: t('lotres_differs'), form: errorText(error, t) }
    },
    send: async ({ figures, reason }) => {
      const prizes = toPrizes(publishedOf(row.form, figures))
      await callServer(decideResult, {
        params,
        body: { decision: 'CONFIRM', prizes, ...(reason.trim() ? { reason: reason.trim() } : {}) },
      })
      toast.good(t('lotres_checked'))
      await refreshResults()
    },
  })
  const sendBack = () =>
    form.sendBy(async ({ reason }) => {
      if (!reason.trim()) return { reason: t('msg_input_empty') }
      await callServer(decideResult, { params, body: { decision: 'REJECT', reason: reason.trim() } })
      toast.good(t('lotres_sent_back'))
      await refreshResults()
      return undefined
    })
  const left = slotsOf(row.form).filter((slot) => !isRight(slot, form.values.figures[slot.key] ?? '')).length
  return (
    <Form form={form} className={styles.work} aria-label={t('lotres_check')}>
      <h3>{t('lotres_check')}</h3>
      <p className="small text-2">
        {makerOf(t, entry)} · {t('lotres_check_text')}
      </p>
      <ResultFields
        form={row.form}
        figures={form.values.figures}
        faults={form.faults}
        onChange={(figures) => form.edit({ figures })}
      />
      <TextAreaField
        label={t('lotres_check_reason')}
        hint={t('lotres_check_reason_hint')}
        rows={2}
        maxLength={400}
        {...form.field('reason')}
      />
      <FieldMessage error={form.problem} />
      <div className={styles.actions}>
        <Button kind="line" disabled={form.isBusy} onClick={sendBack}>
          {t('lotres_send_back')}
        </Button>
        <Button type="submit" kind="jade" disabled={left > 0} isBusy={form.isBusy}>
          {left > 0 ? t('lotres_confirm_left', { count: left }) : t('lotres_confirm')}
        </Button>
      </div>
    </Form>
  )
}
