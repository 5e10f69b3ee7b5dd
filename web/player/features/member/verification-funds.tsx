import { useState } from 'react'
import { FUNDS_DOCUMENTS, fundsSources, KYC_STATEMENT_LENGTH, type FundsSource } from '../../../../contract/shared/kyc-words.ts'
import { TextAreaField } from '../../../ui/forms/field.tsx'
import { ProofImages } from '../../../ui/forms/proof-images.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { useVerificationRequest, VerificationForm } from './verification-form.tsx'

/** Level 3: where the money comes from, with one to three documents. */
export function FundsForm() {
  const t = useText()
  const [source, setSource] = useState<FundsSource>('SALARY')
  const [statement, setStatement] = useState('')
  const [files, setFiles] = useState<File[]>([])
  const { faults, setFaults, isBusy, send } = useVerificationRequest(3)

  const submit = () => {
    if (files.length === 0) return setFaults({ documents: t('verify_id_needs_picture') })
    const form = new FormData()
    form.set('source', source)
    form.set('statement', statement.trim())
    for (const file of files) form.append('documents', file)
    void send(form)
  }

  return (
    <VerificationForm title={t('verify_id_form_3')} fault={faults['form']} isBusy={isBusy} onSubmit={submit}>
      <SelectField label={t('verify_id_source')} value={source} onChange={(value) => setSource(value as FundsSource)} choices={fundsSources.map((key) => ({ key, text: t(`verify_id_source_${key}`) }))} />
      <TextAreaField label={t('verify_id_statement')} hint={t('verify_id_statement_hint')} isRequired rows={4} maxLength={KYC_STATEMENT_LENGTH} count={[...statement].length} value={statement} error={faults['statement']} onChange={(event) => { setStatement(event.target.value); setFaults({}) }} />
      <ProofImages label={t('verify_id_funds')} max={FUNDS_DOCUMENTS} files={files} error={faults['documents']} onChange={(next) => { setFiles(next); setFaults({}) }} />
    </VerificationForm>
  )
}
