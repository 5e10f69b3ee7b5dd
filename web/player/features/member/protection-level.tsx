import { Button } from '../../../ui/button/button.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import type { Protection, ProtectionKey } from './protection.ts'
import styles from './security.module.css'

/** How much of the protection is set up, and the next step. */
export function ProtectionLevel({
  items,
  onOpen,
}: {
  items: readonly Protection[]
  onOpen: (key: ProtectionKey) => void
}) {
  const t = useText()
  const left = items.filter((item) => !item.isSet)
  const met = items.length - left.length
  const next = left[0]
  return (
    <section className={`panel ${styles.level}`}>
      <div>
        <div className="row">
          <h2 className="grow">
            {t(
              left.length === 0
                ? 'security_level_full'
                : met >= 4
                  ? 'security_level_good'
                  : 'security_level_basic',
            )}
          </h2>
          <span className="number">
            {met} / {items.length}
          </span>
        </div>
        <div
          className={styles.bar}
          role="progressbar"
          aria-label={t('security_level_progress')}
          aria-valuenow={met}
          aria-valuemin={0}
          aria-valuemax={items.length}
        >
          {items.map((item, order) => (
            <i key={item.key} className={order < met ? styles.met : undefined} />
          ))}
        </div>
        <p className="small text-2">
          {next
            ? t('security_level_left', { left: left.map(({ title }) => title).join(', ') })
            : t('security_level_done')}
        </p>
      </div>
      {next ? (
        <Button kind="primary" size="large" isBlock icon={next.icon} onClick={() => onOpen(next.key)}>
          {t('security_add')}: {next.title}
        </Button>
      ) : null}
    </section>
  )
}
