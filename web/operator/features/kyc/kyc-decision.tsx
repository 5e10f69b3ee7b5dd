import { useState } from 'react'
import { approveKyc } from '../../../../contract/operator/identity/approve-kyc.ts'
import { listKycRequests } from '../../../../contract/operator/identity/list-kyc-requests.ts'
import { readKycRequest } from '../../../../contract/operator/identity/read-kyc-request.ts'
import { refuseKyc } from '../../../../contract/operator/identity/refuse-kyc.ts'
import { readWork } from '../../../../contract/operator/dashboard/read-work.ts'
import { KYC_REMARK_LENGTH, kycReasons, type KycReason } from '../../../../contract/shared/kyc-words.ts'
import { callServer } from '../../../client/call.ts'
import { refresh } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextAreaField, TextField } from '../../../ui/forms/field.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { Note, toast } from '../../../ui/overlay/toast.tsx'
import parts from '../../parts/parts.module.css'
import { useSubmit } from '../../parts/use-submit.ts'
import styles from './kyc.module.css'

const refreshDesk = () => refresh(listKycRequests, readKycRequest, readWork)

/** Approve until a day, or refuse and ask for more with a reason. */
export function KycDecision({ requestId }: { requestId: string }) {
  const t = useText()
  const [until, setUntil] = useState('')
  const [isRefusing, setRefusing] = useState(false)
  const form = useSubmit(async () => {
    await callServer(approveKyc, { params: { requestId }, body: until.trim() ? { validUntil: until.trim() } : {} })
    toast.good(t('kyc_approved'))
    await refreshDesk()
  })
  return (
    <form className={parts.form} onSubmit={form.submit} noValidate>
      <TextField label={t('kyc_valid_until')} hint={t('kyc_valid_hint')} inputMode="numeric" maxLength={10} value={until} error={form.fields['validUntil']} onChange={(event) => { setUntil(event.target.value); form.clear() }} />
      {form.problem ? <Note tone="bad">{form.problem}</Note> : null}
      <div className={styles.decide}>
        <Button kind="line" onClick={() => setRefusing(true)}>{t('kyc_refuse_title')}</Button>
        <Button type="submit" kind="jade" icon="check" isBusy={form.isBusy}>{t('kyc_approve')}</Button>
      </div>
      {isRefusing ? <RefuseWindow requestId={requestId} onClose={() => setRefusing(false)} /> : null}
    </form>
  )
}

function RefuseWindow({ requestId, onClose }: { requestId: string; onClose: () => void }) {
  const t = useText()
  const [reasonCode, setReason] = useState<KycReason>('UNREADABLE')
  const [remark, setRemark] = useState('')
  const [isMoreNeeded, setMore] = useState(true)
  const form = useSubmit(async () => {
    await callServer(refuseKyc, { params: { requestId }, body: { isMoreNeeded, reasonCode, ...(remark.trim() ? { remark: remark.trim() } : {}) } })
    toast.good(t(isMoreNeeded ? 'kyc_more_asked' : 'kyc_refused'))
    onClose()
    await refreshDesk()
  })
  return (
    <Modal isOpen onClose={onClose} title={t('kyc_refuse_title')}>
      <form className={parts.form} onSubmit={form.submit} noValidate>
        <SelectField label={t('kyc_state')} value={isMoreNeeded ? 'more' : 'reject'} onChange={(value) => setMore(value === 'more')} choices={[{ key: 'more', text: t('kyc_more') }, { key: 'reject', text: t('kyc_reject') }]} />
        <SelectField label={t('kyc_reason')} value={reasonCode} onChange={(value) => setReason(value as KycReason)} choices={kycReasons.map((key) => ({ key, text: t(`kyc_reason_${key}`) }))} />
        <TextAreaField label={t('kyc_remark')} rows={2} maxLength={KYC_REMARK_LENGTH} value={remark} error={form.fields['remark'] ?? (form.problem || undefined)} onChange={(event) => { setRemark(event.target.value); form.clear() }} />
        <div className={parts.formActions}>
          <Button kind="line" onClick={onClose}>{t('common_cancel')}</Button>
          <Button type="submit" kind="primary" isBusy={form.isBusy}>{t(isMoreNeeded ? 'kyc_more' : 'kyc_reject')}</Button>
        </div>
      </form>
    </Modal>
  )
}
