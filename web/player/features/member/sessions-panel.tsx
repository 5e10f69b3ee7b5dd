import { endOtherSessions } from '../../../../contract/player/identity/end-other-sessions.ts'
import { endSession } from '../../../../contract/player/identity/end-session.ts'
import { listSessions } from '../../../../contract/player/identity/list-sessions.ts'
import { listTrustedDevices } from '../../../../contract/player/identity/list-trusted-devices.ts'
import { useCall, useSend } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { formatRecordTime } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { ask } from '../../state/windows.ts'
import { deviceName, isPhone } from './device-name.ts'
import styles from './security.module.css'

/** Where the account is signed in now, with a button to end each session. */
export function SessionsPanel() {
  const t = useText()
  const sessions = useCall(listSessions)
  const end = useSend(endSession, { changes: [listSessions] })
  const endOthers = useSend(endOtherSessions, { changes: [listSessions, listTrustedDevices] })
  const list = sessions.data?.list ?? []
  const done = [
    () => {
      toast.good(t('devices_ended'))
    },
    (error: unknown) => {
      toast.bad(errorText(error, t))
    },
  ] as const
  const endAll = async () => {
    if (await ask({ text: t('devices_end_others_text'), confirmText: t('devices_end_others') }))
      await endOthers.mutateAsync({}).then(...done)
  }
  return (
    <section className="panel">
      <h2 className={styles.title}>{t('devices_sessions')}</h2>
      <ul className={styles.rows}>
        {list.map((session) => (
          <li key={session.sessionId}>
            <span className={styles.mark}>
              <Icon name={isPhone(session.device) ? 'phone' : 'app'} />
            </span>
            <span className="grow">
              <b>{deviceName(session.device) || t('devices_unknown')}</b>
              <span className="note text-3">
                {session.address} · {formatRecordTime(session.lastSeenAt)}
              </span>
            </span>
            {session.isCurrent ? (
              <Badge tone="good">{t('devices_current')}</Badge>
            ) : (
              <Button
                size="small"
                kind="line"
                aria-label={`${t('devices_end')} ${deviceName(session.device)}`}
                onClick={() => {
                  void end.mutateAsync({ params: { sessionId: session.sessionId } }).then(...done)
                }}
              >
                {t('devices_end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {list.length > 1 ? (
        <div className={styles.foot}>
          <Button
            kind="line"
            size="small"
            isBlock
            isBusy={endOthers.isPending}
            onClick={() => {
              void endAll()
            }}
          >
            {t('devices_end_others')}
          </Button>
        </div>
      ) : null}
    </section>
  )
}
