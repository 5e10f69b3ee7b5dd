import { countWaitingWork } from '../../../../contract/operator/dashboard/count-waiting-work.ts'
import { listTransfers } from '../../../../contract/operator/members/list-transfers.ts'
import { readMember } from '../../../../contract/operator/members/read-member.ts'
import { requestAdjustment } from '../../../../contract/operator/members/request-adjustment.ts'
import {
  adjustmentCodes,
  adjustmentWays,
  TURNOVER_TIMES,
  type AdjustmentCode,
} from '../../../../contract/shared/adjustment-words.ts'
import { callServer } from '../../../client/call.ts'
import { refresh } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { FieldMessage, TextField } from '../../../ui/forms/field.tsx'
import { TextAreaField } from '../../../ui/forms/text-area.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { formatMoney, parseAmount } from '../../../../design/format.ts'
import { useText, type TextKey } from '../../../ui/i18n/text.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { Segmented } from '../../../ui/tabs/segmented.tsx'
import styles from '../../parts/parts.module.css'
import type { Member } from './types.ts'

const EMPTY = {
  direction: 'add' as 'add' | 'take',
  code: 'ADJUSTMENT' as AdjustmentCode,
  amount: '',
  turnover: '0',
  evidence: '',
  mayOwe: false,
  reason: '',
}
type Values = typeof EMPTY
const codeText = (code: AdjustmentCode) => `adjust_code_${code.toLowerCase()}` as TextKey

/** How many times it has to be played: nothing if it is taken, null if the figure cannot be. */
function turnoverOf({ direction, code, turnover }: Values): number | null {
  if (direction === 'take') return 0
  const times = /^[0-9]{1,2}$/.test(turnover.trim()) ? Number.parseInt(turnover.trim(), 10) : -1
  const isWrong = times < 0 || times > TURNOVER_TIMES || (code === 'BONUS' && times === 0)
  return isWrong ? null : times
}

/**
 * A correction of the balance: direction, what it is, amount, what has to be played for it, reason and
 * evidence.
 */
export function AdjustWindow({
  isOpen,
  member,
  onClose,
}: {
  isOpen: boolean
  member: Member
  onClose: () => void
}) {
  const t = useText()
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={t('dossier_adjust_title', { username: member.username })}>
      <AdjustForm member={member} onClose={onClose} />
    </Modal>
  )
}

function AdjustForm({ member, onClose }: { member: Member; onClose: () => void }) {
  const t = useText()
  const form = useForm({
    start: EMPTY,
    send: async (values) => {
      const size = parseAmount(values.amount)
      if (!size) return { amount: t('dossier_amount_wrong') }
      if (!values.reason.trim()) return { reason: t('msg_input_empty') }
      const turnoverTimes = turnoverOf(values)
      if (turnoverTimes === null)
        return { turnover: t('dossier_adjust_turnover_wrong', { max: String(TURNOVER_TIMES) }) }
      const { state } = await callServer(requestAdjustment, {
        params: { memberId: member.memberId },
        body: {
          amount: isAdded ? size : -size,
          reason: values.reason.trim(),
          code: values.code,
          turnoverTimes,
          evidence: values.evidence.trim(),
          mayOwe: !isAdded && values.mayOwe,
        },
      })
      toast.good(t(state === 'POSTED' ? 'dossier_adjust_posted' : 'dossier_adjust_asked'))
      onClose()
      await refresh(readMember, listTransfers, countWaitingWork)
      return undefined
    },
    refuse: (error) => ({ form: errorText(error, t) }),
  })
  const values = form.values
  const isAdded = values.direction === 'add'
  return (
    <Form form={form} className={styles.form}>
      <KindFields values={values} onEdit={form.edit} />
      <TextField
        label={t('dossier_adjust_amount')}
        inputMode="decimal"
        autoComplete="off"
        hint={t('dossier_adjust_hint', { mainAmount: formatMoney(member.balances.mainAmount) })}
        {...form.field('amount')}
      />
      {isAdded ? (
        <TextField
          label={t('dossier_adjust_turnover')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          hint={t('dossier_adjust_turnover_hint')}
          {...form.field('turnover')}
        />
      ) : (
        <Checkbox checked={values.mayOwe} onChange={(event) => form.edit({ mayOwe: event.target.checked })}>
          {t('dossier_adjust_may_owe')}
        </Checkbox>
      )}
      <GroundFields values={values} fault={form.faults['reason']} onEdit={form.edit} />
      <FieldMessage error={form.problem} />
      <div className={styles.formActions}>
        <Button onClick={onClose}>{t('common_cancel')}</Button>
        <Button type="submit" kind="primary" isBusy={form.isBusy}>
          {t('dossier_adjust_submit')}
        </Button>
      </div>
    </Form>
  )
}

/** Whether it is added or deducted, and its kind in the ledger. */
function KindFields({ values, onEdit }: { values: Values; onEdit: (change: Partial<Values>) => void }) {
  const t = useText()
  const codes = adjustmentCodes.filter((code) => adjustmentWays[code].includes(values.direction))
  return (
    <>
      <Segmented
        label={t('dossier_adjust_direction')}
        value={values.direction}
        onChange={(direction) => onEdit({ direction, code: 'ADJUSTMENT' })}
        choices={[
          { key: 'add', text: t('dossier_adjust_add') },
          { key: 'take', text: t('dossier_adjust_take') },
        ]}
      />
      <SelectField
        label={t('adjust_code')}
        value={values.code}
        onChange={(code) =>
          onEdit({ code, ...(code === 'BONUS' && values.turnover === '0' ? { turnover: '1' } : {}) })
        }
        choices={codes.map((key) => ({ key, text: t(codeText(key)) }))}
      />
    </>
  )
}

/** Why it is corrected, and what proves it. */
function GroundFields({
  values,
  fault,
  onEdit,
}: {
  values: Values
  fault: string | undefined
  onEdit: (change: Partial<Values>) => void
}) {
  const t = useText()
  return (
    <>
      <TextField
        label={t('dossier_adjust_evidence')}
        autoComplete="off"
        maxLength={200}
        hint={t('dossier_adjust_evidence_hint')}
        value={values.evidence}
        onChange={(event) => onEdit({ evidence: event.target.value })}
      />
      <TextAreaField
        label={t('dossier_reason')}
        hint={t('dossier_reason_hint')}
        rows={2}
        maxLength={140}
        count={[...values.reason].length}
        value={values.reason}
        error={fault}
        isRequired
        onChange={(event) => onEdit({ reason: event.target.value })}
      />
    </>
  )
}
