import {
  FUNDS_DOCUMENTS,
  fundsSources,
  KYC_STATEMENT_LENGTH,
  type FundsSource,
} from '../../../../contract/shared/kyc-words.ts'
import { TextAreaField } from '../../../ui/forms/text-area.tsx'
import { ProofImages } from '../../../ui/forms/proof-images.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { useVerificationRequest, VerificationForm } from './verification-form.tsx'

const EMPTY = { source: 'SALARY' as FundsSource, statement: '', files: [] as File[] }

/** Level 3: where the money comes from, with one to three documents. */
export function FundsForm() {
  const t = useText()
  const form = useVerificationRequest(3, EMPTY, ({ source, statement, files }) => {
    if (files.length === 0) return { documents: t('verify_id_needs_picture') }
    const body = new FormData()
    body.set('source', source)
    body.set('statement', statement.trim())
    for (const file of files) body.append('documents', file)
    return body
  })
  const { source, statement, files } = form.values
  return (
    <VerificationForm title={t('verify_id_form_3')} form={form}>
      <SelectField
        label={t('verify_id_source')}
        value={source}
        onChange={(value) => form.edit({ source: value as FundsSource })}
        choices={fundsSources.map((key) => ({ key, text: t(`verify_id_source_${key}`) }))}
      />
      <TextAreaField
        label={t('verify_id_statement')}
        hint={t('verify_id_statement_hint')}
        isRequired
        rows={4}
        maxLength={KYC_STATEMENT_LENGTH}
        count={[...statement].length}
        {...form.field('statement')}
      />
      <ProofImages
        label={t('verify_id_funds')}
        max={FUNDS_DOCUMENTS}
        files={files}
        error={form.faults['documents']}
        onChange={form.set('files')}
      />
    </VerificationForm>
  )
}
