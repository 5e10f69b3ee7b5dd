import styles from './ornament.module.css'

/** The kanok divider between sections; at most two ornaments a screen height. */
export function Ornament() {
  return <div className={styles.divider} aria-hidden="true" />
}

/** Kanok in the two upper corners of a framed page. The parent is positioned. */
export function CornerOrnament() {
  return <div className={styles.corners} aria-hidden="true" />
}
