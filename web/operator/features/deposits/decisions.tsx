import { useEffect, useState } from 'react'
import { creditDeposit } from '../../../../contract/operator/cashier/credit-deposit.ts'
import { rejectDeposit } from '../../../../contract/operator/cashier/reject-deposit.ts'
import { callServer } from '../../../client/call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { FieldMessage, TextAreaField, TextField } from '../../../ui/forms/field.tsx'
import { formatAmount, formatMoney, parseAmount } from '../../../ui/i18n/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import parts from '../../parts/parts.module.css'
import { useSubmit } from '../../parts/use-submit.ts'
import { refreshDeposits, type DepositCase } from './queue.ts'

export type Question = 'credit' | 'reject' | 'refund'
const doneTexts = { credit: 'paid_in_credit_done', reject: 'paid_in_rejected', refund: 'paid_in_refunded' } as const
const titles = { credit: 'paid_in_credit', reject: 'paid_in_reject', refund: 'paid_in_refund' } as const

/** What this operator may do with it now, as the server says. */
export function DecisionButtons({ deposit, onAsk }: { deposit: DepositCase; onAsk: (question: Question) => void }) {
  const t = useText()
  if (deposit.abilities.length === 0) return null
  return (
    <div className={parts.toolbar}>
      {deposit.abilities.includes('reject') ? <Button className="grow" onClick={() => onAsk('reject')}>{t('paid_in_reject')}</Button> : null}
      {deposit.abilities.includes('refund') ? <Button className="grow" onClick={() => onAsk('refund')}>{t('paid_in_refund')}</Button> : null}
      {deposit.abilities.includes('credit') ? <Button className="grow" kind="jade" onClick={() => onAsk('credit')}>{t('paid_in_credit')}</Button> : null}
    </div>
  )
}

const EMPTY = { remark: '', note: '', reference: '', amount: '', payerName: '' }

/** The question of a decision: a reason, and what the bank's statement shows where no bank has told of the money. */
export function DecisionDialogs({ deposit, question, onClose, onDone }: { deposit: DepositCase; question: Question | null; onClose: () => void; onDone: () => void }) {
  const t = useText()
  const [texts, setTexts] = useState(EMPTY)
  const isByHand = question === 'credit' && deposit.paidAmount === null
  const { submit, isBusy, fields, problem, clear } = useSubmit(async (tellFault) => {
    const [params, remark] = [{ depositId: deposit.depositId }, texts.remark.trim()]
    if (!remark) { tellFault('remark', t('msg_input_empty')); return }
    const amount = parseAmount(texts.amount)
    if (isByHand && !amount) { tellFault('paid.amount', t('paid_in_amount_wrong')); return }
    if (question === 'refund' && !texts.note.trim()) { tellFault('refundNote', t('msg_input_empty')); return }
    const { approvals, approvalsNeeded } = question === 'credit'
      ? await callServer(creditDeposit, { params, body: { remark, ...(isByHand ? { paid: { bankReference: texts.reference.trim(), amount: amount!, payerName: texts.payerName.trim() } } : {}) } })
      : await callServer(rejectDeposit, { params, body: { remark, ...(question === 'refund' ? { refundNote: texts.note.trim() } : {}) } })
    toast.good(t(approvals < approvalsNeeded ? 'queue_first_of_two' : doneTexts[question!]))
    onClose()
    onDone()
    await refreshDeposits()
  })
  const slip = [...deposit.slips].reverse().find(({ transRef }) => transRef !== null)
  useEffect(() => { if (question) { setTexts({ ...EMPTY, reference: slip?.transRef ?? '', amount: formatAmount(deposit.payableAmount), payerName: deposit.sourceAccount?.holderName ?? '' }); clear() } }, [question])
  if (!question) return null
  const edit = (change: Partial<typeof texts>) => { setTexts({ ...texts, ...change }); clear() }
  const arrived = formatMoney(deposit.paidAmount ?? deposit.payableAmount, deposit.currency)
  return (
    <Modal isOpen onClose={onClose} title={t(titles[question])}>
      <form className={parts.form} onSubmit={submit} noValidate>
        <p className="text-2">{isByHand ? t('paid_in_by_hand_text') : question === 'credit' ? t('paid_in_credit_text', { 0: arrived, 1: deposit.account }) : t(question === 'refund' ? 'paid_in_refund_text' : 'paid_in_reject_text', { 0: arrived, 1: deposit.payerName ?? '–' })}</p>
        {isByHand ? (
          <>
            <TextField label={t('queue_bank_reference')} autoComplete="off" maxLength={64} isRequired value={texts.reference} error={fields['paid.bankReference']} onChange={(event) => edit({ reference: event.target.value })} />
            <TextField label={t('paid_in_arrived')} inputMode="decimal" autoComplete="off" maxLength={16} isRequired value={texts.amount} error={fields['paid.amount']} onChange={(event) => edit({ amount: event.target.value })} />
            <TextField label={t('paid_in_payer')} autoComplete="off" maxLength={60} isRequired value={texts.payerName} error={fields['paid.payerName']} onChange={(event) => edit({ payerName: event.target.value })} />
          </>
        ) : null}
        {question === 'refund' ? <TextAreaField label={t('paid_in_refund_note')} hint={t('paid_in_refund_hint')} rows={2} maxLength={200} isRequired count={[...texts.note].length} value={texts.note} error={fields.refundNote} onChange={(event) => edit({ note: event.target.value })} /> : null}
        <TextAreaField label={t(question === 'credit' ? 'paid_in_reason' : 'queue_reason')} hint={t('queue_remark_hint')} rows={2} maxLength={140} isRequired count={[...texts.remark].length} value={texts.remark} error={fields.remark} onChange={(event) => edit({ remark: event.target.value })} />
        <FieldMessage error={problem || undefined} />
        <div className={parts.formActions}>
          <Button onClick={onClose}>{t('common_cancel')}</Button>
          <Button type="submit" kind={question === 'credit' ? 'jade' : 'primary'} isBusy={isBusy}>{t(titles[question])}</Button>
        </div>
      </form>
    </Modal>
  )
}
