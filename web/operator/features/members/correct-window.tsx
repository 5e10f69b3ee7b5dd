import { useEffect, useState } from 'react'
import { readWork } from '../../../../contract/operator/dashboard/read-work.ts'
import { correctBankAccount } from '../../../../contract/operator/members/correct-bank-account.ts'
import { correctMember } from '../../../../contract/operator/members/correct-member.ts'
import { readMember } from '../../../../contract/operator/members/read-member.ts'
import { searchMembers } from '../../../../contract/operator/members/search-members.ts'
import { confirmedFields, correctedFields, type CorrectedField } from '../../../../contract/shared/correction-words.ts'
import { callServer } from '../../../client/call.ts'
import { refresh } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { FieldMessage, TextAreaField, TextField } from '../../../ui/forms/field.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { useText, type TextKey } from '../../../ui/i18n/text.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { Note, toast } from '../../../ui/overlay/toast.tsx'
import { bankCodes, bankText } from '../../parts/banks.ts'
import parts from '../../parts/parts.module.css'
import { useSubmit } from '../../parts/use-submit.ts'
import type { Member } from './types.ts'

/** What is corrected: a detail, or a bank account by its id. */
type Choice = CorrectedField | `bank:${string}`

const hints: Record<CorrectedField, TextKey> = {
  payeeName: 'correct_hint_name', birthday: 'correct_hint_birthday', idNumber: 'correct_hint_id', mobile: 'correct_hint_mobile', email: 'correct_hint_email',
}

/** Corrects one detail at a time, with its reason; whom money is paid to waits for a second person. */
export function CorrectWindow({ isOpen, member, onClose }: { isOpen: boolean; member: Member; onClose: () => void }) {
  const t = useText()
  const [choice, setChoice] = useState<Choice>('payeeName')
  const [value, setValue] = useState('')
  const [bankCode, setBankCode] = useState<string>('')
  const [reason, setReason] = useState('')
  const bankAccountId = choice.startsWith('bank:') ? choice.slice(5) : null
  const field = bankAccountId === null ? (choice as CorrectedField) : null
  const form = useSubmit(async (tellFault) => {
    if (!value.trim()) return tellFault(field ? 'value' : 'accountNo', t('msg_input_empty'))
    if (!reason.trim()) return tellFault('reason', t('msg_input_empty'))
    const { memberId } = member
    const { state } = field
      ? await callServer(correctMember, { params: { memberId }, body: { field, value: value.trim(), reason: reason.trim() } })
      : await callServer(correctBankAccount, { params: { memberId, bankAccountId: bankAccountId! }, body: { bankCode, accountNo: value.trim(), reason: reason.trim() } })
    onClose()
    toast.good(t(state === 'DONE' ? 'correct_done' : 'correct_waits'))
    await refresh(readMember, searchMembers, readWork)
  })
  const clear = form.clear
  useEffect(() => { if (isOpen) { setChoice('payeeName'); setValue(''); setReason(''); clear() } }, [isOpen])
  const choose = (next: Choice) => {
    setChoice(next)
    setValue('')
    setBankCode(member.bankAccounts.find((account) => `bank:${account.bankAccountId}` === next)?.bankCode ?? '')
    clear()
  }
  const now: Record<CorrectedField, string | null> = { payeeName: member.payeeName, birthday: member.birthday, idNumber: member.idNumber, mobile: member.mobile, email: member.email }
  const accounts = member.bankAccounts.filter((account) => !account.bankCode.startsWith('USDT'))
  const needsSecond = field === null || confirmedFields.includes(field)
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={t('correct_title')}>
      <form className={parts.form} onSubmit={form.submit} noValidate>
        <SelectField label={t('correct_field')} value={choice} onChange={choose} choices={[
          ...correctedFields.map((key) => ({ key: key as Choice, text: t(`proposal_field_${key}`) })),
          ...accounts.map((account) => ({ key: `bank:${account.bankAccountId}` as Choice, text: `${t('proposal_field_bankAccount')} ${account.bankCode} ${account.accountNo}` })),
        ]} />
        {field ? <p className="small text-2">{t('correct_now', { 0: now[field] || t('dossier_not_set') })}</p> : (
          <SelectField label={t('correct_bank')} value={bankCode} error={form.fields['bankCode']} onChange={(next) => { setBankCode(next); clear() }} choices={bankCodes.map((key) => ({ key, text: t(bankText(key)) }))} />
        )}
        <TextField
          label={t(field ? 'correct_value' : 'correct_account_no')} hint={field ? t(hints[field]) : undefined} maxLength={120} isRequired autoComplete="off"
          value={value} error={form.fields[field ? 'value' : 'accountNo']} onChange={(event) => { setValue(event.target.value); clear() }}
        />
        <TextAreaField label={t('dossier_reason')} hint={t('dossier_reason_hint')} rows={2} maxLength={140} isRequired value={reason} error={form.fields['reason']} onChange={(event) => { setReason(event.target.value); clear() }} />
        {needsSecond ? <Note tone="info">{t('correct_second')}</Note> : field === 'mobile' || field === 'email' ? <Note tone="info">{t('correct_contact')}</Note> : null}
        <FieldMessage error={form.problem || undefined} />
        <div className={parts.formActions}>
          <Button onClick={onClose}>{t('common_cancel')}</Button>
          <Button type="submit" kind="primary" isBusy={form.isBusy}>{t(needsSecond ? 'correct_ask' : 'common_save')}</Button>
        </div>
      </form>
    </Modal>
  )
}
