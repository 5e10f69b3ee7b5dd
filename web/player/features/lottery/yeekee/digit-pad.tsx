import { Icon } from '../../../../ui/icon/icon.tsx'
import { useText } from '../../../../ui/i18n/text.tsx'
import styles from './shoot-panel.module.css'

const keys = ['1', '2', '3', 'BACK', '4', '5', '6', '0', '7', '8', '9', 'RANDOM'] as const

interface PadProps {
  canAdd: boolean
  onDigit: (digit: string) => void
  onBack: () => void
  onRandom: () => void
}

/** Ten digits for the thumb, a random number, and one digit back. */
export function DigitPad({ canAdd, onDigit, onBack, onRandom }: PadProps) {
  const t = useText()
  return (
    <div className={styles.pad}>
      {keys.map((key) =>
        key === 'BACK' ? (
          <button key={key} type="button" aria-label={t('yeekee_shoot_clear')} onClick={onBack}>
            <Icon name="back" />
          </button>
        ) : key === 'RANDOM' ? (
          <button key={key} type="button" className={styles.random} onClick={onRandom}>
            {t('yeekee_shoot_random')}
          </button>
        ) : (
          <button key={key} type="button" disabled={!canAdd} onClick={() => onDigit(key)}>
            {key}
          </button>
        ),
      )}
    </div>
  )
}
