import { creditDeposit } from '../../../../contract/operator/cashier/credit-deposit.ts'
import { rejectDeposit } from '../../../../contract/operator/cashier/reject-deposit.ts'
import { callServer } from '../../../client/call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { FieldMessage, TextField } from '../../../ui/forms/field.tsx'
import { TextAreaField } from '../../../ui/forms/text-area.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { type Faults, useForm } from '../../../ui/forms/use-form.ts'
import { formatAmount, formatMoney, parseAmount } from '../../../../design/format.ts'
import { useText, type Translate } from '../../../ui/i18n/text.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import parts from '../../parts/parts.module.css'
import { refreshDeposits, type DepositCase } from './queue.ts'

export type Question = 'credit' | 'reject' | 'refund'
const doneTexts = {
  credit: 'paid_in_credit_done',
  reject: 'paid_in_rejected',
  refund: 'paid_in_refunded',
} as const
const titles = { credit: 'paid_in_credit', reject: 'paid_in_reject', refund: 'paid_in_refund' } as const

/** What this operator may do with it now, as the server says. */
export function DecisionButtons({
  deposit,
  onAsk,
}: {
  deposit: DepositCase
  onAsk: (question: Question) => void
}) {
  const t = useText()
  if (deposit.abilities.length === 0) return null
  return (
    <div className={parts.toolbar}>
      {deposit.abilities.includes('reject') ? (
        <Button className="grow" onClick={() => onAsk('reject')}>
          {t('paid_in_reject')}
        </Button>
      ) : null}
      {deposit.abilities.includes('refund') ? (
        <Button className="grow" onClick={() => onAsk('refund')}>
          {t('paid_in_refund')}
        </Button>
      ) : null}
      {deposit.abilities.includes('credit') ? (
        <Button className="grow" kind="jade" onClick={() => onAsk('credit')}>
          {t('paid_in_credit')}
        </Button>
      ) : null}
    </div>
  )
}

const EMPTY = { remark: '', note: '', reference: '', amount: '', payerName: '' }
type Texts = typeof EMPTY

/** What is known of the payment is filled in. */
function startOf(deposit: DepositCase): Texts {
  const slip = [...deposit.slips].reverse().find(({ transRef }) => transRef !== null)
  return {
    ...EMPTY,
    reference: slip?.transRef ?? '',
    amount: formatAmount(deposit.payableAmount),
    payerName: deposit.sourceAccount?.holderName ?? '',
  }
}

/** The question of a decision: a reason, and the bank statement's data if no bank has reported the money. */
export function DecisionDialogs({
  question,
  ...form
}: Omit<DecisionProps, 'question'> & { question: Question | null }) {
  const t = useText()
  if (!question) return null
  return (
    <Modal isOpen onClose={form.onClose} title={t(titles[question])}>
      <DecisionForm key={question} question={question} {...form} />
    </Modal>
  )
}

interface DecisionProps {
  deposit: DepositCase
  question: Question
  onClose: () => void
  onDone: () => void
}

function DecisionForm({ deposit, question, onClose, onDone }: DecisionProps) {
  const t = useText()
  const isByHand = question === 'credit' && deposit.paidAmount === null
  const form = useForm({
    start: () => startOf(deposit),
    send: async (texts) => {
      const [params, remark] = [{ depositId: deposit.depositId }, texts.remark.trim()]
      if (!remark) {
        return { remark: t('msg_input_empty') }
      }
      const amount = parseAmount(texts.amount)
      if (isByHand && !amount) {
        return { 'paid.amount': t('paid_in_amount_wrong') }
      }
      if (question === 'refund' && !texts.note.trim()) {
        return { refundNote: t('msg_input_empty') }
      }
      const { approvals, approvalsNeeded } =
        question === 'credit'
          ? await callServer(creditDeposit, {
              params,
              body: {
                remark,
                ...(isByHand
                  ? {
                      paid: {
                        bankReference: texts.reference.trim(),
                        amount: amount!,
                        payerName: texts.payerName.trim(),
                      },
                    }
                  : {}),
              },
            })
          : await callServer(rejectDeposit, {
              params,
              body: { remark, ...(question === 'refund' ? { refundNote: texts.note.trim() } : {}) },
            })
      toast.good(t(approvals < approvalsNeeded ? 'queue_first_of_two' : doneTexts[question]))
      onClose()
      onDone()
      await refreshDeposits()
      return undefined
    },
  })
  const texts = form.values
  return (
    <Form form={form} className={parts.form}>
      <p className="text-2">{questionText(t, deposit, question, isByHand)}</p>
      {isByHand ? <PaidFields texts={texts} faults={form.faults} onEdit={form.edit} /> : null}
      {question === 'refund' ? (
        <TextAreaField
          label={t('paid_in_refund_note')}
          hint={t('paid_in_refund_hint')}
          rows={2}
          maxLength={200}
          isRequired
          count={[...texts.note].length}
          value={texts.note}
          error={form.faults['refundNote']}
          onChange={(event) => form.edit({ note: event.target.value })}
        />
      ) : null}
      <TextAreaField
        label={t(question === 'credit' ? 'paid_in_reason' : 'queue_reason')}
        hint={t('queue_remark_hint')}
        rows={2}
        maxLength={140}
        isRequired
        count={[...texts.remark].length}
        {...form.field('remark')}
      />
      <FieldMessage error={form.problem} />
      <div className={parts.formActions}>
        <Button onClick={onClose}>{t('common_cancel')}</Button>
        <Button type="submit" kind={question === 'credit' ? 'jade' : 'primary'} isBusy={form.isBusy}>
          {t(titles[question])}
        </Button>
      </div>
    </Form>
  )
}

/** The bank statement's data of a payment that no bank has reported. */
function PaidFields({
  texts,
  faults,
  onEdit,
}: {
  texts: Texts
  faults: Faults
  onEdit: (change: Partial<Texts>) => void
}) {
  const t = useText()
  return (
    <>
      <TextField
        label={t('queue_bank_reference')}
        autoComplete="off"
        maxLength={64}
        isRequired
        value={texts.reference}
        error={faults['paid.bankReference']}
        onChange={(event) => onEdit({ reference: event.target.value })}
      />
      <TextField
        label={t('paid_in_arrived')}
        inputMode="decimal"
        autoComplete="off"
        maxLength={16}
        isRequired
        value={texts.amount}
        error={faults['paid.amount']}
        onChange={(event) => onEdit({ amount: event.target.value })}
      />
      <TextField
        label={t('paid_in_payer')}
        autoComplete="off"
        maxLength={60}
        isRequired
        value={texts.payerName}
        error={faults['paid.payerName']}
        onChange={(event) => onEdit({ payerName: event.target.value })}
      />
    </>
  )
}

/** What the decision means for the money that arrived. */
function questionText(t: Translate, deposit: DepositCase, question: Question, isByHand: boolean): string {
  const arrived = formatMoney(deposit.paidAmount ?? deposit.payableAmount, deposit.currency)
  return isByHand
    ? t('paid_in_by_hand_text')
    : question === 'credit'
      ? t('paid_in_credit_text', { amount: arrived, account: deposit.account })
      : t(question === 'refund' ? 'paid_in_refund_text' : 'paid_in_reject_text', {
          amount: arrived,
          payer: deposit.payerName ?? '–',
        })
}
