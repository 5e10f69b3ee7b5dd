/** Sells a bet, whole or in part, for what the member was shown and confirmed. */
import { useState } from 'react'
import { cashOut } from '../../../../../contract/player/sportsbook/cash-out.ts'
import { listSportBets } from '../../../../../contract/player/sportsbook/list-sport-bets.ts'
import { formatMoney } from '../../../../../design/format.ts'
import { callServer } from '../../../../client/call.ts'
import { CallError } from '../../../../client/call-error.ts'
import { refresh } from '../../../../client/use-call.ts'
import { errorText } from '../../../../ui/i18n/error-text.ts'
import { useText } from '../../../../ui/i18n/text.tsx'
import { refreshBalance } from '../../../state/member.ts'
import type { Bet } from '../parts/kinds.ts'
import '../texts.ts'
import { useOffer } from './use-offer.ts'

const FIRST_PERCENT = 50

/** Rounded down as the server does it. */
const partOf = (amount: number, percent: number): number => Math.floor((amount * percent) / 100)

interface Asked {
  percent: number
  amount: number
  /** What was to be confirmed first, if the offer has fallen since. */
  lowerThan: number | null
}

interface Sold {
  quoteId: string
  percent: number
  amount: number
}

/** A quote that ran out on its way is asked for again if the bet is worth no less: that was confirmed. */
async function sell(betId: string, sold: Sold) {
  const params = { betId }
  try {
    return await callServer(cashOut, { params, body: sold })
  } catch (error) {
    const now = error instanceof CallError && error.code === 'SPORT_CASH_OUT_EXPIRED' ? error.value : null
    const { quoteId, amount } = (now ?? {}) as Partial<Sold>
    if (quoteId === undefined || amount === undefined || amount < sold.amount) throw error
    return callServer(cashOut, { params, body: { ...sold, quoteId } })
  }
}

export function useCashOut(bet: Bet) {
  const t = useText()
  const [percent, setPercent] = useState(FIRST_PERCENT)
  const [asked, setAsked] = useState<Asked | null>(null)
  const [isSending, setSending] = useState(false)
  const [paidText, setPaidText] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const { offer, left, again, refusal: noOffer } = useOffer(bet.betId, isSending)
  const amountOf = (part: number) => partOf(offer?.offerAmount ?? 0, part)
  const leftOf = (part: number) => (offer?.stakeAmount ?? 0) - partOf(offer?.stakeAmount ?? 0, part)

  const confirm = async (): Promise<void> => {
    if (!offer || !asked || isSending) return
    const amount = amountOf(asked.percent)
    // The offer fell while the member read the question: the lower one is a question of its own.
    if (amount < asked.amount) return setAsked({ ...asked, amount, lowerThan: asked.amount })
    setSending(true)
    setRefusal(null)
    try {
      const { paidAmount } = await sell(bet.betId, { quoteId: offer.quoteId, percent: asked.percent, amount })
      const paid = formatMoney(paidAmount, bet.currency)
      const rest = formatMoney(leftOf(asked.percent), bet.currency)
      setPaidText(
        asked.percent === 100
          ? t('sport_cash_out_done', { amount: paid })
          : t('sport_cash_out_part_done', { amount: paid, left: rest }),
      )
      void refreshBalance()
      await refresh(listSportBets)
    } catch (error) {
      setRefusal(errorText(error, t))
    } finally {
      setAsked(null)
      setSending(false)
      again()
    }
  }
  return {
    offer,
    left,
    refusal: refusal ?? noOffer,
    paidText,
    percent,
    setPercent,
    asked,
    ask: (part: number) => setAsked({ percent: part, amount: amountOf(part), lowerThan: null }),
    cancel: () => setAsked(null),
    confirm,
    isSending,
    amountOf,
    leftOf,
  }
}

export type CashOutState = ReturnType<typeof useCashOut>
