import type { readRoundSchemas } from '../../../../contract/operator/launch/read-round.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'

export type Round = ValueOf<typeof readRoundSchemas>
