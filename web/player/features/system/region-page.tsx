import { Button } from '../../../ui/button/button.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { CopyButton } from '../../../ui/status/key-values.tsx'
import { useSite } from '../../state/site.ts'
import { StatusPage } from './status-page.tsx'
import styles from './status-page.module.css'

/** Status 2: closed to the visitor's region, showing the IP that decided it. */
export function RegionPage({ onRetry }: { onRetry: () => void }) {
  const t = useText()
  const { ip } = useSite()
  return (
    <StatusPage
      isTalkFirst
      title={t('blockip')}
      text={t('info_ip_block', { address: ip })}
      action={
        <Button kind="line" icon="refresh" onClick={onRetry}>
          {t('common_retry')}
        </Button>
      }
    >
      <div className={styles.group}>
        <span className={styles.address}>
          {ip}
          <CopyButton text={ip} />
        </span>
        <span className={styles.time}>{t('info_ip_block_contact')}</span>
      </div>
    </StatusPage>
  )
}
