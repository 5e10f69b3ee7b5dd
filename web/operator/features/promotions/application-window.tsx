import { useState } from 'react'
import { countWaitingWork } from '../../../../contract/operator/dashboard/count-waiting-work.ts'
import { approveApplication } from '../../../../contract/operator/promotions/approve-application.ts'
import {
  REASON_LENGTH,
  rejectReasons,
  type RejectReason,
} from '../../../../contract/operator/promotions/desk-words.ts'
import {
  listApplications,
  type listApplicationsSchemas,
} from '../../../../contract/operator/promotions/list-applications.ts'
import { rejectApplication } from '../../../../contract/operator/promotions/reject-application.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { formatDate, formatDateTime, formatMoney, parseAmount } from '../../../../design/format.ts'
import { callServer } from '../../../client/call.ts'
import { usePrivateFile } from '../../../client/private-file.ts'
import { refresh } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { FieldMessage, TextField } from '../../../ui/forms/field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { TextAreaField } from '../../../ui/forms/text-area.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { useText, type TextKey, type Translate } from '../../../ui/i18n/text.tsx'
import { PrivatePicture } from '../../../ui/layout/private-picture.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { KeyValues } from '../../../ui/status/key-values.tsx'
import { Segmented } from '../../../ui/tabs/segmented.tsx'
import parts from '../../parts/parts.module.css'
import styles from './promotions.module.css'
import { useNameOf } from '../../parts/promotion-words.ts'

export type Application = ValueOf<typeof listApplicationsSchemas>['list'][number]

/** A reason of the list by its text; what an operator wrote as it is. */
export function reasonText(reason: string, t: Translate): string {
  const known = rejectReasons.find((one) => one === reason && one !== 'OTHER')
  return known ? t(`op_promo_reject_${known.toLowerCase()}` as TextKey) : reason
}

/** One application: who asks, what they say and show, and its decision. */
export function ApplicationWindow({
  application,
  onClose,
}: {
  application: Application
  onClose: () => void
}) {
  const t = useText()
  const nameOf = useNameOf()
  const { username, remark, images, currency } = application
  return (
    <Modal isOpen onClose={onClose} size="medium" title={`${nameOf(application.names)} · ${username}`}>
      <div className="stack">
        <p className={styles.said}>{remark}</p>
        {images.length > 0 ? (
          <div className={styles.images}>
            {images.map((name) => (
              <Picture key={name} name={name} />
            ))}
          </div>
        ) : null}
        <KeyValues
          rows={[
            { key: 'attempt', label: t('op_promo_desk_attempt'), value: String(application.attempt) },
            {
              key: 'applied',
              label: t('op_promo_desk_applied'),
              value: formatDateTime(application.appliedAt),
            },
            { key: 'since', label: t('op_promo_desk_since'), value: formatDate(application.memberSince) },
            {
              key: 'levels',
              label: t('op_promo_desk_levels'),
              value: `VIP ${application.vipLevel} · KYC ${application.kycLevel}`,
            },
            {
              key: 'deposits',
              label: t('op_promo_desk_deposits'),
              value: formatMoney(application.depositAmount, currency),
            },
          ]}
        />
        {application.state === 'APPLYING' ? (
          <Decision application={application} onClose={onClose} />
        ) : (
          <p className="text-2">{reasonText(application.reason, t)}</p>
        )}
      </div>
    </Modal>
  )
}

function Picture({ name }: { name: string }) {
  const t = useText()
  return (
    <PrivatePicture
      url={usePrivateFile(name)}
      alt={t('contact_picture')}
      openText={t('contact_picture_open')}
      failedText={t('contact_picture_failed')}
    />
  )
}

function Decision({ application, onClose }: { application: Application; onClose: () => void }) {
  const t = useText()
  const [decision, setDecision] = useState<'APPROVE' | 'REJECT'>('APPROVE')
  const params = { claimId: application.claimId }
  const form = useForm({
    start: { amount: '', note: '', reason: 'CONDITION' as RejectReason, text: '' },
    send: async ({ amount, note, reason, text }) => {
      if (decision === 'APPROVE') {
        const typed = amount.trim() ? parseAmount(amount) : undefined
        if (typed === null || typed === 0) return { amount: t('op_promo_fault_number') }
        await callServer(approveApplication, {
          params,
          body: { note: note.trim(), ...(typed === undefined ? {} : { amount: typed }) },
        })
      } else {
        if (reason === 'OTHER' && !text.trim()) return { text: t('msg_input_empty') }
        await callServer(rejectApplication, { params, body: { reason, text: text.trim() } })
      }
      toast.good(t(decision === 'APPROVE' ? 'op_promo_desk_was_approved' : 'op_promo_desk_was_rejected'))
      onClose()
      await refresh(listApplications, countWaitingWork)
      return undefined
    },
  })
  return (
    <Form form={form} className={parts.form}>
      <Segmented
        label={t('op_promo_desk_decide')}
        value={decision}
        onChange={(next) => {
          form.tell({})
          setDecision(next)
        }}
        choices={[
          { key: 'APPROVE', text: t('op_promo_desk_approve') },
          { key: 'REJECT', text: t('op_promo_desk_reject') },
        ]}
      />
      {decision === 'APPROVE' ? (
        <>
          <TextField
            label={t('op_promo_desk_amount')}
            hint={t('op_promo_desk_amount_help', {
              usual: formatMoney(application.usualAmount, application.currency),
              most: formatMoney(application.mostAmount, application.currency),
            })}
            inputMode="decimal"
            autoComplete="off"
            {...form.field('amount')}
          />
          <TextAreaField
            label={t('op_promo_desk_note')}
            rows={2}
            maxLength={REASON_LENGTH}
            count={[...form.values.note].length}
            {...form.field('note')}
          />
        </>
      ) : (
        <>
          <SelectField
            label={t('op_promo_desk_reason')}
            value={form.values.reason}
            onChange={form.set('reason')}
            choices={rejectReasons.map((key) => ({
              key,
              text: key === 'OTHER' ? t('op_promo_desk_other') : reasonText(key, t),
            }))}
          />
          {form.values.reason === 'OTHER' ? (
            <TextAreaField
              label={t('op_promo_desk_own_words')}
              rows={2}
              isRequired
              maxLength={REASON_LENGTH}
              count={[...form.values.text].length}
              {...form.field('text')}
            />
          ) : null}
        </>
      )}
      <FieldMessage error={form.problem} />
      <div className={parts.formActions}>
        <Button onClick={onClose}>{t('common_cancel')}</Button>
        <Button type="submit" kind={decision === 'APPROVE' ? 'jade' : 'primary'} isBusy={form.isBusy}>
          {t(decision === 'APPROVE' ? 'op_promo_desk_approve' : 'op_promo_desk_reject')}
        </Button>
      </div>
    </Form>
  )
}
