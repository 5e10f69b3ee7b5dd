import { useState } from 'react'
import { listSignIns } from '../../../../contract/player/identity/list-sign-ins.ts'
import { useCall } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { formatRecordTime } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { deviceName } from './device-name.ts'
import styles from './security.module.css'

const SHORT = 5

/** The newest sign-ins, refused ones included. */
export function SignInsPanel() {
  const t = useText()
  const signIns = useCall(listSignIns)
  const [isWhole, setWhole] = useState(false)
  const list = signIns.data?.list ?? []
  return (
    <section className={`panel ${styles.history}`}>
      <h2 className={styles.title}>{t('devices_history')}</h2>
      <ul>
        {(isWhole ? list : list.slice(0, SHORT)).map((signIn) => (
          <li key={signIn.at}>
            <Badge tone={signIn.isSuccess ? 'good' : 'bad'}>
              {t(signIn.isSuccess ? 'devices_success' : 'devices_refused')}
            </Badge>
            <span className="small text-2">{formatRecordTime(signIn.at)}</span>
            <span className={`note text-3 ${styles.where}`}>
              {deviceName(signIn.device)} {signIn.address}
            </span>
          </li>
        ))}
      </ul>
      {list.length > SHORT && !isWhole ? (
        <Button kind="quiet" size="small" isBlock onClick={() => setWhole(true)}>
          {t('devices_history_all')}
        </Button>
      ) : null}
    </section>
  )
}
