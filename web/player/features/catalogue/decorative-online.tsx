import { useEffect, useState } from 'react'
import { useText } from '../../../ui/i18n/text.tsx'
import styles from './live-row.module.css'

const between = (low: number, high: number) =>
  low + (crypto.getRandomValues(new Uint32Array(1))[0]! % (high - low + 1))

/**
 * The specification's decoration, if the merchant uses it: a random number that changes every 3 to 5 seconds,
 * labelled as decoration.
 */
export default function DecorativeOnline() {
  const t = useText()
  const [count, setCount] = useState(() => between(1000, 2000))
  useEffect(() => {
    const timer = setTimeout(() => setCount(between(1000, 2000)), between(3000, 5000))
    return () => clearTimeout(timer)
  }, [count])
  return (
    <span className={styles.online}>
      {t('home_online', { count })} · {t('home_decoration_short')}
    </span>
  )
}
