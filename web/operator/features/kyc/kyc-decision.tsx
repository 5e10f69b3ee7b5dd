import { useState } from 'react'
import { approveKyc } from '../../../../contract/operator/identity/approve-kyc.ts'
import { listKycRequests } from '../../../../contract/operator/identity/list-kyc-requests.ts'
import {
  readKycRequest,
  type readKycRequestSchemas,
} from '../../../../contract/operator/identity/read-kyc-request.ts'
import { refuseKyc } from '../../../../contract/operator/identity/refuse-kyc.ts'
import { countWaitingWork } from '../../../../contract/operator/dashboard/count-waiting-work.ts'
import { confirmProposal } from '../../../../contract/operator/system/confirm-proposal.ts'
import { listProposals } from '../../../../contract/operator/system/list-proposals.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { KYC_REMARK_LENGTH, kycReasons, type KycReason } from '../../../../contract/shared/kyc-words.ts'
import { callServer } from '../../../client/call.ts'
import { refresh } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { TextAreaField } from '../../../ui/forms/text-area.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { formatDateTime } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { Note, toast } from '../../../ui/overlay/toast.tsx'
import parts from '../../parts/parts.module.css'
import styles from './kyc.module.css'

const refreshDesk = () => refresh(listKycRequests, readKycRequest, listProposals, countWaitingWork)

type Detail = ValueOf<typeof readKycRequestSchemas>

/**
 * Approve until a day, or refuse and ask for more with a reason. Level 3 is granted by two people who opened
 * every picture.
 */
export function KycDecision({ detail, unopened }: { detail: Detail; unopened: number }) {
  const t = useText()
  const [step, setStep] = useState<'refuse' | 'approve' | null>(null)
  const { requestId, waiting } = detail
  const isBlind = detail.needsLook && unopened > 0
  const form = useForm({
    start: { until: '' },
    send: async ({ until }) => {
      if (waiting) await callServer(confirmProposal, { params: { proposalId: waiting.proposalId } })
      else
        await callServer(approveKyc, {
          params: { requestId },
          body: until.trim() ? { validUntil: until.trim() } : {},
        })
      toast.good(t(detail.needsLook && !waiting ? 'kyc_waits_for_second' : 'kyc_approved'))
      await refreshDesk()
    },
  })
  const { until } = form.values
  const approve = () => {
    setStep(null)
    form.submit()
  }
  return (
    <div className={parts.form}>
      {waiting ? (
        <Note tone="info">
          {t('kyc_asked_by', {
            requestedBy: waiting.requestedBy,
            requestedAt: formatDateTime(waiting.requestedAt),
          })}{' '}
          {waiting.isMine ? t('proposal_own') : ''}
        </Note>
      ) : (
        <TextField
          label={t('kyc_valid_until')}
          hint={t('kyc_valid_hint')}
          inputMode="numeric"
          maxLength={10}
          value={until}
          error={form.faults['validUntil']}
          onChange={(event) => form.edit({ until: event.target.value })}
        />
      )}
      {isBlind && !waiting?.isMine ? <Note tone="info">{t('kyc_open_all', { count: unopened })}</Note> : null}
      {form.problem ? <Note tone="bad">{form.problem}</Note> : null}
      <div className={styles.decide}>
        <Button kind="line" onClick={() => setStep('refuse')}>
          {t('kyc_refuse_title')}
        </Button>
        {waiting?.isMine ? null : (
          <Button
            kind="jade"
            icon="check"
            isBusy={form.isBusy}
            disabled={isBlind}
            onClick={() => setStep('approve')}
          >
            {t(waiting ? 'kyc_confirm_second' : 'kyc_approve')}
          </Button>
        )}
      </div>
      <ConfirmDialog
        isOpen={step === 'approve'}
        tone="jade"
        title={t('kyc_approve_title', { level: String(detail.level) })}
        confirmText={t(waiting ? 'kyc_confirm_second' : 'kyc_approve')}
        onCancel={() => setStep(null)}
        onConfirm={approve}
      >
        <p>
          {t('kyc_approve_question', {
            account: detail.account,
            name: detail.payeeName ?? '–',
            from: String(detail.kycLevel),
            to: String(detail.level),
          })}
        </p>
        {detail.needsLook && !waiting ? <p>{t('kyc_second_follows')}</p> : null}
      </ConfirmDialog>
      {step === 'refuse' ? <RefuseWindow requestId={requestId} onClose={() => setStep(null)} /> : null}
    </div>
  )
}

function RefuseWindow({ requestId, onClose }: { requestId: string; onClose: () => void }) {
  const t = useText()
  const form = useForm({
    start: { reasonCode: 'UNREADABLE' as KycReason, remark: '', isMoreNeeded: true },
    send: async ({ reasonCode, remark, isMoreNeeded }) => {
      await callServer(refuseKyc, {
        params: { requestId },
        body: { isMoreNeeded, reasonCode, ...(remark.trim() ? { remark: remark.trim() } : {}) },
      })
      toast.good(t(isMoreNeeded ? 'kyc_more_asked' : 'kyc_refused'))
      onClose()
      await refreshDesk()
    },
  })
  const { reasonCode, remark, isMoreNeeded } = form.values
  return (
    <Modal isOpen onClose={onClose} title={t('kyc_refuse_title')}>
      <Form form={form} className={parts.form}>
        <SelectField
          label={t('kyc_state')}
          value={isMoreNeeded ? 'more' : 'reject'}
          onChange={(value) => form.edit({ isMoreNeeded: value === 'more' })}
          choices={[
            { key: 'more', text: t('kyc_more') },
            { key: 'reject', text: t('kyc_reject') },
          ]}
        />
        <SelectField
          label={t('kyc_reason')}
          value={reasonCode}
          onChange={(value) => form.edit({ reasonCode: value as KycReason })}
          choices={kycReasons.map((key) => ({ key, text: t(`kyc_reason_${key}`) }))}
        />
        <TextAreaField
          label={t('kyc_remark')}
          rows={2}
          maxLength={KYC_REMARK_LENGTH}
          value={remark}
          error={form.faults['remark'] ?? form.problem}
          onChange={(event) => form.edit({ remark: event.target.value })}
        />
        <div className={parts.formActions}>
          <Button kind="line" onClick={onClose}>
            {t('common_cancel')}
          </Button>
          <Button type="submit" kind="primary" isBusy={form.isBusy}>
            {t(isMoreNeeded ? 'kyc_more' : 'kyc_reject')}
          </Button>
        </div>
      </Form>
    </Modal>
  )
}
