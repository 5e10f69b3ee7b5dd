import { formatAmount, parseAmount } from '../../../design/format.ts'
import { Button, IconButton } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/forms/field.tsx'
import { useText } from '../../ui/i18n/text.tsx'
import styles from './contract-tiers.module.css'

export interface TypedTier {
  readonly valid: string
  readonly active: string
  readonly rate: string
}
interface Tier {
  readonly minValid: number
  readonly minActive: number
  readonly ratePpm: number
}

const PERCENT_PPM = 10_000

export const typedTiers = (tiers: readonly Tier[]): TypedTier[] =>
  tiers.map(({ minValid, minActive, ratePpm }) => ({
    valid: formatAmount(minValid),
    active: String(minActive),
    rate: String(ratePpm / PERCENT_PPM),
  }))

/** What is no figure becomes -1, which no contract takes. */
export const tiersOf = (typed: readonly TypedTier[]): Tier[] =>
  typed.map(({ valid, active, rate }) => ({
    minValid: parseAmount(valid) ?? -1,
    minActive: whole(active),
    ratePpm: ppm(rate),
  }))

const whole = (text: string): number => (/^\d{1,6}$/.test(text.trim()) ? Number.parseInt(text, 10) : -1)
/** "12.5" → 125000, by the digits alone. */
const ppm = (text: string): number => (parseAmount(text) ?? -1) * 100

/** The tiers of a contract as rows: from which valid bet and how many active bettors which rate holds. */
export function TierRows({
  tiers,
  onChange,
}: {
  tiers: readonly TypedTier[]
  onChange: (tiers: TypedTier[]) => void
}) {
  const t = useText()
  const set = (index: number, change: Partial<TypedTier>) =>
    onChange(tiers.map((tier, place) => (place === index ? { ...tier, ...change } : tier)))
  return (
    <>
      {tiers.map((tier, index) => (
        <div key={index} className={styles.tier}>
          <TextField
            label={t('op_contract_min_valid')}
            inputMode="decimal"
            value={tier.valid}
            onChange={(event) => set(index, { valid: event.currentTarget.value })}
          />
          <TextField
            label={t('op_contract_min_active')}
            inputMode="numeric"
            value={tier.active}
            onChange={(event) => set(index, { active: event.currentTarget.value })}
          />
          <TextField
            label={t('op_contract_rate')}
            inputMode="decimal"
            value={tier.rate}
            onChange={(event) => set(index, { rate: event.currentTarget.value })}
          />
          <IconButton
            icon="trash"
            label={`${t('op_contract_remove')} ${index + 1}`}
            onClick={() => onChange(tiers.filter((_, place) => place !== index))}
          />
        </div>
      ))}
      <div className="row">
        <Button
          icon="plus"
          onClick={() => onChange([...tiers, tiers.at(-1) ?? { valid: '0', active: '0', rate: '' }])}
        >
          {t('op_contract_add')}
        </Button>
      </div>
    </>
  )
}
