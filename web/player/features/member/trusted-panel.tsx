import { forgetTrustedDevice } from '../../../../contract/player/identity/forget-trusted-device.ts'
import { listTrustedDevices } from '../../../../contract/player/identity/list-trusted-devices.ts'
import { useCall, useSend } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { formatDate } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { deviceName, isPhone } from './device-name.ts'
import styles from './security.module.css'

/** Devices that sign in without a second step. */
export function TrustedPanel() {
  const t = useText()
  const devices = useCall(listTrustedDevices)
  const forget = useSend(forgetTrustedDevice, { changes: [listTrustedDevices] })
  const list = devices.data?.list ?? []
  const run = (deviceId: string) =>
    forget.mutateAsync({ params: { deviceId } }).then(
      () => {
        toast.good(t('devices_forgotten'))
      },
      (error: unknown) => {
        toast.bad(errorText(error, t))
      },
    )
  return (
    <section className="panel">
      <h2 className={styles.title}>{t('devices_trusted')}</h2>
      {list.length === 0 ? (
        <p className={`${styles.empty} small text-3`}>{t('devices_trusted_none')}</p>
      ) : null}
      <ul className={styles.rows}>
        {list.map((device) => (
          <li key={device.deviceId}>
            <span className={styles.mark}>
              <Icon name={isPhone(device.device) ? 'phone' : 'app'} />
            </span>
            <span className="grow">
              <b>{deviceName(device.device) || t('devices_unknown')}</b>
              <span className="note text-3">
                {device.isCurrent ? `${t('devices_current')} · ` : ''}
                {t('devices_until', { expiresAt: formatDate(device.expiresAt) })}
              </span>
            </span>
            <Button
              size="small"
              kind="line"
              aria-label={`${t('devices_forget')} ${deviceName(device.device)}`}
              onClick={() => {
                void run(device.deviceId)
              }}
            >
              {t('devices_forget')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
