/** The slip as data: its selections, the prices that the member agreed to, and what may be bet on it. */
import { LEAST_PARLAY_LEGS, MOST_BET_LEGS, slipFault } from '../../../../../kernel/sports/bets.ts'
import { LEAST_SYSTEM_LEGS } from '../../../../../kernel/sports/systems.ts'
import type {
  AcceptChange,
  BetKind,
  MarketState,
  MarketType,
  Period,
  SportCode,
} from '../../../../../kernel/sports/words.ts'

const FEWEST_OF = {
  SINGLE: 1,
  PARLAY: LEAST_PARLAY_LEGS,
  SYSTEM: LEAST_SYSTEM_LEGS,
} as const satisfies Record<BetKind, number>

export interface SlipLeg {
  readonly marketId: string
  readonly code: string
  /** Of the selection among those of its market. */
  readonly place: number
  readonly typeCode: MarketType
  readonly period: Period
  readonly line: number | null
  /** As the member saw it or agreed to it. */
  readonly price: number
  readonly fixtureId: string
  readonly kind: 'MATCH' | 'OUTRIGHT'
  readonly sportCode: SportCode
  readonly leagueName: string
  readonly home: string | null
  readonly away: string | null
  /** Whose contest it is; of an outright, whose victory. */
  readonly teamIds: readonly string[]
  readonly runner: string | null
  readonly startAt: string
  readonly isLive: boolean
  readonly isVirtual: boolean
}

export interface Slip {
  readonly legs: readonly SlipLeg[]
  readonly kind: BetKind
  readonly systemCode: string | null
}

export const emptySlip: Slip = { legs: [], kind: 'SINGLE', systemCode: null }

export const keyOf = ({ marketId, code }: Pick<SlipLeg, 'marketId' | 'code'>): string => `${marketId}:${code}`

export const holds = (slip: Slip, leg: Pick<SlipLeg, 'marketId' | 'code'>): boolean =>
  slip.legs.some((one) => keyOf(one) === keyOf(leg))

/** Two legs of one match, or an outright beside a match of its team: they cannot be in one parlay. */
export const isRelated = (one: SlipLeg, other: SlipLeg): boolean =>
  one.fixtureId === other.fixtureId ||
  (one.kind !== other.kind && one.teamIds.some((teamId) => other.teamIds.includes(teamId)))

/** The first two legs that exclude each other in a parlay. */
export function relatedPair(legs: readonly SlipLeg[]): readonly [SlipLeg, SlipLeg] | null {
  for (const [at, one] of legs.entries())
    for (const other of legs.slice(at + 1)) if (isRelated(one, other)) return [one, other]
  return null
}

/** The kind that the member chose, as long as there are enough legs for it. */
const kindFor = (legs: readonly SlipLeg[], wanted: BetKind): BetKind =>
  legs.length >= FEWEST_OF[wanted] ? wanted : legs.length >= 2 && wanted === 'SYSTEM' ? 'PARLAY' : 'SINGLE'

/** A second match makes a parlay of a single; a second selection of the same match does not. */
function added(slip: Slip, leg: SlipLeg): Slip {
  const legs = [...slip.legs, leg]
  const isParlay = slip.kind === 'SINGLE' && slip.legs.length === 1 && !isRelated(slip.legs[0]!, leg)
  return { ...slip, legs, kind: isParlay ? 'PARLAY' : kindFor(legs, slip.kind) }
}

export function without(slip: Slip, keys: ReadonlySet<string>): Slip {
  const legs = slip.legs.filter((leg) => !keys.has(keyOf(leg)))
  return { ...slip, legs, kind: kindFor(legs, slip.kind), systemCode: null }
}

/** Puts a selection on the slip or takes it off; a full slip takes no more. */
export function toggled(slip: Slip, leg: SlipLeg): Slip | 'FULL' {
  if (holds(slip, leg)) return without(slip, new Set([keyOf(leg)]))
  return slip.legs.length >= MOST_BET_LEGS ? 'FULL' : added({ ...slip, systemCode: null }, leg)
}

export const withKind = (slip: Slip, kind: BetKind): Slip => ({ ...slip, kind: kindFor(slip.legs, kind) })
export const canBe = (slip: Slip, kind: BetKind): boolean => slip.legs.length >= FEWEST_OF[kind]

/** At what a selection is sold: a line that moved is another market. */
export type Terms = Pick<SlipLeg, 'marketId' | 'line' | 'price'>

/** The member agrees to what selections are sold at by now; what becomes the same is on the slip once. */
export function agreed(slip: Slip, terms: ReadonlyMap<string, Terms>): Slip {
  const legs = slip.legs.map((leg) => ({ ...leg, ...terms.get(keyOf(leg)) }))
  const once = legs.filter((leg, at) => legs.findIndex((one) => keyOf(one) === keyOf(leg)) === at)
  return { ...slip, legs: once, kind: kindFor(once, slip.kind) }
}

export interface LegNow {
  readonly price: number
  readonly line: number | null
  readonly state: MarketState
  /** The code with which a bet on it would be refused now. */
  readonly fault: string | null
  /** Where it is sold now, if its line is another one. */
  readonly movedTo: Terms | null
}

export type LegFate = 'SAME' | 'BETTER' | 'WORSE' | 'LINE' | 'LOCKED' | 'GONE'

/** What became of a leg since the member agreed to it. */
export function fateOf(leg: SlipLeg, now: LegNow | undefined): LegFate {
  if (!now) return 'SAME'
  if (now.movedTo) return 'LINE'
  if (now.line !== leg.line) return 'GONE'
  if (now.state === 'SUSPENDED') return 'LOCKED'
  if (now.state !== 'OPEN' || now.price === 0) return 'GONE'
  if (now.price === leg.price) return 'SAME'
  return now.price > leg.price ? 'BETTER' : 'WORSE'
}

/** A worse price is never taken silently unless every change was to be taken, and another line never is. */
export const mustAsk = (fate: LegFate, accept: AcceptChange): boolean =>
  fate === 'LINE' || (fate === 'WORSE' ? accept !== 'ANY' : fate === 'BETTER' && accept === 'NONE')

/** Why the slip cannot be one bet; single bets are judged one by one. */
export const slipFaultOf = ({ legs, kind }: Slip): ReturnType<typeof slipFault> =>
  kind === 'SINGLE' ? null : slipFault(legs, kind)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object'

/** What the tab kept; anything else is an empty slip. */
export function readSlip(text: string | null): Slip {
  try {
    const kept: unknown = JSON.parse(text ?? 'null')
    if (!isRecord(kept) || !Array.isArray(kept['legs'])) return emptySlip
    const legs = (kept['legs'] as unknown[])
      .filter(
        (leg): leg is SlipLeg =>
          isRecord(leg) && typeof leg['marketId'] === 'string' && typeof leg['code'] === 'string',
      )
      .slice(0, MOST_BET_LEGS)
    const wanted = (['SINGLE', 'PARLAY', 'SYSTEM'] as const).find((kind) => kind === kept['kind']) ?? 'SINGLE'
    const systemCode = typeof kept['systemCode'] === 'string' ? kept['systemCode'] : null
    return { legs, kind: kindFor(legs, wanted), systemCode }
  } catch {
    return emptySlip
  }
}
