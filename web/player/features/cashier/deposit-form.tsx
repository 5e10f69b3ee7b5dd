import { useState } from 'react'
import type { DepositChannel } from '../../../../contract/shared/cashier-channels.ts'
import { checkBalance } from '../../../../contract/player/cashier/check-balance.ts'
import { listDeposits } from '../../../../contract/player/cashier/list-deposits.ts'
import { openDeposit } from '../../../../contract/player/cashier/open-deposit.ts'
import { readDeposit } from '../../../../contract/player/cashier/read-deposit.ts'
import { fieldErrorsOf } from '../../../client/call-error.ts'
import { useSend } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { formatAmount, formatMoney, parseAmount } from '../../../ui/i18n/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Note } from '../../../ui/overlay/toast.tsx'
import { AmountField } from './amount-field.tsx'
import { amountFault } from './amount-text.ts'
import styles from './cashier.module.css'
import { ChannelTiles } from './channel-tiles.tsx'
import { wayOf, type ChannelFigures } from './channels.ts'
import { SourceAccounts } from './source-accounts.tsx'
import { formatUsdt, percentOf, worthOf } from './usdt.ts'

/** Hundredths as typed, in millionths. */
const MICRO_A_HUNDREDTH = 10_000

interface DepositFormProps {
  channels: readonly ChannelFigures[]
  chosen: ChannelFigures
  onChoose: (channel: DepositChannel) => void
  hasIntent: boolean
  onOpened: (intentId: string) => void
}

/** How, from where and how much; the button opens the deposit. */
export function DepositForm({ channels, chosen, onChoose, hasIntent, onOpened }: DepositFormProps) {
  const t = useText()
  const open = useSend(openDeposit, { changes: [listDeposits, readDeposit, checkBalance] })
  const [text, setText] = useState('')
  const [sourceId, setSourceId] = useState<string | null>(null)
  const [problem, setProblem] = useState<{ field: 'amount' | 'source'; text: string }>()
  const isUsdt = chosen.crypto !== null
  const write = (amount: number, decimals: 0 | 2 = 0) => (isUsdt ? t('deposit_usdt_figure', { 0: formatUsdt(amount, 0) }) : formatMoney(amount, 'THB', { decimals }))
  const typed = (parseAmount(text) ?? 0) * (isUsdt ? MICRO_A_HUNDREDTH : 1)

  const faultOf = (): typeof problem => {
    if (chosen.needsSourceAccount && !sourceId) return { field: 'source', text: t('deposit_source_empty') }
    const fault = amountFault(text, t)
    if (fault) return { field: 'amount', text: fault }
    if (typed < chosen.minAmount || typed > chosen.maxAmount) return { field: 'amount', text: t('deposit_amount_range', { min: write(chosen.minAmount), max: write(chosen.maxAmount) }) }
    return undefined
  }
  const create = async () => {
    const fault = faultOf()
    setProblem(fault)
    if (fault) return
    await open.mutateAsync({ body: { channel: chosen.channel, amount: typed, ...(sourceId && chosen.needsSourceAccount ? { sourceAccountId: sourceId } : {}) } }).then(
      (intent) => onOpened(intent.intentId), (error: unknown) => setProblem({ field: 'amount', text: fieldErrorsOf(error).amount ?? errorText(error, t) }))
  }
  const choose = (channel: DepositChannel) => {
    const other = channels.find((one) => one.channel === channel)
    if ((other?.crypto !== null) !== isUsdt) setText('')
    setProblem(undefined)
    onChoose(channel)
  }

  return (
    <form className="stack" onSubmit={(event) => { event.preventDefault(); void create() }}>
      <ChannelTiles channels={channels} chosen={chosen} onChoose={choose} />
      {chosen.isPaused ? <Note>{chosen.pauseMessage || t('deposit_paused')}</Note> : (
        <>
          {chosen.needsSourceAccount ? <SourceAccounts value={sourceId} onChange={setSourceId} error={problem?.field === 'source' ? problem.text : undefined} /> : null}
          <AmountField label={t(isUsdt ? 'deposit_usdt_amount' : 'deposit_amount')} sign={isUsdt ? '₮' : '฿'} value={text} onChange={setText}
            error={problem?.field === 'amount' ? problem.text : undefined} range={isUsdt ? `${formatUsdt(chosen.minAmount, 0)}–${formatUsdt(chosen.maxAmount, 0)}` : `${formatAmount(chosen.minAmount, 0)}–${formatAmount(chosen.maxAmount, 0)}`} />
          <div className={styles.quick}>
            {chosen.quickAmounts.map((amount) => (
              <button key={amount} type="button" className={styles.quickAmount} aria-pressed={typed === amount}
                onClick={() => { setText(isUsdt ? formatUsdt(amount, 0) : formatAmount(amount, 0)); setProblem(undefined) }}>
                {isUsdt ? formatUsdt(amount, 0) : formatMoney(amount, 'THB', { decimals: 0 })}
              </button>
            ))}
          </div>
          {chosen.crypto ? (
            <p className="small text-2">{typed > 0 ? <b className="number">{t('deposit_usdt_worth', { 0: formatMoney(worthOf(typed, chosen.crypto.rate)) })} · </b> : null}{t('deposit_usdt_rate', { 0: chosen.crypto.rate, 1: percentOf(chosen.crypto.spread) })}</p>
          ) : <p className="small text-3">{t(chosen.channel === 'TRUEMONEY' ? 'deposit_truemoney_own' : 'deposit_own_account_only')} {t('deposit_satang_why')}</p>}
          <Button type="submit" kind="primary" size="large" isBlock isBusy={open.isPending}>{t(createText(chosen, hasIntent))}</Button>
        </>
      )}
    </form>
  )
}

function createText({ channel }: ChannelFigures, hasIntent: boolean) {
  const way = wayOf(channel)
  if (way === 'BANK_TRANSFER') return 'deposit_create_transfer'
  if (way === 'USDT') return 'deposit_create_address'
  return hasIntent ? 'deposit_new_qr' : 'deposit_create_qr'
}
