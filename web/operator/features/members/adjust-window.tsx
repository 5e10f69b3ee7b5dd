import { useEffect, useState, type FormEvent } from 'react'
import { readWork } from '../../../../contract/operator/dashboard/read-work.ts'
import { listTransfers } from '../../../../contract/operator/members/list-transfers.ts'
import { readMember } from '../../../../contract/operator/members/read-member.ts'
import { requestAdjustment } from '../../../../contract/operator/members/request-adjustment.ts'
import { adjustmentCodes, adjustmentWays, TURNOVER_TIMES, type AdjustmentCode } from '../../../../contract/shared/adjustment-words.ts'
import { callServer } from '../../../client/call.ts'
import { refresh } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { FieldMessage, TextAreaField, TextField } from '../../../ui/forms/field.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { formatMoney, parseAmount } from '../../../ui/i18n/format.ts'
import { useText, type TextKey } from '../../../ui/i18n/text.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { Segmented } from '../../../ui/tabs/segmented.tsx'
import styles from '../../parts/parts.module.css'
import type { Member } from './types.ts'

const EMPTY = { direction: 'add' as 'add' | 'take', code: 'ADJUSTMENT' as AdjustmentCode, amount: '', turnover: '0', evidence: '', mayOwe: false, reason: '' }
const codeText = (code: AdjustmentCode) => `adjust_code_${code.toLowerCase()}` as TextKey

/** A correction of the balance: direction, what it is, amount, what has to be played for it, reason and evidence. */
export function AdjustWindow({ isOpen, member, onClose }: { isOpen: boolean; member: Member; onClose: () => void }) {
  const t = useText()
  const [values, setValues] = useState(EMPTY)
  const [errors, setErrors] = useState<{ amount?: string; turnover?: string; reason?: string; all?: string }>({})
  const [isBusy, setBusy] = useState(false)
  useEffect(() => { if (isOpen) { setValues(EMPTY); setErrors({}) } }, [isOpen])
  const isAdded = values.direction === 'add'
  const codes = adjustmentCodes.filter((code) => adjustmentWays[code].includes(values.direction))
  const edit = (change: Partial<typeof EMPTY>) => { setValues({ ...values, ...change }); setErrors({}) }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const size = parseAmount(values.amount)
    if (!size) { setErrors({ amount: t('dossier_amount_wrong') }); return }
    if (!values.reason.trim()) { setErrors({ reason: t('msg_input_empty') }); return }
    const turnoverTimes = isAdded && /^[0-9]{1,2}$/.test(values.turnover.trim()) ? Number.parseInt(values.turnover.trim(), 10) : isAdded ? -1 : 0
    if (turnoverTimes < 0 || turnoverTimes > TURNOVER_TIMES || (values.code === 'BONUS' && turnoverTimes === 0)) { setErrors({ turnover: t('dossier_adjust_turnover_wrong', { 0: String(TURNOVER_TIMES) }) }); return }
    setBusy(true)
    try {
      const { state } = await callServer(requestAdjustment, { params: { memberId: member.memberId }, body: { amount: isAdded ? size : -size, reason: values.reason.trim(), code: values.code, turnoverTimes, evidence: values.evidence.trim(), mayOwe: !isAdded && values.mayOwe } })
      toast.good(t(state === 'POSTED' ? 'dossier_adjust_posted' : 'dossier_adjust_asked'))
      onClose()
      await refresh(readMember, listTransfers, readWork)
    } catch (error) {
      setErrors({ all: errorText(error, t) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={t('dossier_adjust_title', { 0: member.username })}>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <Segmented label={t('dossier_adjust_direction')} value={values.direction} onChange={(direction) => edit({ direction, code: 'ADJUSTMENT' })} choices={[{ key: 'add', text: t('dossier_adjust_add') }, { key: 'take', text: t('dossier_adjust_take') }]} />
        <SelectField label={t('adjust_code')} value={values.code} onChange={(code) => edit({ code, ...(code === 'BONUS' && values.turnover === '0' ? { turnover: '1' } : {}) })} choices={codes.map((key) => ({ key, text: t(codeText(key)) }))} />
        <TextField label={t('dossier_adjust_amount')} inputMode="decimal" autoComplete="off" value={values.amount} error={errors.amount} hint={t('dossier_adjust_hint', { 0: formatMoney(member.balances.mainAmount) })} onChange={(event) => edit({ amount: event.target.value })} />
        {isAdded
          ? <TextField label={t('dossier_adjust_turnover')} inputMode="numeric" autoComplete="off" maxLength={2} hint={t('dossier_adjust_turnover_hint')} value={values.turnover} error={errors.turnover} onChange={(event) => edit({ turnover: event.target.value })} />
          : <Checkbox checked={values.mayOwe} onChange={(event) => edit({ mayOwe: event.target.checked })}>{t('dossier_adjust_may_owe')}</Checkbox>}
        <TextField label={t('dossier_adjust_evidence')} autoComplete="off" maxLength={200} hint={t('dossier_adjust_evidence_hint')} value={values.evidence} onChange={(event) => edit({ evidence: event.target.value })} />
        <TextAreaField label={t('dossier_reason')} hint={t('dossier_reason_hint')} rows={2} maxLength={140} count={[...values.reason].length} value={values.reason} error={errors.reason} isRequired onChange={(event) => edit({ reason: event.target.value })} />
        <FieldMessage error={errors.all} />
        <div className={styles.formActions}>
          <Button onClick={onClose}>{t('common_cancel')}</Button>
          <Button type="submit" kind="primary" isBusy={isBusy}>{t('dossier_adjust_submit')}</Button>
        </div>
      </form>
    </Modal>
  )
}
