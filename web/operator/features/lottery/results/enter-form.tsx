import { correctResult } from '../../../../../contract/operator/lottery/correct-result.ts'
import { enterResult } from '../../../../../contract/operator/lottery/enter-result.ts'
import { callServer } from '../../../../client/call.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { FieldMessage, TextField } from '../../../../ui/forms/field.tsx'
import { Form } from '../../../../ui/forms/form.tsx'
import { TextAreaField } from '../../../../ui/forms/text-area.tsx'
import { useForm, type Faults } from '../../../../ui/forms/use-form.ts'
import { errorText } from '../../../../ui/i18n/error-text.ts'
import { useText, type Translate } from '../../../../ui/i18n/text.tsx'
import { toast } from '../../../../ui/overlay/toast.tsx'
import { publishedOf, type Figures } from './published-form.ts'
import { faultsOf, ResultFields } from './result-fields.tsx'
import styles from './results.module.css'
import { numberOf, refreshResults, toPrizes, type DeskRow } from './words.ts'

interface Values {
  figures: Figures
  sourceName: string
  sourceUrl: string
  rawText: string
  reason: string
}

/** Every number of the draw, and where it was read; a second person types it again. */
export function EnterForm({
  row,
  isCorrection,
  onClose,
}: {
  row: DeskRow
  isCorrection: boolean
  /** Nothing else is to be done without it. */
  onClose: (() => void) | undefined
}) {
  const t = useText()
  const form = useForm<Values>({
    start: { figures: {}, sourceName: '', sourceUrl: '', rawText: '', reason: '' },
    check: (values) => faultsIn(t, row, values, isCorrection),
    refuse: (error) => {
      const key = numberOf(error)
      return key === undefined ? undefined : { [key]: errorText(error, t) }
    },
    send: async ({ figures, ...texts }) => {
      const said = {
        prizes: toPrizes(publishedOf(row.form, figures)),
        sourceName: texts.sourceName.trim(),
        ...(texts.sourceUrl.trim() ? { sourceUrl: texts.sourceUrl.trim() } : {}),
        ...(texts.rawText.trim() ? { rawText: texts.rawText } : {}),
      }
      const params = { gameCode: row.gameCode, numero: row.numero }
      const reason = texts.reason.trim()
      if (isCorrection) await callServer(correctResult, { params, body: { ...said, reason } })
      else await callServer(enterResult, { params, body: { ...said, ...(reason ? { reason } : {}) } })
      toast.good(t('lotres_entered'))
      onClose?.()
      await refreshResults()
    },
  })
  return (
    <Form
      form={form}
      className={styles.work}
      aria-label={t(isCorrection ? 'lotres_correct' : 'lotres_enter')}
    >
      <h3>{t(isCorrection ? 'lotres_correct' : 'lotres_enter')}</h3>
      <p className="small text-2">{t(isCorrection ? 'lotres_correct_text' : 'lotres_enter_text')}</p>
      <ResultFields
        form={row.form}
        figures={form.values.figures}
        faults={form.faults}
        onChange={(figures) => form.edit({ figures })}
      />
      <div className={styles.sourceFields}>
        <TextField
          label={t('lotres_source_name')}
          hint={t('lotres_source_name_hint')}
          maxLength={80}
          isRequired
          {...form.field('sourceName')}
        />
        <TextField
          label={t('lotres_source_url')}
          inputMode="url"
          maxLength={400}
          autoComplete="off"
          {...form.field('sourceUrl')}
        />
      </div>
      <TextAreaField
        label={t('lotres_raw')}
        hint={t('lotres_raw_hint')}
        rows={2}
        maxLength={20_000}
        {...form.field('rawText')}
      />
      <TextAreaField
        label={t('op_reason')}
        rows={2}
        maxLength={400}
        isRequired={isCorrection}
        {...form.field('reason')}
      />
      <FieldMessage error={form.problem} />
      <div className={styles.actions}>
        {onClose ? (
          <Button kind="line" onClick={onClose}>
            {t('common_cancel')}
          </Button>
        ) : null}
        <Button type="submit" kind="primary" isBusy={form.isBusy}>
          {t('lotres_send')}
        </Button>
      </div>
    </Form>
  )
}

export const sayDigits = (t: Translate) => (digits: number | null) =>
  digits === null ? t('lotres_figure_wrong') : t('lotres_digits_wrong', { count: digits })

function faultsIn(t: Translate, row: DeskRow, values: Values, isCorrection: boolean): Faults {
  return {
    ...faultsOf(row.form, values.figures, sayDigits(t)),
    // Changed as one value, they are judged as one.
    figures: undefined,
    sourceName: values.sourceName.trim() ? undefined : t('msg_input_empty'),
    reason: isCorrection && !values.reason.trim() ? t('msg_input_empty') : undefined,
  }
}
