import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { hideBalance, preferences } from '../../../client/preferences.ts'
import { IconButton } from '../../../ui/button/button.tsx'
import { formatMoney } from '../../../../design/format.ts'
import { houseSign } from '../../../../design/house.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import styles from './cashier.module.css'
import { useBalance } from './use-balance.ts'

/** The big figure at the top of the money panels, with the eye and refresh. */
export function BalancePanel({
  label,
  amount,
  children,
}: {
  label: string
  amount: number | undefined
  children?: ReactNode
}) {
  const t = useText()
  const isHidden = useStore(preferences, (state) => state.isBalanceHidden)
  const { refetch, isFetching } = useBalance()
  const shown = amount === undefined ? '' : isHidden ? `${houseSign()}••••••` : formatMoney(amount)
  return (
    <section className={`panel ${styles.balance}`}>
      <div className="row">
        <span className="grow text-2 small">{label}</span>
        <IconButton
          icon={isHidden ? 'eyeoff' : 'eye'}
          label={t(isHidden ? 'header_balance_show' : 'header_balance_hide')}
          onClick={() => hideBalance(!isHidden)}
        />
        <IconButton
          icon="refresh"
          label={t('header_balance_refresh')}
          isTurning={isFetching}
          onClick={() => {
            void refetch()
          }}
        />
      </div>
      <strong className={`money ${styles.balanceFigure}`}>{shown}</strong>
      {children}
    </section>
  )
}

/** One line under the big figure: what of it can leave, and what has to be played before. */
export function BalanceNote({ withdrawable, turnoverLeft }: { withdrawable: number; turnoverLeft: number }) {
  const t = useText()
  const isHidden = useStore(preferences, (state) => state.isBalanceHidden)
  const money = (amount: number) => (isHidden ? `${houseSign()}••••` : formatMoney(amount))
  return (
    <p className="note text-3">
      {t('member_withdrawable', { withdrawable: money(withdrawable) })}
      {turnoverLeft > 0 ? ` · ${t('member_turnover_left', { turnoverLeft: money(turnoverLeft) })}` : null}
    </p>
  )
}

/** Small figures under the big one. */
export function Figures({ rows }: { rows: readonly { key: string; label: string; amount: number }[] }) {
  const isHidden = useStore(preferences, (state) => state.isBalanceHidden)
  return (
    <dl className={styles.figures}>
      {rows.map(({ key, label, amount }) => (
        <div key={key}>
          <dt className="note text-3">{label}</dt>
          <dd className="number">{isHidden ? '••••' : formatMoney(amount)}</dd>
        </div>
      ))}
    </dl>
  )
}
