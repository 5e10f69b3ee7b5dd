import { addBankAccount } from '../../../../contract/player/cashier/add-bank-account.ts'
import { listBanks } from '../../../../contract/player/cashier/list-banks.ts'
import { codeOf } from '../../../client/call-error.ts'
import { useCall } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { PinField } from '../../../ui/forms/pin-field.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { errorText, fieldErrorsOf } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Note, toast } from '../../../ui/overlay/toast.tsx'
import { useSetUp } from './use-set-up.ts'

/** A bank account in the member's own name. */
export function AddBankAccount({ payeeName, onDone }: { payeeName: string; onDone: () => void }) {
  const t = useText()
  const banks = useCall(listBanks)
  const send = useSetUp(addBankAccount)
  const form = useForm({
    start: { bankCode: null as string | null, accountNo: '', pin: '' },
    send: async ({ bankCode, accountNo, pin }) => {
      await send.mutateAsync({
        body: { bankCode: bankCode ?? '', accountNo, holderName: payeeName, paymentPassword: pin },
      })
      toast.good(t('security_saved'))
      onDone()
    },
    refuse: (error) => {
      form.edit({ pin: '' })
      const told = fieldErrorsOf(error).accountNo
      if (told) return { accountNo: told }
      return { [codeOf(error).startsWith('WD_PASSWORD') ? 'pin' : 'form']: errorText(error, t) }
    },
  })
  const { bankCode, accountNo, pin } = form.values
  const bank = banks.data?.list.find((one) => one.bankCode === bankCode)
  return (
    <Form form={form} className="stack">
      <SelectField
        label={t('security_bank')}
        isRequired
        choices={(banks.data?.list ?? []).map((bank) => ({
          key: bank.bankCode,
          text: bank.name,
          note: bank.bankCode,
        }))}
        value={bankCode}
        onChange={form.set('bankCode')}
      />
      <TextField
        label={t('security_account_no')}
        icon="note"
        isRequired
        inputMode="numeric"
        autoComplete="off"
        maxLength={24}
        value={accountNo}
        error={form.faults['accountNo']}
        hint={bank ? t('security_account_digits', { digits: lengthsText(bank.accountLengths) }) : undefined}
        onChange={(event) => form.edit({ accountNo: event.target.value.replaceAll(/[^0-9 -]/g, '') })}
      />
      <TextField
        label={t('security_holder')}
        disabled
        value={payeeName}
        hint={t('member_bank_name_match')}
        readOnly
      />
      <PinField
        label={t('withdraw_password')}
        value={pin}
        onChange={form.set('pin')}
        error={form.faults['pin']}
      />
      {form.problem ? <Note tone="bad">{form.problem}</Note> : null}
      <Button
        type="submit"
        kind="primary"
        isBlock
        isBusy={form.isBusy}
        disabled={!bankCode || accountNo.trim() === '' || pin.length !== 6}
      >
        {t('member_add_bank')}
      </Button>
    </Form>
  )
}

/** How many digits an account number of a bank has: "10", "12 / 15" or "10–15". */
function lengthsText(lengths: readonly number[]): string {
  const [least, most] = [Math.min(...lengths), Math.max(...lengths)]
  return lengths.length > 2 && most - least === lengths.length - 1 ? `${least}–${most}` : lengths.join(' / ')
}
