import { readPlacedSportBet } from '../../../../../contract/operator/sportsbook/read-placed-bet.ts'
import { voidSportBet } from '../../../../../contract/operator/sportsbook/void-bet.ts'
import { listProposals } from '../../../../../contract/operator/system/list-proposals.ts'
import {
  REASON_CHARACTERS,
  voidCauses,
  type VoidCause,
} from '../../../../../contract/shared/sports-results.ts'
import { formatMoney } from '../../../../../design/format.ts'
import { callServer } from '../../../../client/call.ts'
import { refresh } from '../../../../client/use-call.ts'
import { FieldMessage } from '../../../../ui/forms/field.tsx'
import { Form } from '../../../../ui/forms/form.tsx'
import { SelectField } from '../../../../ui/forms/select-field.tsx'
import { TextAreaField } from '../../../../ui/forms/text-area.tsx'
import { useForm } from '../../../../ui/forms/use-form.ts'
import { useText, type TextKey } from '../../../../ui/i18n/text.tsx'
import { Modal } from '../../../../ui/overlay/modal.tsx'
import { toast } from '../../../../ui/overlay/toast.tsx'
import parts from '../../../parts/parts.module.css'
import { SaveActions } from '../../../parts/save-actions.tsx'

interface Props {
  bet: { betId: string; stakeAmount: number; currency: string }
  onClose: () => void
}

/** Asks that one bet be void; a second person confirms it. */
export function VoidBetWindow(props: Props) {
  const t = useText()
  return (
    <Modal isOpen onClose={props.onClose} title={t('op_sport_void_bet')}>
      <VoidForm {...props} />
    </Modal>
  )
}

function VoidForm({ bet, onClose }: Props) {
  const t = useText()
  const form = useForm({
    start: { cause: 'PAST_POST' as VoidCause, reason: '' },
    send: async ({ cause, reason }) => {
      if ([...reason.trim()].length < REASON_CHARACTERS)
        return { reason: t('op_sport_void_written', { min: REASON_CHARACTERS }) }
      await callServer(voidSportBet, { params: { betId: bet.betId }, body: { cause, reason: reason.trim() } })
      onClose()
      toast.good(t('op_sport_void_waits'))
      await refresh(readPlacedSportBet, listProposals)
      return undefined
    },
  })
  return (
    <Form form={form} className={parts.form}>
      <p className="text-2">
        {t('op_sport_void_confirm', { n: 1, amount: formatMoney(bet.stakeAmount, bet.currency) })}
      </p>
      <SelectField
        label={t('op_sport_cause')}
        value={form.values.cause}
        onChange={form.set('cause')}
        choices={voidCauses.map((cause) => ({ key: cause, text: t(`op_sport_cause_${cause}` as TextKey) }))}
      />
      <TextAreaField
        label={t('op_sport_void_reason')}
        rows={2}
        maxLength={200}
        isRequired
        {...form.field('reason')}
      />
      <FieldMessage error={form.problem} />
      <SaveActions form={form} submitText={t('op_sport_ask_second')} onClose={onClose} />
    </Form>
  )
}
