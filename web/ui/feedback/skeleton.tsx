import styles from './skeleton.module.css'

/**
 * A place kept while something loads, in the shape of the content. Show it after 200 ms; CSS does the
 * waiting.
 */
export function Skeleton({
  shape = 'line',
  isStill = false,
  className,
}: {
  shape?: 'line' | 'short' | 'poster' | 'row' | 'block'
  /** Nothing is loading yet. A glint that moves outside the view would still cost the page its frames. */
  isStill?: boolean
  className?: string | undefined
}) {
  return (
    <span
      className={[styles.skeleton, styles[shape], isStill && styles.still, className]
        .filter(Boolean)
        .join(' ')}
      aria-hidden="true"
    />
  )
}

/** The skeleton of a game card. */
export function GameCardSkeleton({ isStill = false }: { isStill?: boolean }) {
  return (
    <div aria-hidden="true">
      <Skeleton shape="poster" isStill={isStill} />
      <Skeleton shape="line" isStill={isStill} className={styles.under} />
      <Skeleton shape="short" isStill={isStill} className={styles.under} />
    </div>
  )
}
