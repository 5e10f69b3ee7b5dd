import type { listJackpotPoolsSchemas } from '../../../../contract/operator/launch/list-jackpot-pools.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'

export type Pool = ValueOf<typeof listJackpotPoolsSchemas>['pools'][number]
