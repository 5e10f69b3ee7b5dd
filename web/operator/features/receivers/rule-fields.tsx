import { TextField } from '../../../ui/forms/field.tsx'
import type { Faults } from '../../../ui/forms/use-form.ts'
import { formatAmount, parseAmount } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'

/** What one operator may set, as typed. */
export interface RuleTexts {
  dailyLimit: string
  rank: string
  note: string
}
export const NO_RULES: RuleTexts = { dailyLimit: '', rank: '1', note: '' }

export const textsOf = (rules: { dailyLimit: number | null; rank: number; note: string }): RuleTexts => ({
  dailyLimit: rules.dailyLimit === null ? '' : formatAmount(rules.dailyLimit),
  rank: String(rules.rank),
  note: rules.note,
})

/** The rules, or the field that cannot be read. */
export function readRules(
  texts: RuleTexts,
): { dailyLimit: number | null; rank: number; note: string } | 'dailyLimit' | 'rank' {
  const dailyLimit = texts.dailyLimit.trim() === '' ? null : parseAmount(texts.dailyLimit)
  if (dailyLimit === 0 || (dailyLimit === null && texts.dailyLimit.trim() !== '')) return 'dailyLimit'
  if (!/^[1-9][0-9]?$/.test(texts.rank.trim())) return 'rank'
  return { dailyLimit, rank: Number.parseInt(texts.rank.trim(), 10), note: texts.note.trim() }
}

export function RuleFields({
  texts,
  faults,
  onEdit,
}: {
  texts: RuleTexts
  faults: Faults
  onEdit: (change: Partial<RuleTexts>) => void
}) {
  const t = useText()
  return (
    <>
      <TextField
        label={t('desk_daily_limit')}
        inputMode="decimal"
        autoComplete="off"
        maxLength={16}
        hint={t('desk_daily_limit_hint')}
        value={texts.dailyLimit}
        error={faults.dailyLimit}
        onChange={(event) => onEdit({ dailyLimit: event.target.value })}
      />
      <TextField
        label={t('desk_rank')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={2}
        hint={t('desk_rank_hint')}
        value={texts.rank}
        error={faults.rank}
        onChange={(event) => onEdit({ rank: event.target.value })}
      />
      <TextField
        label={t('desk_note')}
        autoComplete="off"
        maxLength={140}
        value={texts.note}
        error={faults.note}
        onChange={(event) => onEdit({ note: event.target.value })}
      />
    </>
  )
}
