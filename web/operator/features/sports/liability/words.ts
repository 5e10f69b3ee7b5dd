/** What the parts of a match's liability share. */
import type { readLiabilitySchemas } from '../../../../../contract/operator/sportsbook/read-liability.ts'
import type { ValueOf } from '../../../../../contract/shared/call.ts'

export type MatchLiability = ValueOf<typeof readLiabilitySchemas>

/** An outcome of a market whose backers are shown. */
export interface Outcome {
  marketId: string
  code: string
}
