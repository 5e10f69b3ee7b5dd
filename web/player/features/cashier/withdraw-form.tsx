import { useState } from 'react'
import { checkBalance } from '../../../../contract/player/cashier/check-balance.ts'
import { checkWithdrawal, type checkWithdrawalSchemas } from '../../../../contract/player/cashier/check-withdrawal.ts'
import { listPendingWithdrawals } from '../../../../contract/player/cashier/list-pending-withdrawals.ts'
import { listWithdrawals } from '../../../../contract/player/cashier/list-withdrawals.ts'
import { requestWithdrawal } from '../../../../contract/player/cashier/request-withdrawal.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { codeOf } from '../../../client/call-error.ts'
import { useSend } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { PinField } from '../../../ui/forms/pin-field.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { formatAmount, formatMoney, parseAmount } from '../../../ui/i18n/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Note, toast } from '../../../ui/overlay/toast.tsx'
import { KeyValues } from '../../../ui/status/key-values.tsx'
import { openWindow } from '../../state/windows.ts'
import { AmountField } from './amount-field.tsx'
import { amountFault } from './amount-text.ts'
import styles from './cashier.module.css'
import type { Place } from './places.ts'
import { arrivingUsdt, formatUsdt, percentOf } from './usdt.ts'

type Check = ValueOf<typeof checkWithdrawalSchemas>

/** Account or address, amount and withdrawal password, with the summary of what will arrive. */
export function WithdrawForm({ check, places }: { check: Check; places: readonly Place[] }) {
  const t = useText()
  const send = useSend(requestWithdrawal, { changes: [checkWithdrawal, listPendingWithdrawals, listWithdrawals, checkBalance] })
  const [accountId, setAccountId] = useState(places.find((place) => place.isUsable)?.bankAccountId ?? '')
  const [text, setText] = useState('')
  const [pin, setPin] = useState('')
  const [problem, setProblem] = useState<{ field: 'account' | 'amount' | 'pin' | 'form'; text: string }>()
  const chosen = places.find((place) => place.bankAccountId === accountId)
  const usdt = chosen?.network ? check.usdt : null
  const minAmount = usdt?.minAmount ?? check.minAmount
  const amount = parseAmount(text) ?? 0

  const submit = async () => {
    const fault = faultOf()
    setProblem(fault)
    if (fault) return
    await send.mutateAsync({ body: { bankAccountId: accountId, amount, paymentPassword: pin, ...(usdt ? { rate: usdt.rate } : {}) } }).then(
      () => {
        toast.good(t('withdraw_submitted'))
        // What takes the form's place begins at the top: its state and its clock.
        window.scrollTo({ top: 0 })
      },
      (error: unknown) => {
        setPin('')
        setProblem({ field: String(codeOf(error)).startsWith('WD_PASSWORD') ? 'pin' : 'form', text: errorText(error, t) })
      })
  }
  const faultOf = (): typeof problem => {
    if (!chosen) return { field: 'account', text: t('usdt_pick_place') }
    const fault = amountFault(text, t)
    if (fault) return { field: 'amount', text: fault }
    if (amount % 100 !== 0) return { field: 'amount', text: t('withdraw_whole_baht') }
    if (amount > check.withdrawableAmount) return { field: 'amount', text: t('withdraw_stop_balance') }
    if (amount < minAmount || amount > check.maxAmount) return { field: 'amount', text: t('deposit_amount_range', { min: formatMoney(minAmount, 'THB', { decimals: 0 }), max: formatMoney(check.maxAmount, 'THB', { decimals: 0 }) }) }
    if (pin.length !== 6) return { field: 'pin', text: t('withdraw_enter_password') }
    return undefined
  }
  const share = (part: number) => setText(formatAmount(Math.min(check.maxAmount, Math.floor((check.withdrawableAmount * part) / 10_000) * 100), 0))
  const lockedText = check.firstFailure === 'WD_PASSWORD_LOCKED' ? t('security_payment_locked', { 0: check.firstFailureParams[0] ?? '' }) : undefined
  const errorOf = (field: string) => (problem?.field === field ? problem.text : undefined)

  return (
    <form className={styles.columns} onSubmit={(event) => { event.preventDefault(); void submit() }}>
      <div className="stack">
        <fieldset>
          <legend className={styles.legend}>{t('usdt_place')}</legend>
          <div className={styles.banks}>
            {places.map((place) => (
              <label key={place.bankAccountId} className={styles.bank}>
                <span className={styles.bankCode} aria-hidden="true">{place.badge}</span>
                <span className="grow"><b>{place.title} {place.number}</b>{place.note ? <small>{place.note}</small> : null}</span>
                <input type="radio" name="account" checked={place.bankAccountId === accountId} disabled={!place.isUsable} onChange={() => setAccountId(place.bankAccountId)} />
              </label>
            ))}
          </div>
          {errorOf('account') ? <Note tone="bad">{errorOf('account')}</Note> : null}
        </fieldset>
        <AmountField label={t('withdraw_amount')} value={text} onChange={setText} error={errorOf('amount')} range={check.maxAmount < minAmount ? '' : `${formatAmount(minAmount, 0)}–${formatAmount(check.maxAmount, 0)}`} />
        <div className={styles.shares}>
          {([25, 50, 75, 100] as const).map((part) => <Button key={part} kind="line" onClick={() => share(part)}>{part === 100 ? t('common_all') : `${part}%`}</Button>)}
        </div>
        <PinField label={t('withdraw_password')} value={pin} onChange={setPin} error={errorOf('pin') ?? lockedText} />
        <div className={styles.forgot}><span className="note text-3">{t('withdraw_wrong_hint')}</span><Button kind="quiet" size="small" onClick={() => openWindow('resetPayment', null)}>{t('withdraw_forgot')}</Button></div>
        {errorOf('form') ? <Note tone="bad">{errorOf('form')}</Note> : null}
      </div>
      <Summary check={check} chosen={chosen} amount={amount} isBusy={send.isPending} />
    </form>
  )
}

function Summary({ check, chosen, amount, isBusy }: { check: Check; chosen: Place | undefined; amount: number; isBusy: boolean }) {
  const t = useText()
  const fee = check.feeAmount
  const usdt = chosen?.network ? check.usdt : null
  return (
    <section className={`yo frame ${styles.summary}`}>
      <h2 className={styles.summaryTitle}>{t('withdraw_summary')}</h2>
      <KeyValues rows={[
        { key: 'amount', label: t('withdraw_amount'), value: <span className="number">{formatMoney(amount)}</span> },
        { key: 'fee', label: t('withdraw_fee_label'), value: fee === 0 ? <span className="positive">{t('withdraw_fee_free')} · {t('withdraw_free_left', { 0: check.freeLeftToday })}</span> : formatMoney(fee) },
        { key: 'to', label: t('withdraw_to'), value: chosen ? `${chosen.network ? chosen.title : chosen.badge} ${chosen.number}` : '–' },
        ...(usdt ? [
          { key: 'network', label: t('usdt_network_fee'), value: t('usdt_network_fee_of', { 0: formatUsdt(usdt.networkFee, 0), 1: formatMoney(usdt.networkFeeAmount) }) },
          { key: 'rate', label: t('usdt_rate'), value: <span className="number">{t('usdt_rate_of', { 0: usdt.rate })}</span> },
          { key: 'net', label: t('usdt_arrives'), value: <span className={`money ${styles.net}`}>{t('usdt_figure', { 0: formatUsdt(arrivingUsdt(Math.max(0, amount - fee), usdt.rate, usdt.networkFee)) })}</span>, isTotal: true },
        ] : [{ key: 'net', label: t('withdraw_net'), value: <span className={`money ${styles.net}`}>{formatMoney(Math.max(0, amount - fee))}</span>, isTotal: true }]),
      ]} />
      <dl className={styles.meters}>
        <div><dt className="note text-3">{t('withdraw_left_count')}</dt><dd><b className="number">{t('withdraw_times', { 0: check.leftToday })}</b></dd></div>
        <div><dt className="note text-3">{t('withdraw_left_amount')}</dt><dd><b className="number">{formatMoney(check.leftTodayAmount, 'THB', { decimals: 0 })}</b></dd></div>
      </dl>
      <p className="note text-2">{t(`withdraw_bound_${check.leftTodayBound.reason}`, { 0: formatMoney(check.leftTodayBound.amount, 'THB', { decimals: 0 }) })}</p>
      <Button type="submit" kind="primary" size="large" isBlock isBusy={isBusy}>{t('withdraw_submit_amount', { 0: amount > 0 ? formatMoney(amount, 'THB', { decimals: 0 }) : '' })}</Button>
      {usdt ? <p className="note text-2">{t('usdt_rate_note', { 0: percentOf(usdt.spread) })}</p> : null}
      <p className="note text-3">{t('withdraw_confirm_hint', { 0: String(check.confirmMinutes) })}</p>
    </section>
  )
}
