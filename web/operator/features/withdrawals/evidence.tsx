import { useState } from 'react'
import { forceReceipt } from '../../../../contract/operator/cashier/force-receipt.ts'
import { openComplaint } from '../../../../contract/operator/cashier/open-complaint.ts'
import type { readWithdrawalSchemas } from '../../../../contract/operator/cashier/read-withdrawal.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import {
  disputeReasons,
  type DisputeReason,
  PROOF_IMAGES,
  REMARK_LENGTH,
} from '../../../../contract/shared/cashier-states.ts'
import { callServer } from '../../../client/call.ts'
import { usePrivateFile } from '../../../client/private-file.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextAreaField } from '../../../ui/forms/text-area.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { ProofImages } from '../../../ui/forms/proof-images.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { formatMoney } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { PrivatePicture } from '../../../ui/layout/private-picture.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { refreshQueue } from './queue.ts'
import { disputeText } from './states.ts'
import styles from './withdrawals.module.css'

type Detail = ValueOf<typeof readWithdrawalSchemas>

/** What the member reports and what the bank proves, and the decisions that rest on it. */
export function Evidence({ detail }: { detail: Detail }) {
  const t = useText()
  const [question, setQuestion] = useState<'force' | 'complain' | null>(null)
  const close = () => setQuestion(null)
  const { dispute, proofImages, abilities } = detail
  return (
    <>
      {dispute ? (
        <section>
          <h3>{t('queue_dispute_reason')}</h3>
          <p>
            {t(disputeText(dispute.reason))}
            {dispute.missingParts.length > 0
              ? ` · ${t('queue_missing', { parts: dispute.missingParts.join(', ') })}`
              : ''}
          </p>
          <Pictures names={dispute.images} />
        </section>
      ) : null}
      {proofImages.length > 0 ? (
        <section>
          <h3>{t('queue_proof')}</h3>
          <Pictures names={proofImages} />
        </section>
      ) : null}
      {detail.forceApprovals === 1 && !detail.isForced ? (
        <p className="note text-2">{t('queue_force_waits')}</p>
      ) : null}
      {abilities.includes('force') ? (
        <Button kind="line" onClick={() => setQuestion('force')}>
          {t('queue_force')}
        </Button>
      ) : null}
      {abilities.includes('complain') && detail.complaint?.state !== 'OPEN' ? (
        <Button kind="line" onClick={() => setQuestion('complain')}>
          {t('queue_complaint_take')}
        </Button>
      ) : null}
      <WordWindow
        isOpen={question === 'force'}
        title={t('queue_force')}
        text={t('queue_force_text', {
          amount: formatMoney(detail.amount, detail.currency),
          account: detail.account,
        })}
        pictures={t('queue_proof')}
        onClose={close}
        onSend={async ({ remark, files }) => {
          const body = new FormData()
          body.set('remark', remark)
          for (const file of files) body.append('images', file)
          const { approvals, approvalsNeeded } = await callServer(
            forceReceipt,
            { params: { withdrawalId: detail.withdrawalId }, body: body as never },
            { timeoutMs: 60_000 },
          )
          toast.good(t(approvals < approvalsNeeded ? 'queue_first_of_two' : 'queue_resolved'))
        }}
      />
      <WordWindow
        isOpen={question === 'complain'}
        title={t('queue_complaint_take')}
        hasReason
        onClose={close}
        onSend={async ({ remark, reason }) => {
          await callServer(openComplaint, {
            params: { withdrawalId: detail.withdrawalId },
            body: { reason, remark },
          })
          toast.good(t('queue_complaint_taken'))
        }}
      />
    </>
  )
}

export function Pictures({ names }: { names: readonly string[] }) {
  return names.length === 0 ? null : (
    <div className={styles.pictures}>
      {names.map((name) => (
        <Picture key={name} name={name} />
      ))}
    </div>
  )
}

function Picture({ name }: { name: string }) {
  const t = useText()
  return (
    <PrivatePicture
      url={usePrivateFile(name)}
      alt={t('queue_picture')}
      openText={t('queue_picture_open')}
      failedText={t('queue_picture_failed')}
    />
  )
}

interface WordProps {
  title: string
  text?: string
  /** The label of the pictures, if some are accepted. */
  pictures?: string
  hasReason?: boolean
  onSend: (word: { remark: string; reason: DisputeReason; files: readonly File[] }) => Promise<void>
  onClose: () => void
}

function WordWindow({ isOpen, ...form }: WordProps & { isOpen: boolean }) {
  return (
    <Modal isOpen={isOpen} onClose={form.onClose} title={form.title}>
      <WordForm {...form} />
    </Modal>
  )
}

function WordForm({ title, text, pictures, hasReason, onSend, onClose }: WordProps) {
  const t = useText()
  const form = useForm({
    start: { remark: '', reason: 'NOT_ARRIVED' as DisputeReason, files: [] as File[] },
    send: async ({ remark, reason, files }) => {
      if (!remark.trim()) return { remark: t('msg_input_empty') }
      await onSend({ remark: remark.trim(), reason, files })
      onClose()
      await refreshQueue()
      return undefined
    },
  })
  const { remark, reason, files } = form.values
  return (
    <Form form={form} className="stack">
      {text ? <p className="text-2">{text}</p> : null}
      {hasReason ? (
        <SelectField
          label={t('queue_dispute_reason')}
          value={reason}
          onChange={form.set('reason')}
          choices={disputeReasons.map((one) => ({ key: one, text: t(disputeText(one)) }))}
        />
      ) : null}
      {pictures ? (
        <ProofImages label={pictures} files={files} onChange={form.set('files')} max={PROOF_IMAGES} />
      ) : null}
      <TextAreaField
        label={t('queue_remark')}
        isRequired
        rows={2}
        maxLength={REMARK_LENGTH}
        count={[...remark].length}
        value={remark}
        error={form.fault}
        onChange={(event) => form.edit({ remark: event.target.value })}
      />
      <Button type="submit" kind="primary" isBlock isBusy={form.isBusy}>
        {title}
      </Button>
    </Form>
  )
}
