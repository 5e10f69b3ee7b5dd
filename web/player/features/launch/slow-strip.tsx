import { useEffect, useState } from 'react'
import { Button, IconButton } from '../../../ui/button/button.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import styles from './seamless-page.module.css'
import './texts.ts'

/** A game that is not ready by then is slow, or will not come. */
const SLOW_MS = 20_000

/**
 * Over a game that does not say that it is ready: a button to try again and one to go back, until it is ready
 * after all.
 */
export function SlowStrip({
  isReady,
  onReload,
  onLeave,
}: {
  isReady: boolean
  onReload: () => void
  onLeave: () => void
}) {
  const t = useText()
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), SLOW_MS)
    return () => clearTimeout(timer)
  }, [])
  if (isReady || !isLate) return null
  return (
    <div className={styles.slow} role="status">
      <p>{t('play_slow')}</p>
      <Button kind="primary" onClick={onReload}>
        {t('common_retry')}
      </Button>
      <Button kind="line" onClick={onLeave}>
        {t('play_back')}
      </Button>
      <IconButton icon="close" label={t('common_close')} onClick={() => setLate(false)} />
    </div>
  )
}
