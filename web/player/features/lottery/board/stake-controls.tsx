import { formatMoney } from '../../../../../design/format.ts'
import { useText } from '../../../../ui/i18n/text.tsx'
import { chooseUnit } from './slip-store.ts'
import { Stepper } from './stepper.tsx'
import styles from './stake.module.css'

/** ฿2 is written without decimals, ฿0.50 with them. */
export const unitText = (unitAmount: number): string =>
  formatMoney(unitAmount, undefined, { decimals: unitAmount % 100 === 0 ? 0 : 2 })

interface StakeProps {
  units: readonly number[]
  unitAmount: number
  multiple: number
  largestMultiple: number
  onMultiple: (multiple: number) => void
}

/** What one combination costs, and how many times over. */
export function StakeControls({ units, unitAmount, multiple, largestMultiple, onMultiple }: StakeProps) {
  const t = useText()
  return (
    <div className={styles.controls}>
      <div className={styles.control}>
        <span className={styles.label} aria-hidden="true">
          {t('lottery_unit')}
        </span>
        <div className={styles.units} role="radiogroup" aria-label={t('lottery_unit')}>
          {units.map((unit) => (
            <button
              key={unit}
              type="button"
              role="radio"
              aria-checked={unit === unitAmount}
              onClick={() => chooseUnit(unit)}
            >
              {unitText(unit)}
            </button>
          ))}
        </div>
      </div>
      <div className={styles.control}>
        <span className={styles.label} aria-hidden="true">
          {t('lottery_multiple')}
        </span>
        <Stepper
          label={t('lottery_multiple')}
          value={multiple}
          largest={largestMultiple}
          onChange={onMultiple}
        />
      </div>
    </div>
  )
}
