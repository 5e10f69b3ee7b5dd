import { useEffect, useState } from 'react'
import { checkBalance } from '../../../../contract/player/cashier/check-balance.ts'
import { listDepositChannels } from '../../../../contract/player/cashier/list-deposit-channels.ts'
import { listDeposits } from '../../../../contract/player/cashier/list-deposits.ts'
import { openDeposit } from '../../../../contract/player/cashier/open-deposit.ts'
import { useCall, useSend } from '../../../client/use-call.ts'
import { fieldErrorsOf } from '../../../client/call-error.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { formatAmount, formatMoney, parseAmount } from '../../../ui/i18n/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Note } from '../../../ui/overlay/toast.tsx'
import { AmountField } from './amount-field.tsx'
import { BalancePanel } from './balance-panel.tsx'
import styles from './cashier.module.css'
import { DepositQr } from './deposit-qr.tsx'
import { RecentDeposits } from './recent-deposits.tsx'
import { useBalance } from './use-balance.ts'

/** Deposit by PromptPay: amount, QR code, and the balance that arrives by itself. */
export function DepositPage() {
  const t = useText()
  const balance = useBalance()
  const channels = useCall(listDepositChannels)
  const recent = useCall(listDeposits, { query: { pageNo: 1, pageSize: 5 } })
  const open = useSend(openDeposit, { changes: [listDeposits, checkBalance] })
  const [text, setText] = useState('')
  const [intentId, setIntentId] = useState<string | null>(null)
  const [problem, setProblem] = useState<string>()
  const waiting = recent.data?.list.find((deposit) => deposit.state === 'PENDING_MATCH')?.intentId
  // Somebody who comes back finds the code that still waits.
  useEffect(() => { if (waiting && !intentId) setIntentId(waiting) }, [waiting])
  const channel = channels.data?.channels[0]

  const create = async () => {
    const amount = parseAmount(text)
    if (!amount) return setProblem(t('deposit_amount_empty'))
    if (channel && (amount < channel.minAmount || amount > channel.maxAmount)) {
      return setProblem(t('deposit_amount_range', { min: formatMoney(channel.minAmount, 'THB', { decimals: 0 }), max: formatMoney(channel.maxAmount, 'THB', { decimals: 0 }) }))
    }
    setProblem(undefined)
    await open.mutateAsync({ body: { channel: 'PROMPTPAY', amount } })
      .then((intent) => { setIntentId(intent.intentId) }, (error: unknown) => { setProblem(fieldErrorsOf(error).amount ?? errorText(error, t)) })
  }

  if (channels.isPending) return <Skeleton shape="block" />
  if (!channel) return <Note tone="bad">{errorText(channels.error, t)}</Note>
  return (
    <div className="stack">
      <BalancePanel label={t('member_balance')} amount={balance.data?.balance}>
        <p className="note text-3">{t('member_withdrawable', { 0: formatMoney(balance.data?.withdrawableAmount ?? 0) })}</p>
      </BalancePanel>
      <div className={styles.columns}>
        <form className="stack" onSubmit={(event) => { event.preventDefault(); void create() }}>
          <fieldset>
            <legend className={styles.legend}>{t('deposit_method')}</legend>
            <div className={styles.methods}>
              <span className={`${styles.method} ${styles.chosen}`}><Icon name="grid" /><span><b>{t('deposit_promptpay')}</b><small>{t('deposit_instant')}</small></span></span>
            </div>
          </fieldset>
          <AmountField label={t('deposit_amount')} value={text} onChange={setText} error={problem} range={`${formatAmount(channel.minAmount, 0)}–${formatAmount(channel.maxAmount, 0)}`} />
          <div className={styles.quick}>
            {channel.quickAmounts.map((amount) => (
              <button key={amount} type="button" className={styles.quickAmount} aria-pressed={parseAmount(text) === amount} onClick={() => { setText(formatAmount(amount, 0)); setProblem(undefined) }}>
                {formatMoney(amount, 'THB', { decimals: 0 })}
              </button>
            ))}
          </div>
          <p className="small text-3">{t('deposit_own_account_only')}</p>
          <Button type="submit" kind="primary" size="large" isBlock isBusy={open.isPending}>{t(intentId ? 'deposit_new_qr' : 'deposit_create_qr')}</Button>
        </form>
        {intentId ? <DepositQr key={intentId} intentId={intentId} /> : <Guide />}
      </div>
      <RecentDeposits />
    </div>
  )
}

/** What happens after the button, where the code will stand. */
function Guide() {
  const t = useText()
  return (
    <section className={`yo frame ${styles.guide}`}>
      <h2 className={styles.summaryTitle}>{t('deposit_scan')}</h2>
      <ol className="small">
        <li>{t('deposit_step_amount')}</li>
        <li>{t('deposit_step_scan')}</li>
        <li>{t('deposit_step_arrive')}</li>
      </ol>
    </section>
  )
}
