/** The way of a slip to the server, and what came of it. */
import { useState } from 'react'
import { quoteSportBet } from '../../../../../contract/player/sportsbook/quote-bet.ts'
import { refresh } from '../../../../client/use-call.ts'
import { useText } from '../../../../ui/i18n/text.tsx'
import type { Bet } from '../parts/kinds.ts'
import { decimalText, useOddsFormat, usePriceText } from '../words/odds-format.ts'
import { refusalOf } from './refusal-words.ts'
import { keyOf, mustAsk, type SlipLeg } from './slip.ts'
import { finishLegs } from './slip-store.ts'
import { systemOf } from './slip-sums.ts'
import { legInputs, useBet } from './use-bet.ts'
import type { SlipView } from './use-slip-view.ts'

interface Outcome {
  /** Bets that were taken, or that wait for the bookmaker. */
  placed: readonly Bet[]
  total: number
  /** By leg; of the slip as a whole under the empty key. */
  refusals: ReadonlyMap<string, string>
}

const nothing: Outcome = { placed: [], total: 0, refusals: new Map() }

/** Legs at what they cost by now, but for those that the member is still asked about. */
const pricedLegs = ({ views, acceptChange }: SlipView): SlipLeg[] =>
  views.map(({ leg, fate, price }) => (mustAsk(fate, acceptChange) ? leg : { ...leg, price }))

export function usePlace(view: SlipView) {
  const t = useText()
  const bet = useBet()
  const oddsFormat = useOddsFormat()
  const priceText = usePriceText()
  const [isSending, setSending] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>(nothing)

  const place = async (): Promise<void> => {
    const { slip, stake, sums, acceptChange } = view
    if (isSending || view.step !== 'READY' || stake === null) return
    setSending(true)
    setOutcome(nothing)
    const legs = pricedLegs(view)
    const bets = slip.kind === 'SINGLE' ? legs.map((leg) => [leg]) : [legs]
    const systemCode = slip.kind === 'SYSTEM' ? systemOf(slip) : null
    const placed: Bet[] = []
    const refusals = new Map<string, string>()
    // One after another: each is judged by what the one before left of the balance and the limits.
    for (const own of bets)
      try {
        placed.push(
          await bet({
            kind: slip.kind,
            ...(systemCode ? { systemCode } : {}),
            legs: legInputs(own),
            stakeAmount: slip.kind === 'SINGLE' ? stake : sums.totalStake,
            acceptChange,
            oddsFormat,
          }),
        )
        finishLegs(own)
      } catch (error) {
        const { text, leg } = refusalOf(error, own, t, (of, price) =>
          slip.kind === 'SINGLE' ? priceText(of.typeCode, price) : decimalText(price),
        )
        refusals.set(leg ? keyOf(leg) : bets.length > 1 ? keyOf(own[0]!) : '', text)
      }
    setOutcome({ placed, total: bets.length, refusals })
    setSending(false)
    if (refusals.size > 0) await refresh(quoteSportBet)
  }
  return {
    place,
    isSending,
    outcome,
    forget: () => setOutcome(nothing),
    /** The member has answered them, or the one of a leg. */
    forgetRefusals: (only?: string) =>
      setOutcome((before) => ({
        ...before,
        refusals: new Map([...before.refusals].filter(([key]) => only !== undefined && key !== only)),
      })),
  }
}

export type Placing = ReturnType<typeof usePlace>
