import { useEffect, useState } from 'react'
import { changeReceiver } from '../../../../contract/operator/cashier/change-receiver.ts'
import { callServer } from '../../../client/call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { FieldMessage } from '../../../ui/forms/field.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import parts from '../../parts/parts.module.css'
import { useSubmit } from '../../parts/use-submit.ts'
import { NO_RULES, readRules, RuleFields, textsOf, type RuleTexts } from './rule-fields.tsx'
import { numberText, refreshDesk, type Receiver } from './words.ts'

/** Limit, rank and note of an account; its number never changes. */
export function EditReceiverWindow({ receiver, onClose }: { receiver: Receiver | null; onClose: () => void }) {
  const t = useText()
  const [texts, setTexts] = useState(NO_RULES)
  const { submit, isBusy, fields, problem, clear } = useSubmit(async (tellFault) => {
    const rules = readRules(texts)
    if (typeof rules === 'string') { tellFault(rules, t('desk_rule_wrong')); return }
    await callServer(changeReceiver, { params: { receiverId: receiver!.receiverId }, body: { state: receiver!.state, ...rules } })
    toast.good(t('desk_saved'))
    onClose()
    await refreshDesk()
  })
  useEffect(() => { if (receiver) { setTexts(textsOf(receiver)); clear() } }, [receiver])
  if (!receiver) return null
  const edit = (change: Partial<RuleTexts>) => { setTexts({ ...texts, ...change }); clear() }
  return (
    <Modal isOpen onClose={onClose} title={t('desk_receiver_edit')}>
      <form className={parts.form} onSubmit={submit} noValidate>
        <p className="text-2">{numberText(receiver, t)} · {receiver.holderName}</p>
        <RuleFields texts={texts} fields={fields} onEdit={edit} />
        <p className="small text-3">{t('desk_receiver_fixed')}</p>
        <FieldMessage error={problem || undefined} />
        <div className={parts.formActions}>
          <Button onClick={onClose}>{t('common_cancel')}</Button>
          <Button type="submit" kind="primary" isBusy={isBusy}>{t('common_save')}</Button>
        </div>
      </form>
    </Modal>
  )
}
