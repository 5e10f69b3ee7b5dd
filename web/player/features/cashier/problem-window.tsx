import { disputeReasons, PROOF_IMAGES, REMARK_LENGTH } from '../../../../contract/shared/cashier-states.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextAreaField } from '../../../ui/forms/text-area.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { ProofImages } from '../../../ui/forms/proof-images.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { Note } from '../../../ui/overlay/toast.tsx'
import styles from './cashier.module.css'
import { netText, placeShort } from './places.ts'
import { disputeReasonText } from './states.ts'
import type { Withdrawal } from './withdrawals.ts'

interface ProblemProps {
  withdrawal: Pick<Withdrawal, 'netAmount' | 'crypto' | 'bankAccount'>
  lead?: string | undefined
  note: string
  submitText: string
  isRemarkRequired?: boolean
  onSend: (reason: string, remark: string, pictures: readonly File[]) => Promise<void>
}

/**
 * What went wrong with a payout: a reason, pictures, a few words. Stays open with the refusal when the server
 * says no.
 */
export function ProblemWindow({
  isOpen,
  onClose,
  title,
  ...form
}: ProblemProps & { isOpen: boolean; onClose: () => void; title: string }) {
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={title}>
      <ProblemForm {...form} />
    </Modal>
  )
}

const EMPTY = {
  reason: 'NOT_ARRIVED' as (typeof disputeReasons)[number],
  remark: '',
  pictures: [] as File[],
}

function ProblemForm({ withdrawal, lead, note, submitText, isRemarkRequired, onSend }: ProblemProps) {
  const t = useText()
  const form = useForm({
    start: EMPTY,
    send: async ({ reason, remark, pictures }) => {
      if (isRemarkRequired && !remark.trim()) return { form: t('msg_input_empty') }
      await onSend(reason, remark.trim(), pictures)
      return undefined
    },
    refuse: (error) => ({ form: errorText(error, t) }),
  })
  const { reason, remark, pictures } = form.values
  return (
    <Form form={form} className="stack">
      <p className="small text-2">
        <b className="number">{netText(withdrawal, t)}</b> · {placeShort(withdrawal.bankAccount, t)}
      </p>
      {lead ? <p className="small">{lead}</p> : null}
      <fieldset>
        <legend className={styles.legend}>{t('withdraw_dispute_reason')}</legend>
        {disputeReasons.map((one) => (
          <label key={one} className={styles.reason}>
            <input
              type="radio"
              name="reason"
              checked={reason === one}
              onChange={() => form.edit({ reason: one })}
            />
            <span>{t(disputeReasonText(one))}</span>
          </label>
        ))}
      </fieldset>
      <ProofImages
        label={t('withdraw_dispute_images')}
        files={pictures}
        onChange={form.set('pictures')}
        max={PROOF_IMAGES}
      />
      <TextAreaField
        label={t('withdraw_dispute_remark')}
        rows={2}
        maxLength={REMARK_LENGTH}
        count={[...remark].length}
        isRequired={isRemarkRequired}
        {...form.field('remark')}
      />
      {form.problem ? <Note tone="bad">{form.problem}</Note> : null}
      <Button type="submit" kind="primary" size="large" isBlock isBusy={form.isBusy}>
        {submitText}
      </Button>
      <p className="note text-3">{note}</p>
    </Form>
  )
}
