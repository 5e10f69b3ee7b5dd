import { useEffect, useId } from 'react'
import { listBankAccounts } from '../../../../contract/player/cashier/list-bank-accounts.ts'
import { useCall } from '../../../client/use-call.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { FieldMessage } from '../../../ui/forms/field.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { AppButton } from '../../app-button.tsx'
import { paths } from '../../paths.ts'
import styles from './cashier.module.css'
import choiceStyles from './account-choice.module.css'

interface SourceAccountsProps {
  value: string | null
  onChange: (bankAccountId: string) => void
  error: string | undefined
}

/** Which of their own bank accounts the member transfers from. */
export function SourceAccounts({ value, onChange, error }: SourceAccountsProps) {
  const t = useText()
  const id = useId()
  const accounts = useCall(listBankAccounts)
  const list = accounts.data?.list ?? []
  const only = list.length === 1 ? list[0]!.bankAccountId : null
  useEffect(() => {
    if (only && value === null) onChange(only)
  }, [only])
  if (accounts.isPending) return <Skeleton shape="row" />
  if (list.length === 0) {
    return (
      <div className={`${styles.need} ${styles.needOpen}`}>
        <span className="grow">{t('deposit_source_none')}</span>
        <AppButton kind="primary" size="small" href={paths.member('securityCenter')}>
          {t('deposit_source_add')}
        </AppButton>
      </div>
    )
  }
  return (
    <fieldset aria-describedby={`${id}-m`}>
      <legend className={styles.legend}>{t('deposit_source')}</legend>
      <div className={choiceStyles.banks}>
        {list.map((account) => (
          <label key={account.bankAccountId} className={choiceStyles.bank}>
            <input
              type="radio"
              name={id}
              checked={account.bankAccountId === value}
              onChange={() => onChange(account.bankAccountId)}
            />
            <span className={choiceStyles.bankCode}>{account.bankCode}</span>
            <span>
              <b className="number">{account.accountNo}</b>
              <small>{account.holderName}</small>
            </span>
          </label>
        ))}
      </div>
      <FieldMessage id={`${id}-m`} error={error} />
    </fieldset>
  )
}
