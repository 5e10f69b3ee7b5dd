import { useState } from 'react'
import { readKyc } from '../../../../contract/player/identity/read-kyc.ts'
import { submitFunds } from '../../../../contract/player/identity/submit-funds.ts'
import { FUNDS_DOCUMENTS, fundsSources, KYC_STATEMENT_LENGTH, type FundsSource } from '../../../../contract/shared/kyc-words.ts'
import { callServer } from '../../../client/call.ts'
import { fieldErrorsOf } from '../../../client/call-error.ts'
import { refresh } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextAreaField } from '../../../ui/forms/field.tsx'
import { ProofImages } from '../../../ui/forms/proof-images.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Note, toast } from '../../../ui/overlay/toast.tsx'
import styles from './verification.module.css'

/** Level 3: where the money comes from, with one to three documents. */
export function FundsForm() {
  const t = useText()
  const [source, setSource] = useState<FundsSource>('SALARY')
  const [statement, setStatement] = useState('')
  const [files, setFiles] = useState<File[]>([])
  const [faults, setFaults] = useState<{ statement?: string; documents?: string; form?: string }>({})
  const [isBusy, setBusy] = useState(false)

  const submit = async () => {
    if (files.length === 0) { setFaults({ documents: t('verify_id_needs_picture') }); return }
    const form = new FormData()
    form.set('source', source)
    form.set('statement', statement.trim())
    for (const file of files) form.append('documents', file)
    setBusy(true)
    try {
      await callServer(submitFunds, { body: form as never }, { timeoutMs: 60_000 })
      toast.good(t('verify_id_sent'))
      await refresh(readKyc)
    } catch (error) {
      const fields = fieldErrorsOf(error)
      setFaults(Object.keys(fields).length > 0 ? fields : { form: errorText(error, t) })
    } finally {
      setBusy(false)
    }
  }

  return (
    <form className={`panel padded ${styles.form}`} noValidate onSubmit={(event) => { event.preventDefault(); void submit() }}>
      <h2 className={styles.heading}>{t('verify_id_form_3')}</h2>
      <SelectField label={t('verify_id_source')} value={source} onChange={(value) => setSource(value as FundsSource)} choices={fundsSources.map((key) => ({ key, text: t(`verify_id_source_${key}`) }))} />
      <TextAreaField label={t('verify_id_statement')} hint={t('verify_id_statement_hint')} isRequired rows={4} maxLength={KYC_STATEMENT_LENGTH} count={[...statement].length} value={statement} error={faults.statement} onChange={(event) => { setStatement(event.target.value); setFaults({}) }} />
      <ProofImages label={t('verify_id_funds')} max={FUNDS_DOCUMENTS} files={files} error={faults.documents} onChange={(next) => { setFiles(next); setFaults({}) }} />
      <p className="note text-3">{t('verify_id_privacy')}</p>
      {faults.form ? <Note tone="bad">{faults.form}</Note> : null}
      <Button type="submit" kind="primary" size="large" isBlock isBusy={isBusy}>{t('verify_id_send')}</Button>
    </form>
  )
}
