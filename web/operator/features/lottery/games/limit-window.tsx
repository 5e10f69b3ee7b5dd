import { changeTerms } from '../../../../../contract/operator/lottery/change-terms.ts'
import { listOfferedGames } from '../../../../../contract/operator/lottery/list-offered-games.ts'
import { listProposals } from '../../../../../contract/operator/system/list-proposals.ts'
import { formatAmount, parseAmount } from '../../../../../design/format.ts'
import { callServer } from '../../../../client/call.ts'
import { refresh } from '../../../../client/use-call.ts'
import { FieldMessage, TextField } from '../../../../ui/forms/field.tsx'
import { Form } from '../../../../ui/forms/form.tsx'
import { TextAreaField } from '../../../../ui/forms/text-area.tsx'
import { useForm } from '../../../../ui/forms/use-form.ts'
import { useText } from '../../../../ui/i18n/text.tsx'
import { Modal } from '../../../../ui/overlay/modal.tsx'
import { toast } from '../../../../ui/overlay/toast.tsx'
import parts from '../../../parts/parts.module.css'
import { SaveActions } from '../../../parts/save-actions.tsx'
import { playName } from '../play-text.ts'

interface Props {
  gameCode: string
  playCode: string
  /** Undefined: it has none yet. */
  amount: number | undefined
  onClose: () => void
}

/** How much a member may stake on one number of a bet type in an issue. */
export function LimitWindow(props: Props) {
  const t = useText()
  return (
    <Modal isOpen onClose={props.onClose} title={playName(t, props.gameCode, props.playCode)}>
      <LimitForm {...props} />
    </Modal>
  )
}

function LimitForm({ gameCode, playCode, amount, onClose }: Props) {
  const t = useText()
  const form = useForm({
    start: { amount: amount === undefined ? '' : formatAmount(amount), reason: '' },
    send: async ({ reason, ...texts }) => {
      const maxAmount = parseAmount(texts.amount)
      if (!maxAmount) return { amount: t('lot_amount_wrong') }
      if (!reason.trim()) return { reason: t('msg_input_empty') }
      const { state } = await callServer(changeTerms, {
        params: { gameCode },
        body: { numberLimits: [{ playCode, maxAmount }], reason: reason.trim() },
      })
      toast.good(t(state === 'DONE' ? 'lot_terms_done' : 'lot_terms_waiting'))
      onClose()
      await refresh(listOfferedGames, listProposals)
      return undefined
    },
  })
  return (
    <Form form={form} className={parts.form}>
      <p className="text-2">{t('lot_terms_text')}</p>
      <TextField label={t('lotodds_limit')} inputMode="decimal" isRequired {...form.field('amount')} />
      <TextAreaField label={t('op_reason')} rows={2} maxLength={140} isRequired {...form.field('reason')} />
      <FieldMessage error={form.problem} />
      <SaveActions form={form} onClose={onClose} />
    </Form>
  )
}
