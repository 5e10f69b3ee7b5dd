import { changeNumberRule } from '../../../../../contract/operator/lottery/change-number-rule.ts'
import type { FullMode, NumberRuleMode } from '../../../../../contract/operator/lottery/number-rule-fields.ts'
import { listPlayOdds } from '../../../../../contract/operator/lottery/list-play-odds.ts'
import { readExposure } from '../../../../../contract/operator/lottery/read-exposure.ts'
import { formatDateTime, formatMoney, parseAmount, plainDigits } from '../../../../../design/format.ts'
import { zoneLabel } from '../../../../../design/house.ts'
import { callServer } from '../../../../client/call.ts'
import { useCall } from '../../../../client/use-call.ts'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { FieldMessage, TextField } from '../../../../ui/forms/field.tsx'
import { Form } from '../../../../ui/forms/form.tsx'
import { TextAreaField } from '../../../../ui/forms/text-area.tsx'
import { useForm, type FormState } from '../../../../ui/forms/use-form.ts'
import { useText, type Translate } from '../../../../ui/i18n/text.tsx'
import { toast } from '../../../../ui/overlay/toast.tsx'
import { Progress } from '../../../../ui/progress/progress.tsx'
import { KeyValues } from '../../../../ui/status/key-values.tsx'
import { Segmented } from '../../../../ui/tabs/segmented.tsx'
import { MomentField } from '../../../parts/content/moment-field.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { useCan } from '../../../session/me.ts'
import { numberName, playName } from '../play-text.ts'
import { shownPercent, stateText } from './heat-map.tsx'
import styles from './numbers.module.css'
import { factorOf, listedNumbers, reducedOdds } from './rule-words.ts'
import { heatsOf, refreshNumbers, stateTones, type Place } from './words.ts'

/** The chosen number with its figures, and the rule for it or for any others. */
export function NumberPanel({ place, isOpen, number }: { place: Place; isOpen: boolean; number: string }) {
  const t = useText()
  const can = useCan()
  const name = playName(t, place.gameCode, place.playCode)
  return (
    <Panel title={number ? `${numberName(t, number)} · ${name}` : name}>
      <div className={styles.aside}>
        {number && place.numero ? <NumberFigures place={place} number={number} /> : null}
        {number ? null : <p className="small text-2">{t('lotnum_choose_text')}</p>}
        {can('lottery.terms') ? <RuleForm place={place} isOpen={isOpen} number={number} /> : null}
        <p className="note text-3">{t('lotnum_fine_print')}</p>
      </div>
    </Panel>
  )
}

function NumberFigures({ place, number }: { place: Place; number: string }) {
  const t = useText()
  const { data } = useCall(
    readExposure,
    { query: { ...place, order: 'EXPOSURE', pageNo: 1, pageSize: 1_000 } },
    { staleMs: 1_000 },
  )
  if (!data) return null
  const heat = heatsOf(data).get(number)
  const share = heat?.share ?? 0
  const state = heat?.state ?? 'OPEN'
  return (
    <>
      <KeyValues
        rows={[
          {
            key: 'state',
            label: t('lot_state'),
            value: <Badge tone={stateTones[state]}>{stateText(t, state)}</Badge>,
          },
          {
            key: 'stakes',
            label: t('lot_stakes'),
            value: formatMoney(heat?.stakeAmount ?? 0, data.currency),
          },
          {
            key: 'exposure',
            label: t('lotnum_exposure'),
            value: formatMoney(heat?.exposureAmount ?? 0, data.currency),
            isTotal: true,
          },
        ]}
      />
      <Progress share={share} tone={share >= 0.6 ? 'risk' : 'task'} label={t('lotnum_share')} />
      <p className="note text-3">
        {t('lotnum_percent_of', {
          percent: shownPercent(share),
          amount: formatMoney(data.maxPayoutPerNumber, data.currency),
        })}
      </p>
    </>
  )
}

interface Values {
  numbers: string
  mode: NumberRuleMode | 'NONE'
  scope: 'ISSUE' | 'ALL'
  factor: string
  maxTotal: string
  onFull: FullMode
  start: 'NOW' | 'LATER'
  effectiveFrom: string | null
  reason: string
}

function RuleForm({ place, isOpen, number }: { place: Place; isOpen: boolean; number: string }) {
  const t = useText()
  const form = useForm<Values>({
    start: {
      numbers: number,
      mode: 'CLOSED',
      scope: isOpen ? 'ISSUE' : 'ALL',
      factor: '0.5',
      maxTotal: '',
      onFull: 'CLOSED',
      start: 'NOW',
      effectiveFrom: null,
      reason: '',
    },
    send: async (values) => {
      const numbers = listedNumbers(place, values.numbers)
      const factor = factorOf(values.factor)
      const maxTotalAmount = parseAmount(values.maxTotal)
      const isLimited = values.mode === 'LIMITED'
      const hasFactor = values.mode === 'HALF' || (isLimited && values.onFull === 'HALF')
      const isLater = values.mode !== 'NONE' && values.start === 'LATER'
      if (!numbers) return { numbers: t('lotnum_numbers_wrong') }
      if (hasFactor && factor === undefined) return { factor: t('lotnum_factor_wrong') }
      if (isLimited && !maxTotalAmount) return { maxTotal: t('lot_amount_wrong') }
      if (isLater && !values.effectiveFrom) return { effectiveFrom: t('msg_input_empty') }
      if (!values.reason.trim()) return { reason: t('msg_input_empty') }
      const { state } = await callServer(changeNumberRule, {
        body: {
          gameCode: place.gameCode,
          playCode: place.playCode,
          ...(values.scope === 'ISSUE' ? { numero: place.numero } : {}),
          numbers: [...numbers],
          mode: values.mode,
          ...(hasFactor ? { factor } : {}),
          ...(isLimited && maxTotalAmount ? { maxTotalAmount, onFull: values.onFull } : {}),
          ...(isLater && values.effectiveFrom ? { effectiveFrom: values.effectiveFrom } : {}),
          reason: values.reason.trim(),
        },
      })
      toast.good(
        state === 'PENDING'
          ? t('lot_terms_waiting')
          : isLater
            ? t('lotnum_rule_later', { time: formatDateTime(values.effectiveFrom!) })
            : t('lotnum_rule_done'),
      )
      form.edit({ reason: '' })
      await refreshNumbers()
      return undefined
    },
  })
  const { values, edit } = form
  return (
    <Form form={form} className={styles.aside} aria-label={t('lotnum_rule')}>
      <h3>{t('lotnum_rule')}</h3>
      <TextField
        label={t('lotnum_numbers')}
        hint={t('lotnum_numbers_hint')}
        autoComplete="off"
        isRequired
        {...form.field('numbers')}
      />
      <Segmented
        label={t('lotnum_mode')}
        value={values.mode}
        onChange={(mode) => edit({ mode })}
        choices={(['NONE', 'HALF', 'LIMITED', 'CLOSED'] as const).map((key) => ({
          key,
          text: t(`lotnum_mode_${key}`),
        }))}
      />
      <ModeFields form={form} place={place} t={t} />
      <Segmented
        label={t('lotnum_scope')}
        value={values.scope}
        onChange={(scope) => edit({ scope })}
        choices={[
          ...(isOpen ? [{ key: 'ISSUE' as const, text: t('lotnum_scope_ISSUE') }] : []),
          { key: 'ALL' as const, text: t('lotnum_scope_ALL') },
        ]}
      />
      {values.mode === 'NONE' ? null : <StartFields form={form} t={t} />}
      <TextAreaField label={t('op_reason')} rows={2} maxLength={140} isRequired {...form.field('reason')} />
      <FieldMessage error={form.problem} />
      <Button type="submit" kind="jade" isBlock isBusy={form.isBusy}>
        {t('lotnum_save')}
      </Button>
    </Form>
  )
}

/** Whether a rule holds at once, or from when. */
function StartFields({ form, t }: { form: FormState<Values>; t: Translate }) {
  const { values, edit, faults } = form
  return (
    <>
      <Segmented
        label={t('lotnum_start')}
        value={values.start}
        onChange={(start) => edit({ start })}
        choices={(['NOW', 'LATER'] as const).map((key) => ({ key, text: t(`lotnum_start_${key}`) }))}
      />
      {values.start === 'LATER' ? (
        <MomentField
          label={t('lotnum_start_at', { zone: zoneLabel() })}
          hint={t('lotnum_start_hint')}
          value={values.effectiveFrom}
          onChange={(effectiveFrom) => edit({ effectiveFrom })}
          error={faults['effectiveFrom']}
        />
      ) : null}
    </>
  )
}

/** What a mode needs besides its name. */
function ModeFields({ form, place, t }: { form: FormState<Values>; place: Place; t: Translate }) {
  const { values, edit } = form
  const { data } = useCall(listPlayOdds, { params: { gameCode: place.gameCode } }, { staleMs: 30_000 })
  const full = data?.plays.find(({ playCode }) => playCode === place.playCode)?.odds ?? []
  const factor = (
    <TextField
      label={t('lotnum_factor')}
      hint={reducedOdds(plainDigits(values.factor), full)}
      inputMode="decimal"
      isRequired
      {...form.field('factor')}
    />
  )
  if (values.mode === 'HALF') return factor
  if (values.mode !== 'LIMITED') return null
  return (
    <>
      <TextField label={t('lotnum_max_total')} inputMode="decimal" isRequired {...form.field('maxTotal')} />
      <Segmented
        label={t('lotnum_on_full')}
        value={values.onFull}
        onChange={(onFull) => edit({ onFull })}
        choices={[
          { key: 'CLOSED', text: t('lotnum_on_full_CLOSED') },
          { key: 'HALF', text: t('lotnum_on_full_HALF') },
        ]}
      />
      {values.onFull === 'HALF' ? factor : null}
    </>
  )
}
