import { countWaitingWork } from '../../../../contract/operator/dashboard/count-waiting-work.ts'
import { correctBankAccount } from '../../../../contract/operator/members/correct-bank-account.ts'
import { correctMember } from '../../../../contract/operator/members/correct-member.ts'
import { readMember } from '../../../../contract/operator/members/read-member.ts'
import { searchMembers } from '../../../../contract/operator/members/search-members.ts'
import {
  confirmedFields,
  correctedFields,
  type CorrectedField,
} from '../../../../contract/shared/correction-words.ts'
import { callServer } from '../../../client/call.ts'
import { refresh } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { FieldMessage, TextField } from '../../../ui/forms/field.tsx'
import { TextAreaField } from '../../../ui/forms/text-area.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { useText, type TextKey, type Translate } from '../../../ui/i18n/text.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { Note, toast } from '../../../ui/overlay/toast.tsx'
import { bankCodes, bankText } from '../../parts/banks.ts'
import parts from '../../parts/parts.module.css'
import type { Member } from './types.ts'

/** What is corrected: a detail, or a bank account by its id. */
type Choice = CorrectedField | `bank:${string}`

const hints: Record<CorrectedField, TextKey> = {
  payeeName: 'correct_hint_name',
  birthday: 'correct_hint_birthday',
  idNumber: 'correct_hint_id',
  mobile: 'correct_hint_mobile',
  email: 'correct_hint_email',
}

/** What each detail says now. */
function valuesOf(member: Member): Record<CorrectedField, string | null> {
  return {
    payeeName: member.payeeName,
    birthday: member.birthday,
    idNumber: member.idNumber,
    mobile: member.mobile,
    email: member.email,
  }
}

/** Every detail, and the bank accounts that are no wallets. */
function choicesOf(member: Member, t: Translate): readonly { key: Choice; text: string }[] {
  const accounts = member.bankAccounts.filter((account) => !account.bankCode.startsWith('USDT'))
  return [
    ...correctedFields.map((key) => ({ key: key as Choice, text: t(`proposal_field_${key}`) })),
    ...accounts.map((account) => ({
      key: `bank:${account.bankAccountId}` as Choice,
      text: `${t('proposal_field_bankAccount')} ${account.bankCode} ${account.accountNo}`,
    })),
  ]
}

/** Corrects one detail at a time, with its reason; whom money is paid to waits for a second person. */
export function CorrectWindow({
  isOpen,
  member,
  onClose,
}: {
  isOpen: boolean
  member: Member
  onClose: () => void
}) {
  const t = useText()
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={t('correct_title')}>
      <CorrectForm member={member} onClose={onClose} />
    </Modal>
  )
}

function CorrectForm({ member, onClose }: { member: Member; onClose: () => void }) {
  const t = useText()
  const form = useForm({
    start: { choice: 'payeeName' as Choice, value: '', bankCode: '', reason: '' },
    send: async ({ value, bankCode, reason }) => {
      if (!value.trim()) return { value: t('msg_input_empty') }
      if (!reason.trim()) return { reason: t('msg_input_empty') }
      const { memberId } = member
      const { state } = field
        ? await callServer(correctMember, {
            params: { memberId },
            body: { field, value: value.trim(), reason: reason.trim() },
          })
        : await callServer(correctBankAccount, {
            params: { memberId, bankAccountId: bankAccountId! },
            body: { bankCode, accountNo: value.trim(), reason: reason.trim() },
          })
      onClose()
      toast.good(t(state === 'DONE' ? 'correct_done' : 'correct_waits'))
      await refresh(readMember, searchMembers, countWaitingWork)
      return undefined
    },
  })
  const { choice, value, bankCode } = form.values
  const bankAccountId = choice.startsWith('bank:') ? choice.slice(5) : null
  const field = bankAccountId === null ? (choice as CorrectedField) : null
  const choose = (next: Choice) => {
    const account = member.bankAccounts.find(({ bankAccountId: id }) => `bank:${id}` === next)
    form.edit({ choice: next, value: '', bankCode: account?.bankCode ?? '' })
  }
  const now = valuesOf(member)
  const needsSecond = field === null || confirmedFields.includes(field)
  return (
    <Form form={form} className={parts.form}>
      <SelectField
        label={t('correct_field')}
        value={choice}
        onChange={choose}
        choices={choicesOf(member, t)}
      />
      {field ? (
        <p className="small text-2">{t('correct_now', { current: now[field] || t('dossier_not_set') })}</p>
      ) : (
        <SelectField
          label={t('correct_bank')}
          value={bankCode}
          error={form.faults['bankCode']}
          onChange={(next) => form.edit({ bankCode: next })}
          choices={bankCodes.map((key) => ({ key, text: t(bankText(key)) }))}
        />
      )}
      <TextField
        label={t(field ? 'correct_value' : 'correct_account_no')}
        hint={field ? t(hints[field]) : undefined}
        maxLength={120}
        isRequired
        autoComplete="off"
        value={value}
        error={form.faults['value'] ?? form.faults['accountNo']}
        onChange={(event) => form.edit({ value: event.target.value })}
      />
      <TextAreaField
        label={t('dossier_reason')}
        hint={t('dossier_reason_hint')}
        rows={2}
        maxLength={140}
        isRequired
        {...form.field('reason')}
      />
      {needsSecond ? (
        <Note tone="info">{t('correct_second')}</Note>
      ) : field === 'mobile' || field === 'email' ? (
        <Note tone="info">{t('correct_contact')}</Note>
      ) : null}
      <FieldMessage error={form.problem} />
      <div className={parts.formActions}>
        <Button onClick={onClose}>{t('common_cancel')}</Button>
        <Button type="submit" kind="primary" isBusy={form.isBusy}>
          {t(needsSecond ? 'correct_ask' : 'common_save')}
        </Button>
      </div>
    </Form>
  )
}
