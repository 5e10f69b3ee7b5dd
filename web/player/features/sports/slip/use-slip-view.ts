/** The slip with what its legs cost by now and what may be bet on it. */
import { useQueries } from '@tanstack/react-query'
import { quoteSportBet } from '../../../../../contract/player/sportsbook/quote-bet.ts'
import { parseAmount } from '../../../../../design/format.ts'
import { useStore } from 'zustand'
import { callServer } from '../../../../client/call.ts'
import { useIsSignedIn } from '../../../../client/use-session.ts'
import { member } from '../../../state/member.ts'
import { useMarketsNow } from '../parts/board.ts'
import type { Quote } from '../parts/kinds.ts'
import type { LegNow, Slip, SlipLeg } from './slip.ts'
import { slipStore } from './slip-store.ts'
import { legViewOf, type Limits, limitsOfEach, stepOf, sumsOf, systemOf } from './slip-sums.ts'
import { legInputs } from './use-bet.ts'

const ASK_EVERY_MS = 4_000

/** Single bets are asked for one by one, anything else as a whole. */
function questionsOf(slip: Slip) {
  const systemCode = slip.kind === 'SYSTEM' ? systemOf(slip) : null
  const bodyOf = (legs: readonly SlipLeg[]) => ({
    kind: slip.kind,
    legs: legInputs(legs),
    ...(systemCode ? { systemCode } : {}),
  })
  return slip.kind === 'SINGLE' ? slip.legs.map((leg) => bodyOf([leg])) : [bodyOf(slip.legs)]
}

interface Answered {
  data: Quote | undefined
  at: number
}

function useQuotes(slip: Slip): readonly Answered[] {
  const isSignedIn = useIsSignedIn()
  const answers = useQueries({
    queries: questionsOf(slip).map((body) => ({
      queryKey: [quoteSportBet.name, body],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        callServer(quoteSportBet, { body }, { signal, isHarmless: true }),
      enabled: isSignedIn && slip.legs.length > 0,
      staleTime: 0,
      refetchInterval: ASK_EVERY_MS,
      retry: false,
    })),
  })
  return answers.map(({ data, dataUpdatedAt }) => ({ data, at: dataUpdatedAt }))
}

/** The smallest range that every bet of the slip allows. */
function limitsOf(quotes: readonly Answered[]): Limits | null {
  const told = quotes.flatMap(({ data }) => (data ? [data] : []))
  if (told.length === 0) return null
  return {
    min: Math.max(...told.map(({ minStakeAmount }) => minStakeAmount)),
    max: Math.min(...told.map(({ maxStakeAmount }) => maxStakeAmount)),
  }
}

/** What a stake above the largest would be refused with. */
function limitOf(quotes: readonly Answered[]): Quote['limit'] {
  const told = quotes.flatMap(({ data }) => (data ? [data] : []))
  return (
    told.reduce<Quote | null>(
      (least, one) => (least === null || one.maxStakeAmount < least.maxStakeAmount ? one : least),
      null,
    )?.limit ?? null
  )
}

export function useSlipView() {
  const { slip, stake: typed, acceptChange } = useStore(slipStore)
  const quotes = useQuotes(slip)
  const balance = useStore(member, (state) => state.balance?.balance ?? null)
  const board = useMarketsNow(slip.legs.map(({ marketId }) => marketId))
  const views = slip.legs.map((leg, at) => {
    const quote = slip.kind === 'SINGLE' ? quotes[at] : quotes[0]
    const quoted = quote?.data?.legs[slip.kind === 'SINGLE' ? 0 : at]
    return legViewOf(leg, legNowOf(leg, quoted, quote?.at ?? 0, board.get(leg.marketId)))
  })
  const stake = parseAmount(typed)
  const sums = sumsOf(slip, views, stake ?? 0)
  const whole = limitsOf(quotes)
  const limits = whole && (slip.kind === 'SYSTEM' ? limitsOfEach(whole, sums.count) : whole)
  const affordable = balance === null ? null : Math.floor(balance / Math.max(1, sums.count))
  const quoted = slip.kind === 'SINGLE' ? null : (quotes[0]?.data ?? null)
  return {
    slip,
    views,
    stake,
    typed,
    acceptChange,
    sums,
    limits,
    balance,
    affordable,
    /** The most that a bet pays; null: not told. */
    maxPayout: quotes[0]?.data?.maxPayoutAmount ?? null,
    liveDelayS: Math.max(0, ...quotes.map(({ data }) => data?.liveDelayS ?? 0)),
    /** Why the server would refuse the slip as a whole. */
    fault: quoted?.fault ?? null,
    faultArgs: quoted?.faultArgs ?? [],
    limit: limitOf(quotes),
    step: stepOf(slip, views, { accept: acceptChange, stake, limits, affordable }),
  }
}

export type SlipView = ReturnType<typeof useSlipView>

type Quoted = Quote['legs'][number]
type Known = { state: LegNow['state']; prices: readonly number[]; at: number }

/** What was told last counts: the answer to the question, or a price that came since. */
function legNowOf(
  leg: SlipLeg,
  quoted: Quoted | undefined,
  quotedAt: number,
  known: Known | undefined,
): LegNow | undefined {
  const price = known?.prices[leg.place]
  if (!known || price === undefined || (quoted && known.at <= quotedAt)) return quoted
  const movedTo = quoted?.movedTo ?? null
  return {
    price,
    line: quoted?.line ?? leg.line,
    state: known.state,
    fault: quoted?.fault ?? null,
    // A market that is sold again has not moved.
    movedTo: movedTo && (known.state === 'CLOSED' || movedTo.marketId === leg.marketId) ? movedTo : null,
  }
}
