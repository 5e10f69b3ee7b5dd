import { useEffect, useState } from 'react'
import { readRealityCheck } from '../../../../contract/player/limits/read-reality-check.ts'
import { realityTopic, type RealityPush } from '../../../../contract/pushes/reality.ts'
import { sessionTopic, type SessionPush } from '../../../../contract/pushes/session.ts'
import { callServer } from '../../../client/call.ts'
import { useTopic } from '../../../client/use-topic.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { play } from '../../state/play.ts'
import { RealityCheck, type Reality } from './reality-check.tsx'

/** Mounted while somebody is signed in: warns that the day's time runs out, and opens the reality check. */
export default function PlayWatch() {
  const t = useText()
  const [reality, setReality] = useState<Reality | null>(null)
  const look = () => {
    callServer(readRealityCheck).then(
      (found) => {
        setReality(found.isDue ? found : null)
        play.setState({ isPaused: found.isDue })
      },
      () => {},
    )
  }
  // A check that was open when the page closed is open again.
  useEffect(() => {
    look()
    return () => play.setState({ isPaused: false })
  }, [])
  useTopic<RealityPush>(realityTopic, look, look)
  useTopic<SessionPush>(sessionTopic, ({ state, minutesLeft }) => {
    if (state === 'WARNING') toast.info(t('rg_session_warning', { count: minutesLeft }))
    // The same topic says that the session was ended elsewhere, which is no matter of playing time.
    else if (state === 'REACHED') toast.bad(t('limits_reached'), { text: t('common_close'), run: () => {} })
  })
  const close = () => {
    setReality(null)
    play.setState({ isPaused: false })
  }
  return reality ? <RealityCheck reality={reality} onDone={close} /> : null
}
