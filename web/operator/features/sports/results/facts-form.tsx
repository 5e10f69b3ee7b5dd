import { useState } from 'react'
import { decideSportResult } from '../../../../../contract/operator/sportsbook/decide-result.ts'
import { enterSportResult } from '../../../../../contract/operator/sportsbook/enter-result.ts'
import { previewSportResult } from '../../../../../contract/operator/sportsbook/preview-result.ts'
import { endings } from '../../../../../kernel/sports/facts.ts'
import { callServer } from '../../../../client/call.ts'
import { CallError } from '../../../../client/call-error.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { FieldMessage, TextField } from '../../../../ui/forms/field.tsx'
import { Form } from '../../../../ui/forms/form.tsx'
import { SelectField } from '../../../../ui/forms/select-field.tsx'
import { useForm, type Faults, type FormState } from '../../../../ui/forms/use-form.ts'
import { errorText } from '../../../../ui/i18n/error-text.ts'
import { useText, type TextKey, type Translate } from '../../../../ui/i18n/text.tsx'
import { toast } from '../../../../ui/overlay/toast.tsx'
import parts from '../../../parts/parts.module.css'
import { periodName } from '../words.ts'
import { PreviewNote, type Preview } from './preview-note.tsx'
import { WinnersField } from './winners-field.tsx'
import { emptyDraft, factsOf, fieldAt, isBlank, periodsOf, type FactsDraft } from './facts-draft.ts'
import styles from './results.module.css'
import { refreshResults, type ResultFixture } from './words.ts'

/** A result that is typed: by the first person, or once more by the second, who has not seen it. */
export function FactsForm({ fixture, version }: { fixture: ResultFixture; version: number | null }) {
  const t = useText()
  const isOutright = fixture.kind === 'OUTRIGHT'
  const isCheck = version !== null
  const form: FormState<FactsDraft & { reason: string }> = useForm({
    start: { ...emptyDraft, reason: '' },
    send: async ({ reason, ...draft }) => {
      const facts = factsOf(draft, isOutright)
      if ('wrong' in facts) return { [facts.wrong]: wrongText(facts.wrong, t) }
      const params = { fixtureId: fixture.fixtureId }
      const told = reason.trim() ? { reason: reason.trim() } : {}
      const body = { facts: facts as never, ...told }
      if (isCheck)
        await callServer(decideSportResult, {
          params: { ...params, version: `${version}` },
          body: { decision: 'CONFIRM', ...body },
        })
      else await callServer(enterSportResult, { params, body })
      toast.good(t(isCheck ? 'op_sport_result_sent' : 'op_sport_result_wait_checker'))
      await refreshResults()
      return undefined
    },
    refuse: (error) => refusalAt(error, form.values, fixture, t),
  })
  const { values, edit, faults } = form
  const [seen, setSeen] = useState<{ of: unknown; preview: Preview } | null>(null)
  const look = () =>
    form.sendBy(async ({ reason: _, ...draft }) => {
      const facts = factsOf(draft, isOutright)
      if ('wrong' in facts) return { [facts.wrong]: wrongText(facts.wrong, t) }
      const params = { fixtureId: fixture.fixtureId }
      const preview = await callServer(previewSportResult, { params, body: { facts: facts as never } })
      setSeen({ of: values, preview })
      return undefined
    })
  const isCorrection = !isCheck && fixture.resultVersion > 0
  const title = t(
    isCheck ? 'op_sport_result_check' : isCorrection ? 'op_sport_result_correct' : 'op_sport_result_enter',
  )
  return (
    <Form form={form} className={parts.form} aria-label={title}>
      <h3>{title}</h3>
      <div className={styles.fields}>
        <SelectField
          label={t('op_sport_ending')}
          value={values.ending}
          error={faults['ending']}
          onChange={form.set('ending')}
          choices={endings.map((key) => ({ key, text: t(`op_sport_ending_${key}` as TextKey) }))}
        />
        {isOutright ? (
          <WinnersField runners={fixture.runners} {...form.field('winners')} />
        ) : (
          periodsOf(fixture).map((period) => (
            <TextField
              key={period}
              label={periodName(t, period)}
              placeholder="2-1"
              maxLength={9}
              autoComplete="off"
              value={values.scores[period] ?? ''}
              error={faults[period]}
              onChange={(event) => edit({ scores: { ...values.scores, [period]: event.target.value } })}
            />
          ))
        )}
        {fixture.sportCode === 'FOOTBALL' && !isOutright ? (
          <>
            <TextField
              label={t('op_sport_goals')}
              hint={t('op_sport_goals_hint')}
              maxLength={60}
              autoComplete="off"
              {...form.field('goals')}
            />
            <TextField label={t('op_sport_result_corners')} maxLength={9} {...form.field('corners')} />
            <TextField label={t('op_sport_result_cards')} maxLength={9} {...form.field('cards')} />
          </>
        ) : null}
        {fixture.sportCode === 'MOBA' && !isOutright ? (
          <TextField
            label={t('op_sport_first_blood')}
            hint={t('op_sport_first_blood_hint')}
            maxLength={9}
            autoComplete="off"
            {...form.field('firstBlood')}
          />
        ) : null}
      </div>
      {isCheck ? null : (
        <TextField
          label={t('op_reason')}
          hint={isCorrection ? t('op_sport_reason_hint') : undefined}
          isRequired={isCorrection}
          maxLength={200}
          {...form.field('reason')}
        />
      )}
      <FieldMessage error={form.problem} />
      {seen?.of === values ? <PreviewNote preview={seen.preview} /> : null}
      <div className={parts.formActions}>
        <Button onClick={look}>{t('op_sport_result_try')}</Button>
        <Button type="submit" kind={isCheck ? 'jade' : 'primary'} isBusy={form.isBusy}>
          {t(isCheck ? 'op_sport_result_confirm_button' : 'op_sport_result_send')}
        </Button>
      </div>
    </Form>
  )
}

const hints: Readonly<Record<string, TextKey>> = {
  goals: 'op_sport_goals_hint',
  firstBlood: 'op_sport_first_blood_hint',
}
/** What a field that cannot be read should hold. */
const wrongText = (field: string, t: Translate): string => t(hints[field] ?? 'op_sport_score_wrong')

/** At the field that the server names: it is empty, contradicts another, or differs from the first entry. */
function refusalAt(
  error: unknown,
  draft: FactsDraft,
  fixture: ResultFixture,
  t: Translate,
): Faults | undefined {
  if (!(error instanceof CallError)) return undefined
  if (error.code === 'SPORT_RESULT_REASON') return { reason: errorText(error, t) }
  const { at = '' } = (error.value ?? {}) as { at?: string }
  const field = fieldAt(at, fixture)
  if (error.code === 'SPORT_RESULT_SCORES' && field !== null)
    return { [field]: isBlank(draft, field) ? wrongText(field, t) : t('op_sport_score_clash') }
  if (error.code === 'SPORT_RESULT_DIFFERS' && field !== null)
    return { [field]: field === 'ending' ? t('op_sport_ending_differs') : errorText(error, t) }
  return undefined
}
