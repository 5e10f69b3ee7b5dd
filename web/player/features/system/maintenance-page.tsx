import { serverOffsetMs } from '../../../client/server-clock.ts'
import { Button } from '../../../ui/button/button.tsx'
import { formatClock, formatLongDate } from '../../../../design/format.ts'
import { zoneLabel } from '../../../../design/house.ts'
import { useLanguage, useText } from '../../../ui/i18n/text.tsx'
import { Countdown } from '../../../ui/status/countdown.tsx'
import { useSite } from '../../state/site.ts'
import { StatusPage } from './status-page.tsx'
import styles from './status-page.module.css'

/** Status 1: the whole site is in maintenance, with the end time if it is known. */
export function MaintenancePage({ onRetry }: { onRetry: () => void }) {
  const t = useText()
  const language = useLanguage()
  const { maintenanceEndTime } = useSite()
  return (
    <StatusPage
      title={t('game_maintenance')}
      text={t('info_maintenance')}
      action={
        <Button kind="primary" icon="refresh" onClick={onRetry}>
          {t('common_retry')}
        </Button>
      }
    >
      {maintenanceEndTime ? (
        <div className={styles.group}>
          <span className="small text-2">{t('status_opens_in')}</span>
          <Countdown
            endsAt={maintenanceEndTime}
            clockOffsetMs={serverOffsetMs()}
            isLarge
            onEnd={onRetry}
            label={t('status_opens_in')}
          />
          <span className={styles.time}>
            {t('status_opens_at', {
              date: formatLongDate(maintenanceEndTime, language),
              time: formatClock(maintenanceEndTime),
              zone: zoneLabel(),
            })}
          </span>
        </div>
      ) : null}
    </StatusPage>
  )
}
