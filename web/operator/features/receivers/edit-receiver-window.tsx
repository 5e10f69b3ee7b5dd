import { changeReceiver } from '../../../../contract/operator/cashier/change-receiver.ts'
import { callServer } from '../../../client/call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { FieldMessage } from '../../../ui/forms/field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import parts from '../../parts/parts.module.css'
import { readRules, RuleFields, textsOf } from './rule-fields.tsx'
import { numberText, refreshDesk, type Receiver } from './words.ts'

/** Limit, rank and note of an account; its number never changes. */
export function EditReceiverWindow({ receiver, onClose }: { receiver: Receiver; onClose: () => void }) {
  const t = useText()
  const form = useForm({
    start: () => textsOf(receiver),
    send: async (texts) => {
      const rules = readRules(texts)
      if (typeof rules === 'string') {
        return { [rules]: t('desk_rule_wrong') }
      }
      await callServer(changeReceiver, {
        params: { receiverId: receiver.receiverId },
        body: { state: receiver.state, ...rules },
      })
      toast.good(t('desk_saved'))
      onClose()
      await refreshDesk()
      return undefined
    },
  })
  const texts = form.values
  return (
    <Modal isOpen onClose={onClose} title={t('desk_receiver_edit')}>
      <Form form={form} className={parts.form}>
        <p className="text-2">
          {numberText(receiver, t)} · {receiver.holderName}
        </p>
        <RuleFields texts={texts} faults={form.faults} onEdit={form.edit} />
        <p className="small text-3">{t('desk_receiver_fixed')}</p>
        <FieldMessage error={form.problem} />
        <div className={parts.formActions}>
          <Button onClick={onClose}>{t('common_cancel')}</Button>
          <Button type="submit" kind="primary" isBusy={form.isBusy}>
            {t('common_save')}
          </Button>
        </div>
      </Form>
    </Modal>
  )
}
