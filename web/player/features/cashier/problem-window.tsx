import { type FormEvent, useEffect, useState } from 'react'
import { disputeReasons, PROOF_IMAGES, REMARK_LENGTH } from '../../../../contract/shared/cashier-states.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextAreaField } from '../../../ui/forms/field.tsx'
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
  isOpen: boolean
  onClose: () => void
  title: string
  withdrawal: Pick<Withdrawal, 'netAmount' | 'crypto' | 'bankAccount'>
  lead?: string | undefined
  note: string
  submitText: string
  isRemarkRequired?: boolean
  onSend: (reason: string, remark: string, pictures: readonly File[]) => Promise<void>
}

/** What went wrong with a payout: a reason, pictures, a few words. Stays open with the refusal when the server says no. */
export function ProblemWindow({ isOpen, onClose, title, withdrawal, lead, note, submitText, isRemarkRequired, onSend }: ProblemProps) {
  const t = useText()
  const [reason, setReason] = useState<(typeof disputeReasons)[number]>('NOT_ARRIVED')
  const [remark, setRemark] = useState('')
  const [pictures, setPictures] = useState<File[]>([])
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  useEffect(() => { if (isOpen) { setReason('NOT_ARRIVED'); setRemark(''); setPictures([]); setProblem('') } }, [isOpen])
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isRemarkRequired && !remark.trim()) { setProblem(t('msg_input_empty')); return }
    setBusy(true)
    try {
      await onSend(reason, remark.trim(), pictures)
    } catch (error) {
      setProblem(errorText(error, t))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={title}>
      <form className="stack" onSubmit={(event) => void send(event)} noValidate>
        <p className="small text-2"><b className="number">{netText(withdrawal, t)}</b> · {placeShort(withdrawal.bankAccount, t)}</p>
        {lead ? <p className="small">{lead}</p> : null}
        <fieldset>
          <legend className={styles.legend}>{t('withdraw_dispute_reason')}</legend>
          {disputeReasons.map((one) => (
            <label key={one} className={styles.reason}><input type="radio" name="reason" checked={reason === one} onChange={() => setReason(one)} /><span>{t(disputeReasonText(one))}</span></label>
          ))}
        </fieldset>
        <ProofImages label={t('withdraw_dispute_images')} files={pictures} onChange={setPictures} max={PROOF_IMAGES} />
        <TextAreaField label={t('withdraw_dispute_remark')} rows={2} maxLength={REMARK_LENGTH} count={[...remark].length} isRequired={isRemarkRequired} value={remark} onChange={(event) => { setRemark(event.target.value); setProblem('') }} />
        {problem ? <Note tone="bad">{problem}</Note> : null}
        <Button type="submit" kind="primary" size="large" isBlock isBusy={isBusy}>{submitText}</Button>
        <p className="note text-3">{note}</p>
      </form>
    </Modal>
  )
}
