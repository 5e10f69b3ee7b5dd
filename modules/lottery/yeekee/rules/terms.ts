/** What yeekee rounds are played by, and which changes make a result easier to steer. */
import { yeekeeTerms, type YeekeeTerms } from '../../../../kernel/lottery/yeekee/round.ts'

export interface RoundTerms extends YeekeeTerms {
  /** A shot that follows from the seed is added to the sum (domain/lottery.md §6.2). */
  readonly hasHouseShot: boolean
}

/** As delivered. */
export const defaultTerms: RoundTerms = { ...yeekeeTerms, hasHouseShot: true }

/** A demonstration has a result with a single shot. */
export const demoTerms: RoundTerms = { ...defaultTerms, minShots: 1 }

/** The fields of terms and nothing else. */
export const fieldsOf = ({
  minShots,
  rank,
  rankOrder,
  hasHouseShot,
  shotEverySeconds,
  shotsPerMember,
}: RoundTerms): RoundTerms => ({ minShots, rank, rankOrder, hasHouseShot, shotEverySeconds, shotsPerMember })

export type TermsChange = { readonly [Field in keyof RoundTerms]?: RoundTerms[Field] }

export const changedTerms = (terms: RoundTerms, change: TermsChange): RoundTerms =>
  fieldsOf({ ...terms, ...change })

/** Fewer people, or one who shoots more, decide a result; or its last part is known before the end. */
export const isWeaker = (before: RoundTerms, after: RoundTerms): boolean =>
  (before.hasHouseShot && !after.hasHouseShot) ||
  after.minShots < before.minShots ||
  after.shotEverySeconds < before.shotEverySeconds ||
  after.shotsPerMember > before.shotsPerMember
