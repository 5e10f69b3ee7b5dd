import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icon/icon.tsx'
import styles from './badge.module.css'

export type BadgeTone = 'neutral' | 'good' | 'waiting' | 'bad' | 'info' | 'ready'

/**
 * The state of something in one word: jade done, warn waiting, danger refused, info neutral news, gold ready
 * to take.
 */
export function Badge({
  tone = 'neutral',
  icon,
  children,
}: {
  tone?: BadgeTone
  icon?: IconName | undefined
  children: ReactNode
}) {
  return (
    <span className={`${styles.badge} ${styles[tone]}`}>
      {icon ? <Icon name={icon} size={16} className={styles.icon} /> : null}
      {children}
    </span>
  )
}

/** A red count, hidden at 0, "99+" above 99. `label` says what is counted. */
export function CountBadge({
  count,
  label,
  className,
}: {
  count: number
  label?: string
  className?: string | undefined
}) {
  if (count <= 0) return null
  return (
    <span className={[styles.count, className].filter(Boolean).join(' ')}>
      <span aria-hidden={label ? true : undefined}>{count > 99 ? '99+' : count}</span>
      {label ? <span className="sr-only">{label}</span> : null}
    </span>
  )
}

/** Mother of pearl, for VIP only. */
export function VipBadge({ children }: { children: ReactNode }) {
  return (
    <span className={styles.vip}>
      <Icon name="vip" size={16} className={styles.vipIcon} />
      {children}
    </span>
  )
}
