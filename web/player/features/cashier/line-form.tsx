import { useState } from 'react'
import { checkBalance } from '../../../../contract/player/cashier/check-balance.ts'
import { findLineReceiver } from '../../../../contract/player/cashier/find-line-receiver.ts'
import { listLineTransfers } from '../../../../contract/player/cashier/list-line-transfers.ts'
import {
  readLineRules,
  type readLineRulesSchemas,
} from '../../../../contract/player/cashier/read-line-rules.ts'
import { transferAlongLine } from '../../../../contract/player/cashier/transfer-along-line.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import type { LineDirection } from '../../../../contract/shared/line-transfers.ts'
import { callServer } from '../../../client/call.ts'
import { codeOf } from '../../../client/call-error.ts'
import { useSend } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { type Faults, useForm } from '../../../ui/forms/use-form.ts'
import { PinField } from '../../../ui/forms/pin-field.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { formatAmount, formatMoney, parseAmount } from '../../../../design/format.ts'
import { houseCurrency } from '../../../../design/house.ts'
import { useText, type Translate } from '../../../ui/i18n/text.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { Note, toast } from '../../../ui/overlay/toast.tsx'
import { KeyValues } from '../../../ui/status/key-values.tsx'
import { Segmented } from '../../../ui/tabs/segmented.tsx'
import { AmountField } from './amount-field.tsx'
import { amountFault } from './amount-text.ts'
import styles from './cashier.module.css'
import { ForgotPin } from './forgot-pin.tsx'

type Rules = ValueOf<typeof readLineRulesSchemas>

const wholeMoney = (value: number) => formatMoney(value, houseCurrency(), { decimals: 0 })

/** What is wrong with the form before anything is asked of the server. */
function faultOf(
  { isUp, account, text, pin }: { isUp: boolean; account: string; text: string; pin: string },
  rules: Rules,
  t: Translate,
): Faults | undefined {
  const amount = parseAmount(text) ?? 0
  if (!isUp && !account.trim()) return { account: t('msg_input_empty') }
  const fault = amountFault(text, t)
  if (fault) return { amount: fault }
  if (amount < rules.minAmount || amount > rules.maxAmount)
    return {
      amount: t('deposit_amount_range', {
        min: wholeMoney(rules.minAmount),
        max: wholeMoney(rules.maxAmount),
      }),
    }
  if (amount > rules.withdrawableAmount) return { amount: t('withdraw_stop_balance') }
  if (pin.length !== 6) return { pin: t('withdraw_enter_password') }
  return undefined
}

export function LineForm({ rules }: { rules: Rules }) {
  const t = useText()
  const send = useSend(transferAlongLine, { changes: [readLineRules, listLineTransfers, checkBalance] })
  const [receiver, setReceiver] = useState<string>()
  // Sending the form asks first: the receiver's name is in the question, before anything moves.
  const form = useForm({
    start: {
      direction: (rules.maySendDown ? 'DOWN' : 'UP') as LineDirection,
      account: '',
      text: '',
      pin: '',
    },
    send: async (values) => {
      const fault = faultOf({ isUp, ...values }, rules, t)
      if (fault) return fault
      const found = isUp
        ? rules.upline!
        : await callServer(findLineReceiver, { query: { account: values.account.trim() } })
      setReceiver(`${found.account} ${found.name}`)
      return undefined
    },
    refuse: (error) => ({ account: errorText(error, t) }),
  })
  const { direction, account, text, pin } = form.values
  const amount = parseAmount(text) ?? 0
  const isUp = direction === 'UP'

  const transfer = async () => {
    try {
      await send.mutateAsync({
        body: { direction, ...(isUp ? {} : { toAccount: account.trim() }), amount, password: pin },
      })
      toast.good(t('line_sent'))
      form.edit({ text: '', pin: '' })
    } catch (error) {
      form.edit({ pin: '' })
      const isPin = ['PAYMENT_PASSWORD_WRONG', 'WD_PASSWORD_LOCKED'].includes(codeOf(error))
      form.tell({ [isPin ? 'pin' : 'form']: errorText(error, t) })
    }
    setReceiver(undefined)
  }
  return (
    <Form form={form} className={styles.columns}>
      <div className="panel padded stack">
        {rules.maySendUp && rules.maySendDown ? (
          <Segmented
            label={t('line_direction')}
            value={direction}
            onChange={form.set('direction')}
            choices={[
              { key: 'DOWN', text: t('line_down') },
              { key: 'UP', text: t('line_up') },
            ]}
          />
        ) : (
          <b>{t(isUp ? 'line_up' : 'line_down')}</b>
        )}
        {isUp ? (
          <p className="text-2">
            {t('line_to_upline', { account: `${rules.upline!.account} ${rules.upline!.name}` })}
          </p>
        ) : (
          <TextField
            label={t('line_account')}
            isRequired
            autoComplete="off"
            autoCapitalize="none"
            maxLength={32}
            {...form.field('account')}
          />
        )}
        <AmountField
          label={t('line_amount')}
          value={text}
          onChange={form.set('text')}
          error={form.faults['amount']}
          range={`${formatAmount(rules.minAmount, 0)}–${formatAmount(rules.maxAmount, 0)}`}
        />
        <PinField
          label={t('withdraw_password')}
          value={pin}
          onChange={form.set('pin')}
          error={form.faults['pin']}
        />
        <ForgotPin />
        {form.problem ? <Note tone="bad">{form.problem}</Note> : null}
      </div>
      <LineSummary rules={rules} isUp={isUp} amount={amount} isBusy={send.isPending} />
      <ConfirmDialog
        isOpen={receiver !== undefined}
        title={t('line_heading')}
        confirmText={t('line_send')}
        onConfirm={transfer}
        onCancel={() => setReceiver(undefined)}
      >
        {t('line_confirm', { amount: formatMoney(amount), receiver: receiver ?? '' })}
      </ConfirmDialog>
    </Form>
  )
}

/** What may be sent, what it costs and what arrives. */
function LineSummary({
  rules,
  isUp,
  amount,
  isBusy,
}: {
  rules: Rules
  isUp: boolean
  amount: number
  isBusy: boolean
}) {
  const t = useText()
  return (
    <div className={`yo frame ${styles.summary}`}>
      <KeyValues
        rows={[
          { key: 'can', label: t('line_withdrawable'), value: formatMoney(rules.withdrawableAmount) },
          { key: 'day', label: t('line_left_today'), value: wholeMoney(rules.leftTodayAmount) },
          ...(isUp && rules.betLeftAmount > 0
            ? [{ key: 'bet', label: t('line_bet_left'), value: formatMoney(rules.betLeftAmount) }]
            : []),
          {
            key: 'fee',
            label: t('withdraw_fee_label'),
            value: <span className="positive">{t('withdraw_fee_free')}</span>,
          },
          {
            key: 'net',
            label: t('line_amount'),
            value: <span className={`money ${styles.net}`}>{formatMoney(amount)}</span>,
            isTotal: true,
          },
        ]}
      />
      <Button type="submit" kind="primary" size="large" isBlock isBusy={isBusy}>
        {t('line_send')}
      </Button>
      <p className="note text-3">{t(isUp ? 'line_irreversible' : 'line_irreversible_down')}</p>
    </div>
  )
}
