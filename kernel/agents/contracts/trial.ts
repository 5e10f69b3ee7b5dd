/**
 * A contract tried on play that was: what each side would have got, period by period (domain/agents.md §5.4).
 * It runs in the browser, by the rules that the server's payments follow.
 */
import { grossOf } from '../pay/amounts.ts'
import { carriedSum, carryAfter, type CarryLayer } from '../pay/carry.ts'
import { tierReached, type Terms, type Tier } from './terms.ts'

/** What a team came to in a period; amounts in satang. */
export interface TrialPlay {
  readonly valid: bigint
  readonly active: number
  /** The dividend base; not looked at for salaries. */
  readonly base: bigint
  /** The branch totals of the direct downlines with a contract, other than the one that is tried. */
  readonly below: bigint
}

export type TrialTerms = Pick<Terms, 'kind' | 'tiers' | 'carry' | 'carryPeriods'>

export interface TrialShare {
  /** The place of the tier that applies, -1 if none is reached. */
  readonly tier: number
  readonly gross: bigint
  /** What the house pays into the branch. */
  readonly total: bigint
  readonly net: bigint
}

const largest = (one: bigint, other: bigint): bigint => (one > other ? one : other)

/** What terms come to on a base; nothing is paid on a base below zero. */
export function shareOf(tiers: readonly Tier[], play: TrialPlay, base: bigint): TrialShare {
  const tier = tierReached(tiers, play)
  const gross = grossOf(base, tiers[tier]?.ratePpm ?? 0)
  const total = largest(gross, play.below)
  return { tier, gross, total, net: total - play.below }
}

export interface TrialPeriod {
  /** With what was carried in, of dividends. */
  readonly base: bigint
  readonly carryIn: bigint
  readonly receiver: TrialShare
  readonly giver: TrialShare
  /** What the house pays to the giver's whole branch. */
  readonly house: bigint
}

/**
 * The periods in their order. `own` are the giver's terms, null of the house, which keeps nothing for
 * itself; `terms` those that are tried, null for no contract: then nothing of the receiver's branch is under
 * contract.
 */
export function tryContract(
  periods: readonly { readonly receiver: TrialPlay; readonly giver: TrialPlay }[],
  terms: TrialTerms | null,
  own: TrialTerms | null,
): TrialPeriod[] {
  let carried: readonly CarryLayer[] = []
  let ownCarried: readonly CarryLayer[] = []
  return periods.map(({ receiver, giver }) => {
    const base = (play: TrialPlay, tried: TrialTerms | null, layers: readonly CarryLayer[]): bigint =>
      tried?.kind === 'DIVIDEND' ? play.base + carriedSum(layers) : play.valid
    const carryIn = carriedSum(carried)
    const tried = base(receiver, terms, carried)
    const received = shareOf(terms?.tiers ?? [], terms ? receiver : { ...receiver, below: 0n }, tried)
    const ownBase = base(giver, own, ownCarried)
    const given = shareOf(own?.tiers ?? [], { ...giver, below: giver.below + received.total }, ownBase)
    // What was corrected later stands in the figures of last month already.
    if (terms?.kind === 'DIVIDEND') carried = carryAfter(carried, receiver.base, 0n, terms)
    if (own?.kind === 'DIVIDEND') ownCarried = carryAfter(ownCarried, giver.base, 0n, own)
    return { base: tried, carryIn, receiver: received, giver: given, house: given.total }
  })
}
