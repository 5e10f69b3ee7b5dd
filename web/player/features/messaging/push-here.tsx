import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { addPushDevice } from '../../../../contract/player/messaging/add-push-device.ts'
import { readMarketing } from '../../../../contract/player/messaging/read-marketing.ts'
import { readPush } from '../../../../contract/player/messaging/read-push.ts'
import { removePushDevice } from '../../../../contract/player/messaging/remove-push-device.ts'
import { callServer } from '../../../client/call.ts'
import { refresh, useCall } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText, type TextKey, type Translate } from '../../../ui/i18n/text.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { askToNotify, canPush, ownMark, PushError, subscribe, unsubscribe } from '../../push-browser.ts'
import styles from './news-choices.module.css'

const problemTexts = {
  unsupported: 'marketing_push_unsupported',
  denied: 'marketing_push_denied',
  failed: 'marketing_push_failed',
} as const satisfies Record<PushError['problem'], TextKey>

/** What went wrong with notifications, or with a call. */
export const pushErrorText = (problem: unknown, t: Translate): string =>
  problem instanceof PushError ? t(problemTexts[problem.problem]) : errorText(problem, t)

/** Asks the browser first, since it does so only in the moment of the press, and then tells the server. */
export async function takeNotifications(): Promise<void> {
  await askToNotify()
  const { publicKey } = await callServer(readPush)
  await callServer(addPushDevice, { body: await subscribe(publicKey) })
}

/** On how many devices notifications come, and whether on this one. */
export function PushHere() {
  const t = useText()
  const [isBusy, setBusy] = useState(false)
  const { data } = useCall(readPush)
  const mark = useQuery({ queryKey: ['own-push-mark', data], queryFn: ownMark })
  if (!canPush()) return <p className="small text-2">{t('marketing_push_unsupported')}</p>
  if (!data || mark.isPending) return null
  const here = data.devices.find((device) => device.mark === mark.data)
  const turn = async () => {
    setBusy(true)
    try {
      if (here) {
        await callServer(removePushDevice, { params: { deviceId: here.deviceId } })
        await unsubscribe()
      } else await takeNotifications()
      await refresh(readPush, readMarketing)
    } catch (problem) {
      toast.bad(pushErrorText(problem, t))
    }
    setBusy(false)
  }
  return (
    <div className={styles.push}>
      <span className="small text-2">{t('marketing_push_devices', { n: data.devices.length })}</span>
      <Button isBusy={isBusy} onClick={() => void turn()}>
        {t(here ? 'marketing_push_here_off' : 'marketing_push_here_on')}
      </Button>
    </div>
  )
}
