import type { FaultyTier, KindBounds } from '../../../../kernel/agents/contracts/bounds.ts'
import { ceilingAt } from '../../../../kernel/agents/contracts/ceiling.ts'
import { rateReached, type Tier } from '../../../../kernel/agents/contracts/terms.ts'
import { Button, IconButton } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { readTier, steppedRate, type TypedTier } from './draft-tiers.ts'
import { percentText } from './words.ts'
import styles from './contracts.module.css'

interface TierFieldsProps {
  index: number
  typed: TypedTier
  bounds: KindBounds
  own: readonly Tier[]
  /** Tiers of the contract that stands; null without one. */
  standing: readonly Tier[] | null
  fault: FaultyTier | undefined
  /** Of real-time contracts, which have one tier without minimums. */
  hasMinimums: boolean
  onChange: (typed: TypedTier) => void
  onRemove?: () => void
}

/** One tier: its two minimums, its rate with a step to each side, and the ceiling there. */
export function TierFields({
  index,
  typed,
  bounds,
  own,
  standing,
  fault,
  hasMinimums,
  onChange,
  onRemove,
}: TierFieldsProps) {
  const t = useText()
  const tier = readTier(typed)
  const n = String(index + 1)
  const step = percentText(bounds.stepPpm)
  const was = standing ? rateReached(standing, { valid: tier.minValid, active: tier.minActive }) : 0
  const set = (change: Partial<TypedTier>) => onChange({ ...typed, ...change })
  return (
    <fieldset className={fault ? `${styles.tier} ${styles.wrong}` : styles.tier}>
      <legend className="sr-only">{t('contract_editor_tier_n', { n })}</legend>
      <div className={styles.tierHead}>
        <b>{t('contract_editor_tier_n', { n })}</b>
        {was > 0 ? <span className="text-3">{t('contract_was', { rate: percentText(was) })}</span> : null}
        <span className="grow" />
        <span>
          {t('contract_ceiling')} <span className="money">{percentText(ceilingAt(own, tier))}</span>
        </span>
        {onRemove ? (
          <IconButton icon="trash" label={`${t('contract_editor_tier_remove')} ${n}`} onClick={onRemove} />
        ) : null}
      </div>
      <div className={styles.minimums}>
        {hasMinimums ? (
          <>
            <TextField
              label={t('contract_tier_min_valid_bet')}
              inputMode="decimal"
              value={typed.minValid}
              aria-invalid={fault?.fault === 'MINIMUM' || fault?.fault === 'ORDER' || undefined}
              onChange={(event) => set({ minValid: event.currentTarget.value })}
            />
            <TextField
              label={t('contract_sandbox_active')}
              inputMode="numeric"
              value={typed.minActive}
              trailing={<span className="text-3">{t('contract_bettors')}</span>}
              onChange={(event) => set({ minActive: event.currentTarget.value })}
            />
          </>
        ) : null}
        <div className={styles.stepper}>
          <Button
            aria-label={t('contract_rate_less', { step })}
            onClick={() => set({ rate: steppedRate(tier, -1, bounds, own) })}
          >
            <Icon name="minus" />
          </Button>
          <TextField
            label={t('contract_rate')}
            inputMode="decimal"
            value={typed.rate}
            trailing={<span className="text-3">%</span>}
            aria-invalid={fault ? true : undefined}
            onChange={(event) => set({ rate: event.currentTarget.value })}
          />
          <Button
            aria-label={t('contract_rate_more', { step })}
            onClick={() => set({ rate: steppedRate(tier, 1, bounds, own) })}
          >
            <Icon name="plus" />
          </Button>
        </div>
      </div>
      {fault ? (
        <p className={styles.fault} role="alert">
          <Icon name="warn" size={16} />
          {t(`contract_fault_${fault.fault}`, {
            step,
            max: fault.fault === 'COUNT' ? String(bounds.mostTiers) : percentText(fault.mostPpm ?? 0),
          })}
        </p>
      ) : null}
    </fieldset>
  )
}
