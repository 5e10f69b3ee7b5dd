import { useEffect } from 'react'
import { checkBalance } from '../../../../contract/player/cashier/check-balance.ts'
import { checkWithdrawal } from '../../../../contract/player/cashier/check-withdrawal.ts'
import { listDepositChannels } from '../../../../contract/player/cashier/list-deposit-channels.ts'
import { listDeposits } from '../../../../contract/player/cashier/list-deposits.ts'
import { readDeposit } from '../../../../contract/player/cashier/read-deposit.ts'
import { thaiMoney, type DepositChannel } from '../../../../contract/shared/cashier-channels.ts'
import { refresh, useCall } from '../../../client/use-call.ts'
import { useTopic } from '../../../client/use-topic.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { formatMoney, formatRecordTime } from '../../../../design/format.ts'
import { signOf } from '../../../../kernel/money.ts'
import { useText, type Translate } from '../../../ui/i18n/text.tsx'
import { Note } from '../../../ui/overlay/toast.tsx'
import { KeyValues } from '../../../ui/status/key-values.tsx'
import { Timeline } from '../../../ui/status/timeline.tsx'
import styles from './deposit.module.css'
import { DemoPayer } from './demo-payer.tsx'
import type { DepositDetail } from './channels.ts'
import { HowToPay } from './how-to-pay.tsx'
import { figuresOf, type Offer } from './offer-figures.ts'
import { SlipDrop } from './slip-drop.tsx'
import { depositStateText, depositTone } from './states.ts'
import { formatUsdt } from './usdt.ts'

/**
 * One deposit from its opening to the money: follows the push, so nothing needs a reload. `onCredited` comes
 * once what is offered with further deposits is known anew.
 */
export function DepositPanel({ intentId, onCredited }: { intentId: string; onCredited: () => void }) {
  const t = useText()
  const { offers = [] } = useCall(listDepositChannels).data ?? {}
  const deposit = useCall(readDeposit, { params: { intentId } }, { refetchEveryMs: 15_000 })
  const renew = () => {
    void refresh(readDeposit, listDeposits, checkBalance, checkWithdrawal)
  }
  useTopic<{ intentId: string; state: string }>('deposit', renew, renew)
  const isCredited = deposit.data?.state === 'CONFIRMED'
  // What was taken with it is offered for no further deposit.
  useEffect(() => {
    if (isCredited) void refresh(listDepositChannels).then(onCredited)
  }, [isCredited])
  if (!deposit.data) return <Skeleton shape="block" />
  const { state, steps } = deposit.data
  const channel = deposit.data.channel as DepositChannel
  const isWaiting = state === 'PENDING_MATCH' || state === 'CREATED'
  const { crypto } = deposit.data
  // What the chain has seen is not waited for any more: it gathers its confirmations.
  const seen = isWaiting && crypto?.paidAmount != null ? crypto : null
  return (
    <section className={`yo frame ${styles.qrPanel}`} aria-live="polite">
      <h2 className={styles.qrTitle}>
        {seen
          ? t('deposit_usdt_seen', {
              amount: t('deposit_usdt_figure', { amount: formatUsdt(seen.paidAmount!) }),
            })
          : t(titleOf(channel, state))}
      </h2>
      {isWaiting ? <HowToPay deposit={deposit.data} onEnd={renew} /> : <Outcome deposit={deposit.data} />}
      {channel === 'BANK_TRANSFER' && (isWaiting || state === 'EXPIRED' || state === 'REVIEW') ? (
        <SlipDrop deposit={deposit.data} />
      ) : null}
      <KeyValues
        rows={[
          {
            key: 'reference',
            label: t('deposit_reference'),
            value: <span className="number">{deposit.data.reference}</span>,
            copyText: deposit.data.reference,
          },
          {
            key: 'state',
            label: t('deposit_status'),
            value: (
              <Badge tone={depositTone(state)}>
                {seen
                  ? t('deposit_usdt_confirmations', {
                      confirmations: String(seen.confirmations),
                      needed: String(seen.confirmationsNeeded),
                    })
                  : t(depositStateText(state))}
              </Badge>
            ),
          },
          ...offerRows(deposit.data, isWaiting && !crypto ? offers : [], t),
          ...(crypto && crypto.paidAmount !== null && !isWaiting
            ? [
                {
                  key: 'usdt',
                  label: t('deposit_usdt_figure', { amount: '' }).trim(),
                  value: <span className="number">{formatUsdt(crypto.paidAmount)}</span>,
                },
                {
                  key: 'rate',
                  label: t('deposit_usdt_fixed'),
                  value: (
                    <span className="number">
                      {signOf(thaiMoney.currency)}
                      {crypto.rate}
                    </span>
                  ),
                },
              ]
            : []),
        ]}
      />
      <Missed deposit={deposit.data} />
      <Timeline
        label={t('deposit_progress')}
        steps={steps.map((step, place) => ({
          key: `${step.state}${place}`,
          title: t(depositStateText(step.state)),
          time: formatRecordTime(step.at),
          state:
            step.state === 'REJECTED' ? 'failed' : place === steps.length - 1 && isWaiting ? 'now' : 'done',
        }))}
      />
      {document.documentElement.dataset.mode === 'demo' && isWaiting ? (
        <DemoPayer deposit={deposit.data} />
      ) : null}
    </section>
  )
}

/**
 * The offer that was taken, and what came of it once the money is there; before that, of those that are still
 * offered, what the amount to be paid will bring, its satang included.
 */
function offerRows(
  { offer, offerId, bonus, payableAmount }: DepositDetail,
  offers: readonly Offer[],
  t: Translate,
) {
  if (offer === null) return []
  const name = { key: 'offer', label: t('deposit_offer'), value: offer }
  const still = offers.find((one) => one.offerId === offerId)
  const ahead = still ? figuresOf(still, payableAmount) : null
  const given = bonus ?? (ahead && { amount: ahead.bonus, requiredAmount: ahead.required })
  if (given === null) return [name]
  return [
    name,
    { key: 'bonus', label: t('deposit_summary_bonus'), value: `+${formatMoney(given.amount)}` },
    {
      key: 'turnover',
      label: t('deposit_summary_turnover'),
      value: formatMoney(given.requiredAmount),
    },
  ]
}

/** Too little arrived, or the offer had ended by then: said where its bonus would stand. */
function Missed({ deposit: { isOfferMissed } }: { deposit: DepositDetail }) {
  const t = useText()
  return isOfferMissed ? <Note tone="info">{t('deposit_offer_missed')}</Note> : null
}

function titleOf(channel: DepositChannel, state: DepositDetail['state']) {
  if (state === 'CONFIRMED') return 'deposit_done_title'
  if (state !== 'PENDING_MATCH' && state !== 'CREATED') return depositStateText(state)
  if (channel === 'BANK_TRANSFER') return 'deposit_transfer_title'
  if (channel === 'TRUEMONEY') return 'deposit_truemoney_scan'
  return channel === 'PROMPTPAY' ? 'deposit_scan' : 'deposit_usdt_send'
}

function Outcome({
  deposit: { state, channel, creditedAmount, payableAmount, crypto, slip, remark },
}: {
  deposit: DepositDetail
}) {
  const t = useText()
  if (state === 'CONFIRMED')
    return (
      <p className={styles.done}>
        <Icon name="check" size={28} />
        {t('deposit_done_text', { creditedAmount: formatMoney(creditedAmount) })}
      </p>
    )
  const text =
    state === 'REVIEW'
      ? 'deposit_review_text'
      : state === 'REJECTED'
        ? 'deposit_rejected_text'
        : crypto
          ? 'deposit_usdt_any_time'
          : channel === 'BANK_TRANSFER' && !slip
            ? 'deposit_ended_slip'
            : 'deposit_ended_any'
  return (
    <>
      <strong className={`money ${styles.payable}`}>
        {crypto
          ? t('deposit_usdt_figure', { amount: formatUsdt(crypto.paidAmount ?? crypto.payAmount) })
          : formatMoney(payableAmount)}
      </strong>
      <p className="small text-2 center">{t(text)}</p>
      {remark ? <p className="center">{remark}</p> : null}
    </>
  )
}
