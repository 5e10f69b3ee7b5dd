import { checkBalance } from '../../../../contract/player/cashier/check-balance.ts'
import { checkWithdrawal } from '../../../../contract/player/cashier/check-withdrawal.ts'
import { listDeposits } from '../../../../contract/player/cashier/list-deposits.ts'
import { readDeposit } from '../../../../contract/player/cashier/read-deposit.ts'
import type { DepositChannel } from '../../../../contract/shared/cashier-channels.ts'
import { serverOffsetMs } from '../../../client/server-clock.ts'
import { refresh, useCall } from '../../../client/use-call.ts'
import { useTopic } from '../../../client/use-topic.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { formatAmount, formatMoney, formatRecordTime } from '../../../ui/i18n/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Countdown } from '../../../ui/status/countdown.tsx'
import { KeyValues } from '../../../ui/status/key-values.tsx'
import { Timeline } from '../../../ui/status/timeline.tsx'
import styles from './cashier.module.css'
import { CryptoPayment } from './crypto-payment.tsx'
import { DemoPayer } from './demo-payer.tsx'
import type { DepositDetail } from './channels.ts'
import { QrPicture } from './qr-picture.tsx'
import { SlipDrop } from './slip-drop.tsx'
import { depositStateText, depositTone } from './states.ts'
import { formatUsdt } from './usdt.ts'

/** One deposit from its opening to the money: follows the push, so nothing needs a reload. */
export function DepositPanel({ intentId }: { intentId: string }) {
  const t = useText()
  const deposit = useCall(readDeposit, { params: { intentId } }, { refetchEveryMs: 15_000 })
  const renew = () => { void refresh(readDeposit, listDeposits, checkBalance, checkWithdrawal) }
  useTopic<{ intentId: string; state: string }>('deposit', renew, renew)
  if (!deposit.data) return <Skeleton shape="block" />
  const { state, steps } = deposit.data
  const channel = deposit.data.channel as DepositChannel
  const isWaiting = state === 'PENDING_MATCH' || state === 'CREATED'
  const { crypto } = deposit.data
  // What the chain has seen is not waited for any more: it gathers its confirmations.
  const seen = isWaiting && crypto?.paidAmount != null ? crypto : null
  return (
    <section className={`yo frame ${styles.qrPanel}`} aria-live="polite">
      <h2 className={styles.qrTitle}>{seen ? t('deposit_usdt_seen', { 0: t('deposit_usdt_figure', { 0: formatUsdt(seen.paidAmount!) }) }) : t(titleOf(channel, state))}</h2>
      {isWaiting ? <HowToPay deposit={deposit.data} onEnd={renew} /> : <Outcome deposit={deposit.data} />}
      {channel === 'BANK_TRANSFER' && (isWaiting || state === 'EXPIRED' || state === 'REVIEW') ? <SlipDrop deposit={deposit.data} /> : null}
      <KeyValues rows={[
        { key: 'reference', label: t('deposit_reference'), value: <span className="number">{deposit.data.reference}</span>, copyText: deposit.data.reference },
        { key: 'state', label: t('deposit_status'), value: <Badge tone={depositTone(state)}>{seen ? t('deposit_usdt_confirmations', { 0: String(seen.confirmations), 1: String(seen.confirmationsNeeded) }) : t(depositStateText(state))}</Badge> },
        ...(crypto && crypto.paidAmount !== null && !isWaiting ? [
          { key: 'usdt', label: t('deposit_usdt_figure', { 0: '' }).trim(), value: <span className="number">{formatUsdt(crypto.paidAmount)}</span> },
          { key: 'rate', label: t('deposit_usdt_fixed'), value: <span className="number">฿{crypto.rate}</span> },
        ] : []),
      ]} />
      <Timeline label={t('deposit_progress')} steps={steps.map((step, place) => ({
        key: `${step.state}${place}`, title: t(depositStateText(step.state)), time: formatRecordTime(step.at),
        state: step.state === 'REJECTED' ? 'failed' : place === steps.length - 1 && isWaiting ? 'now' : 'done',
      }))} />
      {document.documentElement.dataset.mode === 'demo' && isWaiting ? <DemoPayer deposit={deposit.data} /> : null}
    </section>
  )
}

function titleOf(channel: DepositChannel, state: DepositDetail['state']) {
  if (state === 'CONFIRMED') return 'deposit_done_title'
  if (state !== 'PENDING_MATCH' && state !== 'CREATED') return depositStateText(state)
  if (channel === 'BANK_TRANSFER') return 'deposit_transfer_title'
  if (channel === 'TRUEMONEY') return 'deposit_truemoney_scan'
  return channel === 'PROMPTPAY' ? 'deposit_scan' : 'deposit_usdt_send'
}

function HowToPay({ deposit, onEnd }: { deposit: DepositDetail; onEnd: () => void }) {
  const t = useText()
  const { channel, qrText, payableAmount, reference, transfer, crypto, receiverName, expiresAt, slip } = deposit
  if (crypto) return <CryptoPayment crypto={crypto} qrText={qrText} reference={reference} />
  return (
    <>
      {qrText ? <QrPicture text={qrText} label={t(channel === 'TRUEMONEY' ? 'deposit_truemoney_label' : 'deposit_qr_label', { 0: formatMoney(payableAmount) })} reference={reference} /> : null}
      <strong className={`money ${styles.payable}`}>{formatMoney(payableAmount)}</strong>
      <p className="note text-2 center">{t('deposit_exact_amount')}</p>
      {slip ? null : <p className={`row ${styles.expires}`}><span className="small text-2">{t('deposit_expires_in', { 0: '' }).trim()}</span><Countdown endsAt={expiresAt} clockOffsetMs={serverOffsetMs()} onEnd={onEnd} /></p>}
      <KeyValues rows={[
        ...(transfer ? [
          { key: 'bank', label: t('deposit_bank'), value: transfer.bankName },
          { key: 'account', label: t('deposit_account_no'), value: <b className="number">{transfer.accountNo}</b>, copyText: transfer.accountNo },
          { key: 'exact', label: t('deposit_exact'), value: <b className="number">{formatAmount(payableAmount)}</b>, copyText: formatAmount(payableAmount).replaceAll(',', '') },
          ...(transfer.sourceAccount ? [{ key: 'from', label: t('deposit_from'), value: `${transfer.sourceAccount.bankCode} ${transfer.sourceAccount.accountNo}` }] : []),
        ] : []),
        { key: 'name', label: t(channel === 'TRUEMONEY' ? 'deposit_truemoney_name' : 'deposit_receiver'), value: receiverName },
      ]} />
    </>
  )
}

function Outcome({ deposit: { state, channel, creditedAmount, payableAmount, crypto, slip, remark } }: { deposit: DepositDetail }) {
  const t = useText()
  if (state === 'CONFIRMED') return <p className={styles.done}><Icon name="check" size={28} />{t('deposit_done_text', { 0: formatMoney(creditedAmount) })}</p>
  const text = state === 'REVIEW' ? 'deposit_review_text' : state === 'REJECTED' ? 'deposit_rejected_text' : crypto ? 'deposit_usdt_any_time' : channel === 'BANK_TRANSFER' && !slip ? 'deposit_ended_slip' : 'deposit_ended_any'
  return <><strong className={`money ${styles.payable}`}>{crypto ? t('deposit_usdt_figure', { 0: formatUsdt(crypto.paidAmount ?? crypto.payAmount) }) : formatMoney(payableAmount)}</strong><p className="small text-2 center">{t(text)}</p>{remark ? <p className="center">{remark}</p> : null}</>
}
