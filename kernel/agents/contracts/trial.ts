/**
 * A contract tried on play that was: what each side would have got, period by period (domain/agents.md §5.4).
 * It runs in the browser, by the rules that the server's payments follow.
 */
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

const MILLION = 1_000_000n
const largest = (one: bigint, other: bigint): bigint => (one > other ? one : other)

/** What terms come to on a base; nothing is paid on a base below zero. */
export function shareOf(tiers: readonly Tier[], play: TrialPlay, base: bigint): TrialShare {
  const tier = tierReached(tiers, play)
  const gross = (largest(base, 0n) * BigInt(tiers[tier]?.ratePpm ?? 0)) / MILLION
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

interface Carry {
  readonly amount: bigint
  readonly periods: number
}
const NOTHING: Carry = { amount: 0n, periods: 0 }

/** What a base leaves to be carried; CARRY_MAX forgets it after so many periods. */
function carryAfter(base: bigint, before: Carry, { carry, carryPeriods }: TrialTerms): Carry {
  if (carry === 'RESET' || base >= 0n) return NOTHING
  const periods = before.amount < 0n ? before.periods + 1 : 1
  return carry === 'CARRY_MAX' && periods > carryPeriods ? NOTHING : { amount: base, periods }
}

/**
 * The periods in their order. `own` are the giver's terms, null of the house, which keeps nothing for
 * itself;
 * `terms` those that are tried, null for no contract: then nothing of the receiver's branch is under
 * contract.
 */
export function tryContract(
  periods: readonly { readonly receiver: TrialPlay; readonly giver: TrialPlay }[],
  terms: TrialTerms | null,
  own: TrialTerms | null,
): TrialPeriod[] {
  let carry = NOTHING
  let ownCarry = NOTHING
  return periods.map(({ receiver, giver }) => {
    const base = (play: TrialPlay, tried: TrialTerms | null, brought: Carry): bigint =>
      tried?.kind === 'DIVIDEND' ? play.base + brought.amount : play.valid
    const carryIn = carry.amount
    const tried = base(receiver, terms, carry)
    const received = shareOf(terms?.tiers ?? [], terms ? receiver : { ...receiver, below: 0n }, tried)
    const ownBase = base(giver, own, ownCarry)
    const given = shareOf(own?.tiers ?? [], { ...giver, below: giver.below + received.total }, ownBase)
    if (terms) carry = terms.kind === 'DIVIDEND' ? carryAfter(tried, carry, terms) : NOTHING
    if (own) ownCarry = own.kind === 'DIVIDEND' ? carryAfter(ownBase, ownCarry, own) : NOTHING
    return { base: tried, carryIn, receiver: received, giver: given, house: given.total }
  })
}
