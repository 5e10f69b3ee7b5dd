import styles from './progress.module.css'

/** 8 px. Jade for tasks, gold for VIP, red for risk. `share` is 0..1. */
export function Progress({
  share,
  tone = 'task',
  label,
}: {
  share: number
  tone?: 'task' | 'vip' | 'risk'
  label: string
}) {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100)
  return (
    <div
      className={`${styles.bar} ${styles[tone]}`}
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <svg width="100%" height="8" aria-hidden="true">
        <rect width={`${percent}%`} height="8" rx="4" />
      </svg>
    </div>
  )
}
