import { useState } from 'react'
import {
  listBankAccounts,
  type listBankAccountsSchemas,
} from '../../../../contract/player/cashier/list-bank-accounts.ts'
import { removeBankAccount } from '../../../../contract/player/cashier/remove-bank-account.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { useCall } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { PinField } from '../../../ui/forms/pin-field.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { Note, toast } from '../../../ui/overlay/toast.tsx'
import { AddBankAccount } from './add-bank-account.tsx'
import styles from './member.module.css'
import { useSetUp } from './use-set-up.ts'

type Account = ValueOf<typeof listBankAccountsSchemas>['list'][number]

/** The accounts that withdrawals go to. */
export function BankAccounts({
  payeeName,
  hasPaymentPassword,
}: {
  payeeName: string | null
  hasPaymentPassword: boolean
}) {
  const t = useText()
  const accounts = useCall(listBankAccounts)
  const [isAdding, setAdding] = useState(false)
  const [removing, setRemoving] = useState<Account | null>(null)
  const list = accounts.data?.list ?? []
  return (
    <section>
      <div className={`row ${styles.heading}`}>
        <h2 className="grow">{t('security_banks')}</h2>
        {payeeName && hasPaymentPassword && list.length < (accounts.data?.limit ?? 0) ? (
          <Button size="small" kind="line" icon="plus" onClick={() => setAdding(true)}>
            {t('member_add_bank')}
          </Button>
        ) : null}
      </div>
      <ul className={`panel ${styles.items}`}>
        {list.map((account) => (
          <li key={account.bankAccountId} className={styles.item}>
            <span className={styles.bankCode} aria-hidden="true">
              {account.bankCode}
            </span>
            <div className="grow">
              <b>
                {t(`bank_${account.bankCode.toLowerCase()}` as 'bank_kbank')} {account.accountNo}
              </b>
              <p className="note text-3">{account.holderName}</p>
            </div>
            <Button
              size="small"
              kind="quiet"
              aria-label={`${t('security_remove')} ${account.accountNo}`}
              onClick={() => setRemoving(account)}
            >
              {t('security_remove')}
            </Button>
          </li>
        ))}
        {list.length === 0 ? <li className={`${styles.item} text-3`}>{t('security_banks_none')}</li> : null}
      </ul>
      <Modal isOpen={isAdding} onClose={() => setAdding(false)} title={t('member_add_bank')}>
        {payeeName ? <AddBankAccount payeeName={payeeName} onDone={() => setAdding(false)} /> : null}
      </Modal>
      <Modal isOpen={removing !== null} onClose={() => setRemoving(null)} title={t('security_remove')}>
        {removing ? (
          <RemoveAccount
            bankAccountId={removing.bankAccountId}
            name={`${removing.bankCode} ${removing.accountNo}`}
            onDone={() => setRemoving(null)}
          />
        ) : null}
      </Modal>
    </section>
  )
}

/** Asks for the withdrawal password before an account, or an address, is removed. */
export function RemoveAccount({
  bankAccountId,
  name,
  onDone,
}: {
  bankAccountId: string
  name: string
  onDone: () => void
}) {
  const t = useText()
  const send = useSetUp(removeBankAccount)
  const form = useForm({
    start: { pin: '' },
    send: async ({ pin }) => {
      await send.mutateAsync({ params: { bankAccountId }, body: { paymentPassword: pin } })
      toast.good(t('security_saved'))
      onDone()
    },
    refuse: (error) => {
      form.edit({ pin: '' })
      return { pin: errorText(error, t) }
    },
  })
  const { pin } = form.values
  return (
    <Form form={form} className="stack">
      <Note tone="info">{t('security_remove_text', { name })}</Note>
      <PinField
        label={t('withdraw_password')}
        value={pin}
        onChange={form.set('pin')}
        error={form.faults['pin']}
        autoFocus
      />
      <Button type="submit" kind="primary" isBlock isBusy={form.isBusy} disabled={pin.length !== 6}>
        {t('security_remove')}
      </Button>
    </Form>
  )
}
