import dark from '../../../design/art/logo.svg'
import light from '../../../design/art/logo-light.svg'
import styles from './logo.module.css'

/** The mark and the name. One picture a theme; the other is not loaded. `name` is the merchant's. */
export function Logo({ name, height = 44 }: { name: string; height?: 36 | 44 | 52 }) {
  return (
    <span className={`${styles.logo} ${styles[`h${height}`]}`}>
      <img className={styles.dark} src={dark} alt={name} width={132} height={44} />
      <img className={styles.light} src={light} alt={name} width={132} height={44} loading="lazy" />
    </span>
  )
}
