import { AppButton } from '../../app-button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { Note } from '../../../ui/overlay/toast.tsx'
import { paths } from '../../paths.ts'
import { useIsRestricted } from '../../state/member.ts'
import styles from './cashier.module.css'
import withdrawalStyles from './withdrawal.module.css'

type Missing = 'KYC_LEVEL' | 'WD_PASSWORD' | 'BANK_ACCOUNT_NOT_FOUND'

/** Whether the first thing in the way is something the member has never set up. */
export function isMissingStep(failure: string | null): failure is Missing {
  return failure === 'KYC_LEVEL' || failure === 'WD_PASSWORD' || failure === 'BANK_ACCOUNT_NOT_FOUND'
}

/**
 * What somebody sets up once before the first withdrawal, in its order; who is known already and wants more
 * verifies further.
 */
export function FirstSteps({
  failure,
  level,
  accounts,
}: {
  failure: Missing
  /** That the withdrawal needs. */
  level: number
  accounts: number
}) {
  const t = useText()
  const isFurther = failure === 'KYC_LEVEL' && level > 1
  const steps = isFurther
    ? [
        {
          key: 'level',
          text: t(level === 2 ? 'withdraw_need_identity' : 'withdraw_need_funds'),
          isDone: false,
        },
      ]
    : [
        { key: 'mobile', text: t('withdraw_need_mobile'), isDone: failure !== 'KYC_LEVEL' },
        { key: 'password', text: t('withdraw_need_password'), isDone: failure === 'BANK_ACCOUNT_NOT_FOUND' },
        { key: 'bank', text: t('withdraw_need_bank'), isDone: accounts > 0 },
      ]
  const next = steps.find((step) => !step.isDone)
  return (
    <section>
      <h2 className={styles.heading}>{t(isFurther ? 'withdraw_need_level' : 'withdraw_need_steps')}</h2>
      <ul className={withdrawalStyles.steps}>
        {steps.map((step) => (
          <li key={step.key} className={`${styles.need} ${step.isDone ? '' : styles.needOpen}`}>
            <Icon name={step.isDone ? 'check' : 'clock'} />
            <span className="grow">{step.text}</span>
            {step === next ? (
              <AppButton
                kind="primary"
                size="small"
                href={paths.member(isFurther ? 'verification' : 'securityCenter')}
              >
                {t('withdraw_do_now')}
              </AppButton>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

const stops = {
  AUTH_DISABLED: 'withdraw_stop_disabled',
  WD_RECEIVABLE: 'withdraw_stop_receivable',
  WD_ACCOUNT_HOLD: 'withdraw_stop_hold',
  WD_NAME_MISMATCH: 'withdraw_stop_name',
  BAL_INSUFFICIENT: 'withdraw_stop_balance',
} as const

/** Why nothing can leave now although everything is set up; shown before the form is filled in. */
export function Stopped({ failure, params }: { failure: string | null; params: readonly string[] }) {
  const t = useText()
  const [what = '', , kind] = params
  const isRestricted = useIsRestricted()
  const text =
    failure === 'WD_LIMIT'
      ? kind === 'COUNT'
        ? t('withdraw_stop_count', { count: Number.parseInt(what, 10) })
        : t('withdraw_stop_day', { amount: what })
      : failure !== null && failure in stops
        ? t(stops[failure as keyof typeof stops], { what })
        : null
  if (text === null) return null
  return (
    <div className={withdrawalStyles.stopped}>
      <Note tone={failure === 'BAL_INSUFFICIENT' ? 'info' : 'bad'}>{text}</Note>
      {failure === 'BAL_INSUFFICIENT' && !isRestricted ? (
        <AppButton kind="primary" size="small" href={paths.member('depositv2')}>
          {t('deposit_title')}
        </AppButton>
      ) : null}
    </div>
  )
}
