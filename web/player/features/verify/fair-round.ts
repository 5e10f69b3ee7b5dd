import type { ValueOf } from '../../../../contract/shared/call.ts'
import type { readFairRoundSchemas } from '../../../../contract/vendor/studio/read-fair-round.ts'

export type FairRound = ValueOf<typeof readFairRoundSchemas>
export type FairRoundOf<Kind extends FairRound['kind']> = Extract<FairRound, { kind: Kind }>
