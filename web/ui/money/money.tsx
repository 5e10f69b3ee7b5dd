import { IconButton } from '../button/button.tsx'
import { formatMoney } from '../../../design/format.ts'
import { houseCurrency } from '../../../design/house.ts'
import { signOf } from '../../../kernel/money.ts'
import { useText } from '../i18n/text.tsx'
import styles from './money.module.css'

interface MoneyProps {
  /** Minor units. */
  amount: number | bigint
  currency?: string
  /** A change: written with its sign, jade when money came, danger when it left. */
  isChange?: boolean
  decimals?: 0 | 2
  className?: string | undefined
}

/** An amount in the figure face. Gold unless it is a change. */
export function Money({ amount, currency = houseCurrency(), isChange, decimals = 2, className }: MoneyProps) {
  const tone = !isChange
    ? 'money'
    : amount < 0
      ? 'number negative'
      : amount > 0
        ? 'number positive'
        : 'number'
  return (
    <span className={[tone, className].filter(Boolean).join(' ')}>
      {formatMoney(amount, currency, { signed: isChange ?? false, decimals })}
    </span>
  )
}

interface BalanceBoxProps {
  amount: number | null
  currency?: string
  isHidden: boolean
  onToggle: () => void
  onRefresh?: (() => void) | undefined
  isRefreshing?: boolean
  /** The figure changes too often to be read out each time. */
  isQuiet?: boolean
  className?: string | undefined
}

/** The balance with the eye that hides it and, if there is room, refresh. */
export function BalanceBox({
  amount,
  currency = houseCurrency(),
  isHidden,
  onToggle,
  onRefresh,
  isRefreshing,
  isQuiet,
  className,
}: BalanceBoxProps) {
  const t = useText()
  const shown = amount === null ? '' : isHidden ? `${signOf(currency)}••••••` : formatMoney(amount, currency)
  return (
    <div className={[styles.box, className].filter(Boolean).join(' ')}>
      <span
        className={`money ${styles.figure}`}
        aria-live={isQuiet ? 'off' : 'polite'}
        aria-label={isHidden ? t('header_balance') : `${t('header_balance')} ${shown}`}
        role="status"
      >
        {shown}
      </span>
      <IconButton
        className={styles.eye}
        icon={isHidden ? 'eyeoff' : 'eye'}
        label={t(isHidden ? 'header_balance_show' : 'header_balance_hide')}
        onClick={onToggle}
      />
      {onRefresh ? (
        <IconButton
          className={styles.eye}
          icon="refresh"
          label={t('header_balance_refresh')}
          onClick={onRefresh}
          isTurning={isRefreshing ?? false}
        />
      ) : null}
    </div>
  )
}
