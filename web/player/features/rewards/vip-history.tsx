import { formatMoney, formatShortTime } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import type { Vip } from './vip-value.ts'
import styles from './rewards.module.css'

const changeKeys = {
  REACHED: 'vip_change_reached',
  RETURNED: 'vip_change_returned',
  DROPPED: 'vip_change_dropped',
  SET: 'vip_change_set',
} as const
const bonusKeys = {
  UPGRADE: 'vip_col_upgrade',
  MONTHLY: 'vip_col_monthly',
  BIRTHDAY: 'vip_col_birthday',
} as const

/** How the level changed, and what it paid. */
export function VipHistory({ vip }: { vip: Vip }) {
  const t = useText()
  return (
    <div className={styles.columns}>
      <section className={`panel ${styles.card}`}>
        <h2>{t('vip_history')}</h2>
        {vip.history.length === 0 ? <p className="small text-3">{t('vip_no_history')}</p> : null}
        <ul className={styles.history}>
          {vip.history.map(({ fromLevel, toLevel, reason, at }) => (
            <li key={`${at} ${fromLevel} ${toLevel}`}>
              <span>{t(changeKeys[reason], { from: fromLevel, to: toLevel })}</span>
              <span className="small text-3">{formatShortTime(at)}</span>
            </li>
          ))}
        </ul>
      </section>
      <section className={`panel ${styles.card}`}>
        <h2>{t('vip_bonuses')}</h2>
        {vip.bonuses.length === 0 ? <p className="small text-3">{t('vip_no_bonuses')}</p> : null}
        <ul className={styles.history}>
          {vip.bonuses.map(({ kind, level, amount, at }) => (
            <li key={`${kind} ${level} ${at}`}>
              <span className={styles.what}>
                <span>{t('vip_bonus_of', { bonus: t(bonusKeys[kind]), level })}</span>
                <span className="small text-3">{formatShortTime(at)}</span>
              </span>
              <b>{formatMoney(amount)}</b>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
