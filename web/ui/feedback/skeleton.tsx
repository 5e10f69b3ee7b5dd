import styles from './skeleton.module.css'

/**
 * A place kept while something loads, in the shape of the content. Show it after 200 ms; CSS does the
 * waiting.
 */
export function Skeleton({
  shape = 'line',
  className,
}: {
  shape?: 'line' | 'short' | 'poster' | 'row' | 'block'
  className?: string | undefined
}) {
  return (
    <span
      className={[styles.skeleton, styles[shape], className].filter(Boolean).join(' ')}
      aria-hidden="true"
    />
  )
}

/** The skeleton of a game card. */
export function GameCardSkeleton() {
  return (
    <div aria-hidden="true">
      <Skeleton shape="poster" />
      <Skeleton shape="line" className={styles.under} />
      <Skeleton shape="short" className={styles.under} />
    </div>
  )
}
