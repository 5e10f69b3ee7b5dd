import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { checkWithdrawal } from '../../../../contract/player/cashier/check-withdrawal.ts'
import { listDepositChannels } from '../../../../contract/player/cashier/list-deposit-channels.ts'
import { listDeposits } from '../../../../contract/player/cashier/list-deposits.ts'
import type { DepositChannel } from '../../../../contract/shared/cashier-channels.ts'
import { useCall } from '../../../client/use-call.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Note } from '../../../ui/overlay/toast.tsx'
import { BalanceNote, BalancePanel } from './balance-panel.tsx'
import styles from './cashier.module.css'
import depositStyles from './deposit.module.css'
import { wayName, wayOf, type Way } from './channels.ts'
import { DepositForm } from './deposit-form.tsx'
import { DepositPanel } from './deposit-panel.tsx'
import { RecentDeposits } from './recent-deposits.tsx'
import { place as pageOf } from '../../navigation.ts'
import { turnoverLeftOf, useBalance } from './use-balance.ts'

/** Deposit by any channel: amount, where to pay, and the balance that is updated when the money arrives. */
export function DepositPage() {
  const t = useText()
  const balance = useBalance()
  const search = useStore(pageOf, (state) => state.search)
  const check = useCall(checkWithdrawal)
  const channels = useCall(listDepositChannels)
  const recent = useCall(listDeposits, { query: { pageNo: 1, pageSize: 5 } })
  const [channel, setChannel] = useState<DepositChannel | null>(null)
  const [intentId, setIntentId] = useState<string | null>(null)
  const [creditedId, setCreditedId] = useState<string | null>(null)
  const place = useRef<HTMLDivElement>(null)
  const waiting = recent.data?.list.find((deposit) => deposit.state === 'PENDING_MATCH')
  // A member who comes back finds the deposit that still waits.
  useEffect(() => {
    if (!waiting || intentId) return
    setIntentId(waiting.intentId)
    setChannel((chosen) => chosen ?? (waiting.channel as DepositChannel))
  }, [waiting?.intentId])
  const list = channels.data?.channels ?? []
  const chosen = list.find((one) => one.channel === channel) ?? list.find((one) => !one.isPaused) ?? list[0]

  const choose = (next: DepositChannel) => {
    setChannel(next)
    // Another way than the one that is shown: what it looks like comes first.
    setIntentId(
      recent.data?.list.find((deposit) => deposit.state === 'PENDING_MATCH' && deposit.channel === next)
        ?.intentId ?? null,
    )
  }
  // Beside the form nothing needs to move; below it, on phones, the panel is scrolled into view.
  const bringIntoView = () => {
    const top = place.current?.getBoundingClientRect().top ?? 0
    if (top < 0 || top > window.innerHeight / 2) place.current?.scrollIntoView({ block: 'start' })
  }
  const show = (id: string) => {
    setIntentId(id)
    bringIntoView()
    place.current?.focus({ preventScroll: true })
  }
  // The form above gets shorter by the offer that was taken, and would push the result off the screen.
  useEffect(() => {
    if (creditedId) bringIntoView()
  }, [creditedId])

  if (channels.isPending) return <Skeleton shape="block" />
  if (!chosen)
    return <Note tone="bad">{channels.error ? errorText(channels.error, t) : t('deposit_paused')}</Note>
  return (
    <div className="stack">
      <BalancePanel label={t('member_balance')} amount={balance.data?.balance}>
        <BalanceNote
          withdrawable={balance.data?.withdrawableAmount ?? 0}
          turnoverLeft={turnoverLeftOf(check.data)}
        />
      </BalancePanel>
      <div className={styles.columns}>
        <DepositForm
          channels={list}
          offers={channels.data?.offers ?? []}
          chosen={chosen}
          balance={balance.data?.balance ?? 0}
          turnoverLeft={turnoverLeftOf(check.data)}
          wantedOfferId={new URLSearchParams(search).get('promotion')}
          onChoose={choose}
          hasIntent={intentId !== null}
          onOpened={show}
        />
        <div ref={place} tabIndex={-1} className={depositStyles.place}>
          {intentId ? (
            <DepositPanel key={intentId} intentId={intentId} onCredited={() => setCreditedId(intentId)} />
          ) : (
            <Guide way={wayOf(chosen.channel)} />
          )}
        </div>
      </div>
      <RecentDeposits shownId={intentId} onShow={show} />
    </div>
  )
}

const guides = {
  PROMPTPAY: ['deposit_step_amount', 'deposit_step_scan', 'deposit_step_arrive'],
  TRUEMONEY: ['deposit_step_amount', 'deposit_step_truemoney', 'deposit_step_arrive'],
  BANK_TRANSFER: ['deposit_step_transfer', 'deposit_step_transfer_pay', 'deposit_step_arrive'],
  USDT: ['deposit_step_usdt', 'deposit_step_usdt_send', 'deposit_step_usdt_arrive'],
} as const satisfies Record<Way, readonly string[]>

/** What happens after the button, at the place of the code. */
function Guide({ way }: { way: Way }) {
  const t = useText()
  return (
    <section className={`yo frame ${depositStyles.guide}`}>
      <h2 className={styles.summaryTitle}>{wayName(way, t)}</h2>
      <ol className="small">
        {guides[way].map((step) => (
          <li key={step}>{t(step)}</li>
        ))}
      </ol>
    </section>
  )
}
