import { useMemo, useRef } from 'react'
import { renderSVG } from 'uqr'
import { checkBalance } from '../../../../contract/player/cashier/check-balance.ts'
import { listDeposits } from '../../../../contract/player/cashier/list-deposits.ts'
import { payDemoBank } from '../../../../contract/player/cashier/pay-demo-bank.ts'
import { readDeposit } from '../../../../contract/player/cashier/read-deposit.ts'
import { serverOffsetMs } from '../../../client/server-clock.ts'
import { refresh, useCall, useSend } from '../../../client/use-call.ts'
import { useTopic } from '../../../client/use-topic.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { formatMoney } from '../../../ui/i18n/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { Countdown } from '../../../ui/status/countdown.tsx'
import { KeyValues } from '../../../ui/status/key-values.tsx'
import styles from './cashier.module.css'
import { depositStateText, depositTone } from './states.ts'

/** One deposit from its code to the money: follows the push, so nothing needs a reload. */
export function DepositQr({ intentId }: { intentId: string }) {
  const t = useText()
  const deposit = useCall(readDeposit, { params: { intentId } }, { refetchEveryMs: 15_000 })
  const renew = () => { void refresh(readDeposit, listDeposits, checkBalance) }
  useTopic<{ intentId: string; state: string }>('deposit', renew, renew)
  if (!deposit.data) return <Skeleton shape="block" />
  const { state, payableAmount, qrText, expiresAt, creditedAmount, receiverName } = deposit.data
  const isWaiting = state === 'PENDING_MATCH' && qrText !== null
  return (
    <section className={`yo frame ${styles.qrPanel}`} aria-live="polite">
      <h2 className={styles.qrTitle}>{t(state === 'CONFIRMED' ? 'deposit_done_title' : 'deposit_scan')}</h2>
      {isWaiting ? <QrPicture text={qrText} label={t('deposit_qr_label', { 0: formatMoney(payableAmount) })} reference={intentId} /> : null}
      {state === 'CONFIRMED' ? <p className={styles.done}><Icon name="check" size={28} />{t('deposit_done_text', { 0: formatMoney(creditedAmount) })}</p> : null}
      {state === 'REVIEW' ? <p className="small text-2 center">{t('deposit_review_text')}</p> : null}
      {state === 'EXPIRED' || state === 'REJECTED' ? <p className="small text-2 center">{t('deposit_ended_text')}</p> : null}
      <strong className={`money ${styles.payable}`}>{formatMoney(payableAmount)}</strong>
      {isWaiting ? (
        <>
          <p className="note text-2 center">{t('deposit_exact_amount')}</p>
          <p className={`row ${styles.expires}`}><span className="small text-2">{t('deposit_expires_in', { 0: '' }).trim()}</span><Countdown endsAt={expiresAt} clockOffsetMs={serverOffsetMs()} onEnd={renew} /></p>
        </>
      ) : null}
      <KeyValues rows={[
        { key: 'name', label: t('deposit_receiver'), value: receiverName },
        { key: 'reference', label: t('deposit_reference'), value: intentId.slice(-12), copyText: intentId },
        { key: 'state', label: t('deposit_status'), value: <Badge tone={depositTone(state)}>{t(depositStateText(state))}</Badge> },
      ]} />
      {isWaiting && document.documentElement.dataset.mode === 'demo' ? <DemoPayment intentId={intentId} /> : null}
    </section>
  )
}

function QrPicture({ text, label, reference }: { text: string; label: string; reference: string }) {
  const t = useText()
  const svg = useMemo(() => renderSVG(text, { border: 2, ecc: 'M' }), [text])
  const source = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  const link = useRef<HTMLAnchorElement>(null)
  return (
    <>
      <img className={styles.qr} src={source} alt={label} width={236} height={236} />
      <a ref={link} className={styles.save} href={source} download={`promptpay-${reference}.svg`}><Icon name="app" size={20} />{t('deposit_save_image')}</a>
    </>
  )
}

/** In demo mode the member is also the bank. */
function DemoPayment({ intentId }: { intentId: string }) {
  const t = useText()
  const pay = useSend(payDemoBank, { changes: [readDeposit, listDeposits, checkBalance] })
  const run = () => pay.mutateAsync({ body: { intentId } }).then(() => {}, (error: unknown) => toast.bad(errorText(error, t)))
  return (
    <div className="stack">
      <Button kind="jade" isBlock icon="check" isBusy={pay.isPending} onClick={() => { void run() }}>{t('deposit_demo_pay')}</Button>
      <p className="note text-3 center">{t('deposit_demo_note')}</p>
    </div>
  )
}
