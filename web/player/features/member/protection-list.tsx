import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { AppButton } from '../../app-button.tsx'
import { paths } from '../../paths.ts'
import type { Protection, ProtectionKey } from './protection.ts'
import styles from './security.module.css'

/** Each part with what is set and the way to change it. */
export function ProtectionList({
  items,
  kycLevel,
  onOpen,
}: {
  items: readonly Protection[]
  kycLevel: number
  onOpen: (key: ProtectionKey) => void
}) {
  const t = useText()
  return (
    <section className="panel">
      <div className="row">
        <h2 className={`grow ${styles.title}`}>{t('security_group_access')}</h2>
        <span className={styles.title}>
          <Badge tone={kycLevel > 0 ? 'good' : 'waiting'} icon="shield">
            {t('security_level', { kycLevel: String(kycLevel) })}
          </Badge>
        </span>
      </div>
      <ul className={styles.rows}>
        {items.map((item) => {
          const action = t(
            !item.isSet ? 'security_add' : item.key === 'factor' ? 'security_manage' : 'security_change',
          )
          return (
            <li key={item.key}>
              <span className={styles.mark}>
                <Icon name={item.icon} />
              </span>
              <span className="grow">
                <b>{item.title}</b>
                <span className={`note ${item.isSet ? 'text-3' : styles.missing}`}>{item.note}</span>
              </span>
              {item.canChange ? (
                <Button
                  size="small"
                  kind="line"
                  aria-label={`${action} ${item.title}`}
                  onClick={() => onOpen(item.key)}
                >
                  {action}
                </Button>
              ) : null}
            </li>
          )
        })}
        <li>
          <span className={styles.mark}>
            <Icon name="user" />
          </span>
          <span className="grow">
            <b>{t('verify_id_row', { kycLevel: String(kycLevel) })}</b>
            <span className="note text-3">
              {t(`verify_id_row_${Math.min(kycLevel, 3) as 0 | 1 | 2 | 3}`)}
            </span>
          </span>
          <AppButton size="small" kind="line" href={paths.member('verification')}>
            {t(kycLevel < 3 ? 'verify_id_raise' : 'verify_id_look')}
          </AppButton>
        </li>
      </ul>
    </section>
  )
}
