import { changeLimit } from '../../../../contract/player/limits/change-limit.ts'
import { readLimits } from '../../../../contract/player/limits/read-limits.ts'
import { limitBounds, raiseDelayHours } from '../../../../contract/shared/limit-words.ts'
import { useSend } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { formatAmount, formatMoney, parseAmount } from '../../../../design/format.ts'
import { houseCurrency } from '../../../../design/house.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Note, toast } from '../../../ui/overlay/toast.tsx'
import { hoursText } from './length-text.ts'
import { periodTexts, type LimitLine } from './limit-names.ts'

/** One field a period; empty means no limit. What is lower holds with the answer, what is higher waits. */
export function EditLimits({ limits, onDone }: { limits: readonly LimitLine[]; onDone: () => void }) {
  const t = useText()
  const send = useSend(changeLimit, { changes: [readLimits] })
  const form = useForm({
    start: () => ({
      texts: limits.map(({ value }) =>
        value === null ? '' : formatAmount(value, value % 100 === 0 ? 0 : 2),
      ),
    }),
    send: async () => {
      for (const { limit, place } of changed)
        await send.mutateAsync({ body: { kind: limit.kind, period: limit.period, value: wished[place]! } })
      toast.good(t(changed.some(({ place }) => isRaise(place)) ? 'limits_asked' : 'limits_saved'))
      onDone()
    },
    refuse: (error) => ({ form: errorText(error, t) }),
  })
  const { texts } = form.values
  const { min, max } = limitBounds[limits[0]!.kind]
  const wished = texts.map((text) => (text.trim() === '' ? null : parseAmount(text)))
  const isOut = (place: number) =>
    texts[place]!.trim() !== '' && (wished[place] === null || wished[place]! < min || wished[place]! > max)
  const isRaise = (place: number) =>
    limits[place]!.value !== null && (wished[place] === null || wished[place]! > limits[place]!.value!)
  const changed = limits
    .map((limit, place) => ({ limit, place }))
    .filter(({ limit, place }) => wished[place] !== limit.value)
  return (
    <Form form={form} className="stack">
      {limits.map((limit, place) => (
        <TextField
          key={limit.period}
          inputMode="decimal"
          autoComplete="off"
          autoFocus={place === 0}
          label={
            limit.period === 'BET' ? t('limits_new') : `${t(periodTexts[limit.period])} · ${t('limits_new')}`
          }
          value={texts[place]}
          onChange={(event) =>
            form.edit({ texts: texts.map((text, other) => (other === place ? event.target.value : text)) })
          }
          error={
            isOut(place)
              ? t('limits_amount_bounds', {
                  min: formatMoney(min, houseCurrency(), { decimals: 0 }),
                  max: formatMoney(max, houseCurrency(), { decimals: 0 }),
                })
              : undefined
          }
          hint={
            isRaise(place)
              ? t('rg_limit_raise_later', { delay: hoursText(raiseDelayHours[limit.period], t) })
              : undefined
          }
        />
      ))}
      <p className="small text-2">{t('limits_empty_none')}</p>
      {form.problem ? <Note tone="bad">{form.problem}</Note> : null}
      <Button
        type="submit"
        kind="primary"
        isBlock
        isBusy={form.isBusy}
        disabled={changed.length === 0 || limits.some((_, place) => isOut(place))}
      >
        {t('common_save')}
      </Button>
    </Form>
  )
}
