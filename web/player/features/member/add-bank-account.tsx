import { useState } from 'react'
import { addBankAccount } from '../../../../contract/player/cashier/add-bank-account.ts'
import { listBanks } from '../../../../contract/player/cashier/list-banks.ts'
import { codeOf, fieldErrorsOf } from '../../../client/call-error.ts'
import { useCall } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { PinField } from '../../../ui/forms/pin-field.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Note, toast } from '../../../ui/overlay/toast.tsx'
import { useSetUp } from './use-set-up.ts'

/** A bank account in the member's own name. */
export function AddBankAccount({ payeeName, onDone }: { payeeName: string; onDone: () => void }) {
  const t = useText()
  const banks = useCall(listBanks)
  const send = useSetUp(addBankAccount)
  const [bankCode, setBank] = useState<string | null>(null)
  const [accountNo, setAccountNo] = useState('')
  const [pin, setPin] = useState('')
  const [problem, setProblem] = useState<{ accountNo?: string | undefined; pin?: string | undefined; form?: string | undefined }>({})
  const bank = banks.data?.list.find((one) => one.bankCode === bankCode)
  const submit = () => send.mutateAsync({ body: { bankCode: bankCode ?? '', accountNo, holderName: payeeName, paymentPassword: pin } }).then(
    () => { toast.good(t('security_saved')); onDone() },
    (error: unknown) => {
      setPin('')
      const field = fieldErrorsOf(error).accountNo
      setProblem(field ? { accountNo: field } : String(codeOf(error)).startsWith('WD_PASSWORD') ? { pin: errorText(error, t) } : { form: errorText(error, t) })
    })
  return (
    <form className="stack" onSubmit={(event) => { event.preventDefault(); void submit() }}>
      <SelectField label={t('security_bank')} isRequired choices={(banks.data?.list ?? []).map((bank) => ({ key: bank.bankCode, text: bank.name, note: bank.bankCode }))} value={bankCode} onChange={setBank} />
      <TextField label={t('security_account_no')} icon="note" isRequired inputMode="numeric" autoComplete="off" maxLength={24} value={accountNo} error={problem.accountNo}
        hint={bank ? t('security_account_digits', { 0: lengthsText(bank.accountLengths) }) : undefined} onChange={(event) => setAccountNo(event.target.value.replaceAll(/[^0-9 -]/g, ''))} />
      <TextField label={t('security_holder')} disabled value={payeeName} hint={t('member_bank_name_match')} readOnly />
      <PinField label={t('withdraw_password')} value={pin} onChange={setPin} error={problem.pin} />
      {problem.form ? <Note tone="bad">{problem.form}</Note> : null}
      <Button type="submit" kind="primary" isBlock isBusy={send.isPending} disabled={!bankCode || accountNo.trim() === '' || pin.length !== 6}>{t('member_add_bank')}</Button>
    </form>
  )
}

/** How many digits an account number of a bank has: "10", "12 / 15" or "10–15". */
function lengthsText(lengths: readonly number[]): string {
  const [least, most] = [Math.min(...lengths), Math.max(...lengths)]
  return lengths.length > 2 && most - least === lengths.length - 1 ? `${least}–${most}` : lengths.join(' / ')
}
