import { useState } from 'react'
import styles from './avatar.module.css'

/** The member's picture, or the drawn face if there is none or it does not load. Pearl ring for VIP only. */
export function Avatar({ url, isVip }: { url?: string | null; isVip?: boolean }) {
  const [broken, setBroken] = useState<string | null>(null)
  return (
    <span className={`${styles.avatar} ${isVip ? styles.pearl : ''}`} aria-hidden="true">
      <span className={styles.face}>
        {url && broken !== url ? <img src={url} alt="" onError={() => setBroken(url)} /> : <Face />}
      </span>
    </span>
  )
}

function Face() {
  return (
    <svg viewBox="0 0 40 40" width="100%" height="100%">
      <rect className={styles.malachite} width="40" height="40" />
      <path className={styles.leaf} d="M20 7c.6 5 3.6 8 8 9.500H12c4.400-1.500 7.400-4.500 8-9.500z" />
      <path className={styles.skin} d="M12.500 17.500h15c.5 7-2.500 12-7.500 12s-8-5-7.500-12z" />
      <path className={styles.robe} d="M6 42c1-8 6.500-11 14-11s13 3 14 11z" />
      <path className={styles.band} d="M12.500 17.500h15v2.500h-15z" />
      <path className={styles.lines} d="M15.500 23.500h3M21.500 23.500h3M18 26.700q2 1.400 4 0" />
    </svg>
  )
}
