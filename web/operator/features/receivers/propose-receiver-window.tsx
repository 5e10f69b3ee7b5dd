import { useEffect, useState } from 'react'
import { proposeReceiver } from '../../../../contract/operator/cashier/propose-receiver.ts'
import { receiverChannels, type ReceiverChannel } from '../../../../contract/shared/receiver-words.ts'
import { callServer } from '../../../client/call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { FieldMessage, TextField } from '../../../ui/forms/field.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { Note, toast } from '../../../ui/overlay/toast.tsx'
import { Segmented } from '../../../ui/tabs/segmented.tsx'
import parts from '../../parts/parts.module.css'
import { bankCodes, bankText } from '../../parts/banks.ts'
import { useSubmit } from '../../parts/use-submit.ts'
import { NO_RULES, readRules, RuleFields, type RuleTexts } from './rule-fields.tsx'
import { channelText, refreshDesk } from './words.ts'

interface Asked extends RuleTexts { channel: ReceiverChannel; bankCode: string | null; accountNo: string; holderName: string; settlesBank: string | null; settlesAccountNo: string }
const EMPTY: Asked = { channel: 'PROMPTPAY', bankCode: null, accountNo: '', holderName: '', settlesBank: null, settlesAccountNo: '', ...NO_RULES }

/** Asks for a new account; it is used once a second operator confirms it. */
export function ProposeReceiverWindow({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useText()
  const [asked, setAsked] = useState(EMPTY)
  const { submit, isBusy, fields, problem, clear } = useSubmit(async (tellFault) => {
    const rules = readRules(asked)
    if (typeof rules === 'string') { tellFault(rules, t('desk_rule_wrong')); return }
    const isBank = asked.channel === 'BANK_TRANSFER'
    const isSettled = asked.channel === 'PROMPTPAY' && (asked.settlesBank !== null || asked.settlesAccountNo.trim() !== '')
    await callServer(proposeReceiver, { body: {
      channel: asked.channel, accountNo: asked.accountNo.trim(), holderName: asked.holderName.trim(), ...rules, ...(isBank ? { bankCode: asked.bankCode } : {}),
      ...(isSettled ? { settlesBank: asked.settlesBank, settlesAccountNo: asked.settlesAccountNo.trim() } : {}),
    } })
    toast.good(t('desk_receiver_asked'))
    onClose()
    await refreshDesk()
  })
  useEffect(() => { if (isOpen) { setAsked(EMPTY); clear() } }, [isOpen])
  const edit = (change: Partial<Asked>) => { setAsked({ ...asked, ...change }); clear() }
  const banks = bankCodes.map((code) => ({ key: code, text: t(bankText(code)), note: code }))
  const numberLabel = ({ PROMPTPAY: 'desk_promptpay_id', BANK_TRANSFER: 'desk_account_no', TRUEMONEY: 'desk_wallet_no' } as const)[asked.channel]
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={t('desk_receiver_add')} size="medium">
      <form className={parts.form} onSubmit={submit} noValidate>
        <Note tone="info">{t('desk_receiver_two')}</Note>
        <Segmented label={t('desk_channel')} value={asked.channel} onChange={(channel) => edit({ channel })} choices={receiverChannels.map((key) => ({ key, text: t(channelText(key)) }))} />
        {asked.channel === 'BANK_TRANSFER' ? <SelectField label={t('desk_bank')} choices={banks} value={asked.bankCode} error={fields.bankCode} placeholder={t('desk_bank_choose')} isRequired onChange={(bankCode) => edit({ bankCode })} /> : null}
        <TextField label={t(numberLabel)} inputMode="numeric" autoComplete="off" maxLength={24} isRequired value={asked.accountNo} error={fields.accountNo} onChange={(event) => edit({ accountNo: event.target.value })} />
        <TextField label={t('desk_holder')} autoComplete="off" maxLength={60} isRequired value={asked.holderName} error={fields.holderName} onChange={(event) => edit({ holderName: event.target.value })} />
        {asked.channel === 'PROMPTPAY' ? (
          <>
            <SelectField label={t('desk_settles_bank')} choices={banks} value={asked.settlesBank} error={fields.settlesBank} placeholder={t('desk_bank_choose')} hint={t('desk_settles_hint')} onChange={(settlesBank) => edit({ settlesBank })} />
            <TextField label={t('desk_settles_no')} inputMode="numeric" autoComplete="off" maxLength={24} value={asked.settlesAccountNo} error={fields.settlesAccountNo} onChange={(event) => edit({ settlesAccountNo: event.target.value })} />
          </>
        ) : null}
        <RuleFields texts={asked} fields={fields} onEdit={edit} />
        <FieldMessage error={problem || undefined} />
        <div className={parts.formActions}>
          <Button onClick={onClose}>{t('common_cancel')}</Button>
          <Button type="submit" kind="primary" isBusy={isBusy}>{t('desk_ask')}</Button>
        </div>
      </form>
    </Modal>
  )
}
