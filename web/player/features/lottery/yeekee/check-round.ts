/**
 * Works a round out again on this device (domain/lottery.md §6.2): the code that was published first, the
 * chain of seeds, the house's number, the sum of all shots, and the result. No server takes part.
 */
import { previousSeedOf } from '../../../../../kernel/fair/shared-round.ts'
import { issueCommitOf } from '../../../../../kernel/lottery/draw.ts'
import {
  houseShotOf,
  yeekeeOutcome,
  type YeekeeOutcome,
  type YeekeeTerms,
} from '../../../../../kernel/lottery/yeekee/round.ts'

/** What the house says of a round; null if it says nothing of it. */
export interface RoundClaim {
  readonly numero: string
  readonly terms: YeekeeTerms & { readonly hasHouseShot: boolean }
  readonly commit: string
  readonly seed: string
  /** The seed of the place before in the chain, or its first link. */
  readonly previousLink: string | null
  readonly houseShot: string | null
  readonly sum: number
  readonly result: { readonly top3: string; readonly bottom2: string } | null
  /** Every shot, oldest first. */
  readonly shots: readonly string[]
}

export const checkNames = ['commit', 'chain', 'house', 'sum', 'result'] as const
export type CheckName = (typeof checkNames)[number]

export interface CheckedRound {
  /** Those that there was something to hold against. */
  readonly checks: Readonly<Partial<Record<CheckName, boolean>>>
  readonly houseShot: string | null
  readonly outcome: YeekeeOutcome | undefined
  readonly isRight: boolean
}

export function checkRound(claim: RoundClaim): CheckedRound {
  const { terms, seed, numero, result, shots } = claim
  const houseShot = terms.hasHouseShot ? houseShotOf(seed, numero) : null
  const outcome = yeekeeOutcome(shots, houseShot ?? undefined, terms)
  const sum = shots.reduce((total, shot) => total + Number(shot), 0)
  const checks: CheckedRound['checks'] = {
    commit: issueCommitOf(seed) === claim.commit,
    ...(claim.previousLink === null ? {} : { chain: previousSeedOf(seed) === claim.previousLink }),
    ...(terms.hasHouseShot ? { house: houseShot === claim.houseShot } : {}),
    sum: sum === claim.sum,
    // A round with too few shots has no result, and any other one has.
    ...(result === null
      ? {}
      : { result: outcome?.result.top3 === result.top3 && outcome.result.bottom2 === result.bottom2 }),
  }
  return { checks, houseShot, outcome, isRight: Object.values(checks).every(Boolean) }
}
