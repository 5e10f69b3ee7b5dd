import { useState } from 'react'
import { checkBalance } from '../../../../contract/player/cashier/check-balance.ts'
import { findLineReceiver } from '../../../../contract/player/cashier/find-line-receiver.ts'
import { listLineTransfers } from '../../../../contract/player/cashier/list-line-transfers.ts'
import { readLineRules, type readLineRulesSchemas } from '../../../../contract/player/cashier/read-line-rules.ts'
import { transferAlongLine } from '../../../../contract/player/cashier/transfer-along-line.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import type { LineDirection } from '../../../../contract/shared/line-transfers.ts'
import { callServer } from '../../../client/call.ts'
import { codeOf } from '../../../client/call-error.ts'
import { useCall, useSend } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { PinField } from '../../../ui/forms/pin-field.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { formatAmount, formatMoney, parseAmount } from '../../../ui/i18n/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { Note, toast } from '../../../ui/overlay/toast.tsx'
import { KeyValues } from '../../../ui/status/key-values.tsx'
import { Segmented } from '../../../ui/tabs/segmented.tsx'
import { useIsAgent } from '../../state/member.ts'
import { openWindow } from '../../state/windows.ts'
import { AmountField } from './amount-field.tsx'
import { amountFault } from './amount-text.ts'
import styles from './cashier.module.css'
import { LineHistory } from './line-history.tsx'

type Rules = ValueOf<typeof readLineRulesSchemas>

/** Transfers along the line, for whoever may make or has received one. */
export function LineTransfers() {
  const t = useText()
  const rules = useCall(readLineRules)
  const isAgent = useIsAgent()
  if (!rules.data) return rules.error ? <Note tone="bad">{errorText(rules.error, t)}</Note> : <Skeleton shape="block" />
  const maySend = rules.data.maySendUp || rules.data.maySendDown
  return (
    <section className="stack">
      {maySend ? <LineForm rules={rules.data} /> : <Note tone="info">{isAgent ? null : <b>{t('msg_member_not_allowed')}<br /></b>}{t('line_off')}</Note>}
      <LineHistory />
    </section>
  )
}

type Field = 'account' | 'amount' | 'pin' | 'form'

function LineForm({ rules }: { rules: Rules }) {
  const t = useText()
  const send = useSend(transferAlongLine, { changes: [readLineRules, listLineTransfers, checkBalance] })
  const [direction, setDirection] = useState<LineDirection>(rules.maySendDown ? 'DOWN' : 'UP')
  const [account, setAccount] = useState('')
  const [text, setText] = useState('')
  const [pin, setPin] = useState('')
  const [receiver, setReceiver] = useState<string>()
  const [problem, setProblem] = useState<{ field: Field; text: string }>()
  const amount = parseAmount(text) ?? 0
  const isUp = direction === 'UP'
  const money = (value: number) => formatMoney(value, 'THB', { decimals: 0 })
  const errorOf = (field: Field) => (problem?.field === field ? problem.text : undefined)

  const faultOf = (): typeof problem => {
    if (!isUp && !account.trim()) return { field: 'account', text: t('msg_input_empty') }
    const fault = amountFault(text, t)
    if (fault) return { field: 'amount', text: fault }
    if (amount < rules.minAmount || amount > rules.maxAmount) return { field: 'amount', text: t('deposit_amount_range', { min: money(rules.minAmount), max: money(rules.maxAmount) }) }
    if (amount > rules.withdrawableAmount) return { field: 'amount', text: t('withdraw_stop_balance') }
    if (pin.length !== 6) return { field: 'pin', text: t('withdraw_enter_password') }
    return undefined
  }
  /** Whose name it is stands in the question, before anything moves. */
  const ask = async () => {
    const fault = faultOf()
    setProblem(fault)
    if (fault) return
    if (isUp) { setReceiver(`${rules.upline!.account} ${rules.upline!.name}`); return }
    try {
      const found = await callServer(findLineReceiver, { query: { account: account.trim() } })
      setReceiver(`${found.account} ${found.name}`)
    } catch (error) {
      setProblem({ field: 'account', text: errorText(error, t) })
    }
  }
  const transfer = async () => {
    try {
      await send.mutateAsync({ body: { direction, ...(isUp ? {} : { toAccount: account.trim() }), amount, password: pin } })
      toast.good(t('line_sent'))
      setText('')
    } catch (error) {
      setProblem({ field: ['PAYMENT_PASSWORD_WRONG', 'WD_PASSWORD_LOCKED'].includes(String(codeOf(error))) ? 'pin' : 'form', text: errorText(error, t) })
    }
    setPin('')
    setReceiver(undefined)
  }
  return (
    <form className={styles.columns} noValidate onSubmit={(event) => { event.preventDefault(); void ask() }}>
      <div className="panel padded stack">
        {rules.maySendUp && rules.maySendDown ? (
          <Segmented label={t('line_direction')} value={direction} onChange={(key) => { setDirection(key); setProblem(undefined) }} choices={[{ key: 'DOWN', text: t('line_down') }, { key: 'UP', text: t('line_up') }]} />
        ) : <b>{t(isUp ? 'line_up' : 'line_down')}</b>}
        {isUp ? <p className="text-2">{t('line_to_upline', { 0: `${rules.upline!.account} ${rules.upline!.name}` })}</p>
          : <TextField label={t('line_account')} isRequired autoComplete="off" autoCapitalize="none" maxLength={32} value={account} error={errorOf('account')} onChange={(event) => { setAccount(event.target.value); setProblem(undefined) }} />}
        <AmountField label={t('line_amount')} value={text} onChange={setText} error={errorOf('amount')} range={`${formatAmount(rules.minAmount, 0)}–${formatAmount(rules.maxAmount, 0)}`} />
        <PinField label={t('withdraw_password')} value={pin} onChange={setPin} error={errorOf('pin')} />
        <div className={styles.forgot}><span className="note text-3">{t('withdraw_wrong_hint')}</span><Button kind="quiet" size="small" onClick={() => openWindow('resetPayment', null)}>{t('withdraw_forgot')}</Button></div>
        {errorOf('form') ? <Note tone="bad">{errorOf('form')}</Note> : null}
      </div>
      <div className={`yo frame ${styles.summary}`}>
        <KeyValues rows={[
          { key: 'can', label: t('line_withdrawable'), value: formatMoney(rules.withdrawableAmount) },
          { key: 'day', label: t('line_left_today'), value: money(rules.leftTodayAmount) },
          ...(isUp && rules.betLeftAmount > 0 ? [{ key: 'bet', label: t('line_bet_left'), value: formatMoney(rules.betLeftAmount) }] : []),
          { key: 'fee', label: t('withdraw_fee_label'), value: <span className="positive">{t('withdraw_fee_free')}</span> },
          { key: 'net', label: t('line_amount'), value: <span className={`money ${styles.net}`}>{formatMoney(amount)}</span>, isTotal: true },
        ]} />
        <Button type="submit" kind="primary" size="large" isBlock isBusy={send.isPending}>{t('line_send')}</Button>
        <p className="note text-3">{t(isUp ? 'line_irreversible' : 'line_irreversible_down')}</p>
      </div>
      <ConfirmDialog isOpen={receiver !== undefined} title={t('line_heading')} confirmText={t('line_send')} onConfirm={transfer} onCancel={() => setReceiver(undefined)}>
        {t('line_confirm', { 0: formatMoney(amount), 1: receiver ?? '' })}
      </ConfirmDialog>
    </form>
  )
}
