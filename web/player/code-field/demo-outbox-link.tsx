import { useText } from '../../ui/i18n/text.tsx'
import { paths } from '../paths.ts'
import { useSite } from '../state/site.ts'
import styles from './sms-code-field.module.css'

/** In the demo nothing is sent: this link shows where the message can be read instead. */
export function DemoOutboxLink() {
  const t = useText()
  const { isDemo } = useSite()
  return isDemo ? (
    <a className={styles.outbox} href={paths.outbox()} target="_blank" rel="noopener">
      {t('demo_outbox_open')}
    </a>
  ) : null
}
