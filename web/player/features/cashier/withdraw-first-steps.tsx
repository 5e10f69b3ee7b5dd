import { AppButton } from '../../app-button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { paths } from '../../paths.ts'
import styles from './cashier.module.css'

type Missing = 'KYC_LEVEL' | 'WD_PASSWORD' | 'BANK_ACCOUNT_NOT_FOUND'

/** Whether the first thing in the way is something the member has never set up. */
export function isMissingStep(failure: string | null): failure is Missing {
  return failure === 'KYC_LEVEL' || failure === 'WD_PASSWORD' || failure === 'BANK_ACCOUNT_NOT_FOUND'
}

/** What somebody sets up once before the first withdrawal, in its order. */
export function FirstSteps({ failure, accounts }: { failure: Missing; accounts: number }) {
  const t = useText()
  const steps = [
    { key: 'mobile', text: t('withdraw_need_mobile'), isDone: failure !== 'KYC_LEVEL' },
    { key: 'password', text: t('withdraw_need_password'), isDone: failure === 'BANK_ACCOUNT_NOT_FOUND' },
    { key: 'bank', text: t('withdraw_need_bank'), isDone: accounts > 0 },
  ]
  const next = steps.find((step) => !step.isDone)
  return (
    <section>
      <h2 className={styles.heading}>{t('withdraw_need_steps')}</h2>
      <ul className={styles.steps}>
        {steps.map((step) => (
          <li key={step.key} className={`${styles.need} ${step.isDone ? '' : styles.needOpen}`}>
            <Icon name={step.isDone ? 'check' : 'clock'} />
            <span className="grow">{step.text}</span>
            {step === next ? <AppButton kind="primary" size="small" href={paths.member('securityCenter')}>{t('withdraw_do_now')}</AppButton> : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
