import { useText } from '../../../ui/i18n/text.tsx'
import styles from './password-meter.module.css'
import { strengthOf } from './password-strength.ts'

const words = { 1: 'password_weak', 2: 'password_fair', 3: 'password_good', 4: 'password_strong' } as const

/**
 * Four bars and a word under a new password; said politely to screen readers, empty until something is typed.
 */
export function PasswordMeter({ password }: { password: string }) {
  const t = useText()
  const strength = strengthOf(password)
  return (
    <div className={styles.meter} data-strength={strength}>
      {([1, 2, 3, 4] as const).map((bar) => (
        <i key={bar} className={bar <= strength ? styles.on : undefined} />
      ))}
      <span role="status">
        {strength === 0 ? (
          ''
        ) : (
          <>
            <span className="sr-only">{t('password_strength')}: </span>
            {t(words[strength])}
          </>
        )}
      </span>
    </div>
  )
}
