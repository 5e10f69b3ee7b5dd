import { proposeReceiver } from '../../../../contract/operator/cashier/propose-receiver.ts'
import { receiverChannels, type ReceiverChannel } from '../../../../contract/shared/receiver-words.ts'
import { callServer } from '../../../client/call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { FieldMessage, TextField } from '../../../ui/forms/field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { Note, toast } from '../../../ui/overlay/toast.tsx'
import { Segmented } from '../../../ui/tabs/segmented.tsx'
import parts from '../../parts/parts.module.css'
import { bankCodes, bankText } from '../../parts/banks.ts'
import { NO_RULES, readRules, RuleFields, type RuleTexts } from './rule-fields.tsx'
import { channelText, refreshDesk } from './words.ts'

interface Asked extends RuleTexts {
  channel: ReceiverChannel
  bankCode: string | null
  accountNo: string
  holderName: string
  settlesBank: string | null
  settlesAccountNo: string
}
const EMPTY: Asked = {
  channel: 'PROMPTPAY',
  bankCode: null,
  accountNo: '',
  holderName: '',
  settlesBank: null,
  settlesAccountNo: '',
  ...NO_RULES,
}

/** Asks for a new account; it is used once a second operator confirms it. */
export function ProposeReceiverWindow({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useText()
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={t('desk_receiver_add')} size="medium">
      <ProposeForm onClose={onClose} />
    </Modal>
  )
}

function ProposeForm({ onClose }: { onClose: () => void }) {
  const t = useText()
  const form = useForm({
    start: EMPTY,
    send: async (asked) => {
      const rules = readRules(asked)
      if (typeof rules === 'string') {
        return { [rules]: t('desk_rule_wrong') }
      }
      const isBank = asked.channel === 'BANK_TRANSFER'
      const isSettled =
        asked.channel === 'PROMPTPAY' && (asked.settlesBank !== null || asked.settlesAccountNo.trim() !== '')
      await callServer(proposeReceiver, {
        body: {
          channel: asked.channel,
          accountNo: asked.accountNo.trim(),
          holderName: asked.holderName.trim(),
          ...rules,
          ...(isBank ? { bankCode: asked.bankCode } : {}),
          ...(isSettled
            ? { settlesBank: asked.settlesBank, settlesAccountNo: asked.settlesAccountNo.trim() }
            : {}),
        },
      })
      toast.good(t('desk_receiver_asked'))
      onClose()
      await refreshDesk()
      return undefined
    },
  })
  const asked = form.values
  const banks = bankCodes.map((code) => ({ key: code, text: t(bankText(code)), note: code }))
  const numberLabel = (
    { PROMPTPAY: 'desk_promptpay_id', BANK_TRANSFER: 'desk_account_no', TRUEMONEY: 'desk_wallet_no' } as const
  )[asked.channel]
  return (
    <Form form={form} className={parts.form}>
      <Note tone="info">{t('desk_receiver_two')}</Note>
      <Segmented
        label={t('desk_channel')}
        value={asked.channel}
        onChange={(channel) => form.edit({ channel })}
        choices={receiverChannels.map((key) => ({ key, text: t(channelText(key)) }))}
      />
      {asked.channel === 'BANK_TRANSFER' ? (
        <SelectField
          label={t('desk_bank')}
          choices={banks}
          value={asked.bankCode}
          error={form.faults['bankCode']}
          placeholder={t('desk_bank_choose')}
          isRequired
          onChange={(bankCode) => form.edit({ bankCode })}
        />
      ) : null}
      <TextField
        label={t(numberLabel)}
        inputMode="numeric"
        autoComplete="off"
        maxLength={24}
        isRequired
        {...form.field('accountNo')}
      />
      <TextField
        label={t('desk_holder')}
        autoComplete="off"
        maxLength={60}
        isRequired
        {...form.field('holderName')}
      />
      {asked.channel === 'PROMPTPAY' ? (
        <>
          <SelectField
            label={t('desk_settles_bank')}
            choices={banks}
            value={asked.settlesBank}
            error={form.faults['settlesBank']}
            placeholder={t('desk_bank_choose')}
            hint={t('desk_settles_hint')}
            onChange={(settlesBank) => form.edit({ settlesBank })}
          />
          <TextField
            label={t('desk_settles_no')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={24}
            {...form.field('settlesAccountNo')}
          />
        </>
      ) : null}
      <RuleFields texts={asked} faults={form.faults} onEdit={form.edit} />
      <FieldMessage error={form.problem} />
      <div className={parts.formActions}>
        <Button onClick={onClose}>{t('common_cancel')}</Button>
        <Button type="submit" kind="primary" isBusy={form.isBusy}>
          {t('desk_ask')}
        </Button>
      </div>
    </Form>
  )
}
