import { Suspense, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { readOnline } from '../../../../contract/player/system/read-online.ts'
import { callServer } from '../../../client/call.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { lazyPart } from '../../../ui/loading/lazy-part.tsx'
import { home } from '../../state/home.ts'
import styles from './live-row.module.css'

const DecorativeOnline = lazyPart(() => import('./decorative-online.tsx'), { isQuiet: true })
const REFRESH_MS = 60_000

/** How many people are here, as the server counts them; nothing if it answers no number. */
export function OnlineCount() {
  const t = useText()
  const online = useStore(home, (state) => state.online)
  const isReal = online !== null && online.online !== null && !online.decorative
  // The server waits for nothing that is loaded: the decoration is added to a rendered page.
  const [isStanding, setStanding] = useState(false)
  useEffect(() => setStanding(true), [])
  useEffect(() => {
    if (!isReal) return undefined
    const timer = setInterval(() => {
      if (!document.hidden)
        callServer(readOnline).then(
          (value) => home.setState({ online: value }),
          () => {},
        )
    }, REFRESH_MS)
    return () => clearInterval(timer)
  }, [isReal])
  if (online?.decorative)
    return isStanding ? (
      <Suspense>
        <DecorativeOnline />
      </Suspense>
    ) : null
  return isReal ? <span className={styles.online}>{t('home_online', { count: online.online! })}</span> : null
}
