import type { DepositChannel } from '../../../../contract/shared/cashier-channels.ts'
import { checkBalance } from '../../../../contract/player/cashier/check-balance.ts'
import { listDeposits } from '../../../../contract/player/cashier/list-deposits.ts'
import { openDeposit } from '../../../../contract/player/cashier/open-deposit.ts'
import { readDeposit } from '../../../../contract/player/cashier/read-deposit.ts'
import { codeOf } from '../../../client/call-error.ts'
import { useSend } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { errorText, fieldErrorsOf } from '../../../ui/i18n/error-text.ts'
import { formatAmount, formatMoney, parseAmount } from '../../../../design/format.ts'
import { houseCurrency, houseSign } from '../../../../design/house.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Note } from '../../../ui/overlay/toast.tsx'
import { AmountField } from './amount-field.tsx'
import { amountFault } from './amount-text.ts'
import styles from './deposit.module.css'
import { ChannelTiles } from './channel-tiles.tsx'
import { DepositOffers } from './deposit-offers.tsx'
import type { Offer } from './offer-figures.ts'
import { wayOf, type ChannelFigures } from './channels.ts'
import { SourceAccounts } from './source-accounts.tsx'
import { formatUsdt, percentOf, worthOf } from './usdt.ts'

/** Hundredths as typed, in millionths. */
const MICRO_A_HUNDREDTH = 10_000

interface DepositFormProps {
  channels: readonly ChannelFigures[]
  offers: readonly Offer[]
  chosen: ChannelFigures
  balance: number
  turnoverLeft: number
  /** The offer that the member comes for. */
  wantedOfferId: string | null
  onChoose: (channel: DepositChannel) => void
  hasIntent: boolean
  onOpened: (intentId: string) => void
}

/** How, from where and how much; the button opens the deposit. */
export function DepositForm({
  channels,
  offers,
  chosen,
  balance,
  turnoverLeft,
  wantedOfferId,
  onChoose,
  hasIntent,
  onOpened,
}: DepositFormProps) {
  const t = useText()
  const open = useSend(openDeposit, { changes: [listDeposits, readDeposit, checkBalance] })
  const isUsdt = chosen.crypto !== null
  const write = (amount: number, decimals: 0 | 2 = 0) =>
    isUsdt
      ? t('deposit_usdt_figure', { amount: formatUsdt(amount, 0) })
      : formatMoney(amount, houseCurrency(), { decimals })
  const form = useForm({
    start: {
      text: '',
      sourceId: null as string | null,
      offerId: offers.find((one) => one.offerId === wantedOfferId)?.offerId ?? null,
    },
    send: async ({ text, sourceId, offerId }) => {
      if (chosen.needsSourceAccount && !sourceId) return { source: t('deposit_source_empty') }
      const fault = amountFault(text, t)
      if (fault) return { amount: fault }
      if (typed < chosen.minAmount || typed > chosen.maxAmount)
        return {
          amount: t('deposit_amount_range', { min: write(chosen.minAmount), max: write(chosen.maxAmount) }),
        }
      const offer = offers.find((one) => one.offerId === offerId)
      if (offer && !isUsdt && typed < offer.leastAmount)
        return { amount: t('deposit_offer_least', { min: write(offer.leastAmount) }) }
      const intent = await open.mutateAsync({
        body: {
          channel: chosen.channel,
          amount: typed,
          ...(sourceId && chosen.needsSourceAccount ? { sourceAccountId: sourceId } : {}),
          ...(offer ? { promotionId: offer.offerId } : {}),
        },
      })
      onOpened(intent.intentId)
      return undefined
    },
    refuse: (error) =>
      codeOf(error) === 'DEPOSIT_OFFER'
        ? { offer: errorText(error, t) }
        : { amount: fieldErrorsOf(error).amount ?? errorText(error, t) },
  })
  const { text, sourceId } = form.values
  // One that was taken with the deposit before is offered no more.
  const offerId = offers.find((one) => one.offerId === form.values.offerId)?.offerId ?? null
  const typed = (parseAmount(text) ?? 0) * (isUsdt ? MICRO_A_HUNDREDTH : 1)
  const choose = (channel: DepositChannel) => {
    const other = channels.find((one) => one.channel === channel)
    form.edit((other?.crypto !== null) !== isUsdt ? { text: '' } : {})
    onChoose(channel)
  }

  return (
    <Form form={form} className="stack">
      <ChannelTiles channels={channels} chosen={chosen} onChoose={choose} />
      {chosen.isPaused ? (
        <Note>{chosen.pauseMessage || t('deposit_paused')}</Note>
      ) : (
        <>
          {chosen.needsSourceAccount ? (
            <SourceAccounts value={sourceId} onChange={form.set('sourceId')} error={form.faults['source']} />
          ) : null}
          <AmountField
            label={t(isUsdt ? 'deposit_usdt_amount' : 'deposit_amount')}
            sign={isUsdt ? '₮' : houseSign()}
            value={text}
            onChange={form.set('text')}
            error={form.faults['amount']}
            range={
              isUsdt
                ? `${formatUsdt(chosen.minAmount, 0)}–${formatUsdt(chosen.maxAmount, 0)}`
                : `${formatAmount(chosen.minAmount, 0)}–${formatAmount(chosen.maxAmount, 0)}`
            }
          />
          <div className={styles.quick}>
            {chosen.quickAmounts.map((amount) => (
              <button
                key={amount}
                type="button"
                className={styles.quickAmount}
                aria-pressed={typed === amount}
                onClick={() => form.edit({ text: isUsdt ? formatUsdt(amount, 0) : formatAmount(amount, 0) })}
              >
                {isUsdt ? formatUsdt(amount, 0) : formatMoney(amount, houseCurrency(), { decimals: 0 })}
              </button>
            ))}
          </div>
          <AmountNote chosen={chosen} amount={typed} />
          {offers.length === 0 ? null : (
            <DepositOffers
              offers={offers}
              offerId={offerId}
              onChange={form.set('offerId')}
              error={form.faults['offer']}
              amount={isUsdt ? null : typed}
              balance={balance}
              turnoverLeft={turnoverLeft}
            />
          )}
          <Button type="submit" kind="primary" size="large" isBlock isBusy={form.isBusy}>
            {t(createText(chosen, hasIntent))}
          </Button>
        </>
      )}
    </Form>
  )
}

/** What the amount comes to in the house's currency, or from whose account it must come. */
function AmountNote({ chosen, amount }: { chosen: ChannelFigures; amount: number }) {
  const t = useText()
  return chosen.crypto ? (
    <p className="small text-2">
      {amount > 0 ? (
        <b className="number">
          {t('deposit_usdt_worth', { amount: formatMoney(worthOf(amount, chosen.crypto.rate)) })} ·{' '}
        </b>
      ) : null}
      {t('deposit_usdt_rate', { rate: chosen.crypto.rate, spread: percentOf(chosen.crypto.spread) })}
    </p>
  ) : (
    <p className="small text-3">
      {t(chosen.channel === 'TRUEMONEY' ? 'deposit_truemoney_own' : 'deposit_own_account_only')}{' '}
      {t('deposit_satang_why')}
    </p>
  )
}

function createText({ channel }: ChannelFigures, hasIntent: boolean) {
  const way = wayOf(channel)
  if (way === 'BANK_TRANSFER') return 'deposit_create_transfer'
  if (way === 'USDT') return 'deposit_create_address'
  return hasIntent ? 'deposit_new_qr' : 'deposit_create_qr'
}
