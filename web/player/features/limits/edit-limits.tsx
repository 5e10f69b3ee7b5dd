import { useState } from 'react'
import { changeLimit } from '../../../../contract/player/limits/change-limit.ts'
import { readLimits } from '../../../../contract/player/limits/read-limits.ts'
import { limitBounds, raiseDelayHours } from '../../../../contract/shared/limit-words.ts'
import { useSend } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { formatAmount, formatMoney, parseAmount } from '../../../ui/i18n/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Note, toast } from '../../../ui/overlay/toast.tsx'
import { hoursText } from './length-text.ts'
import { periodTexts, type LimitLine } from './limit-names.ts'

/** One field a period; empty means no limit. What is lower holds with the answer, what is higher waits. */
export function EditLimits({ limits, onDone }: { limits: readonly LimitLine[]; onDone: () => void }) {
  const t = useText()
  const send = useSend(changeLimit, { changes: [readLimits] })
  const [texts, setTexts] = useState(() => limits.map(({ value }) => value === null ? '' : formatAmount(value, value % 100 === 0 ? 0 : 2)))
  const [problem, setProblem] = useState<string>()
  const { min, max } = limitBounds[limits[0]!.kind]
  const wished = texts.map((text) => (text.trim() === '' ? null : parseAmount(text)))
  const isOut = (place: number) => texts[place]!.trim() !== '' && (wished[place] === null || wished[place]! < min || wished[place]! > max)
  const isRaise = (place: number) => limits[place]!.value !== null && (wished[place] === null || wished[place]! > limits[place]!.value!)
  const changed = limits.map((limit, place) => ({ limit, place })).filter(({ limit, place }) => wished[place] !== limit.value)
  const submit = async () => {
    try {
      for (const { limit, place } of changed) await send.mutateAsync({ body: { kind: limit.kind, period: limit.period, value: wished[place]! } })
      toast.good(t(changed.some(({ place }) => isRaise(place)) ? 'limits_asked' : 'limits_saved'))
      onDone()
    } catch (error) {
      setProblem(errorText(error, t))
    }
  }
  return (
    <form className="stack" onSubmit={(event) => { event.preventDefault(); void submit() }}>
      {limits.map((limit, place) => (
        <TextField
          key={limit.period} inputMode="decimal" autoComplete="off" autoFocus={place === 0}
          label={limit.period === 'BET' ? t('limits_new') : `${t(periodTexts[limit.period])} · ${t('limits_new')}`} value={texts[place]}
          onChange={(event) => { setTexts(texts.map((text, other) => (other === place ? event.target.value : text))) }}
          error={isOut(place) ? t('limits_amount_bounds', { 0: formatMoney(min, 'THB', { decimals: 0 }), 1: formatMoney(max, 'THB', { decimals: 0 }) }) : undefined}
          hint={isRaise(place) ? t('rg_limit_raise_later', { 0: hoursText(raiseDelayHours[limit.period], t) }) : undefined}
        />
      ))}
      <p className="small text-2">{t('limits_empty_none')}</p>
      {problem ? <Note tone="bad">{problem}</Note> : null}
      <Button type="submit" kind="primary" isBlock isBusy={send.isPending} disabled={changed.length === 0 || limits.some((_, place) => isOut(place))}>{t('common_save')}</Button>
    </form>
  )
}
