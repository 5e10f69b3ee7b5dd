import type { listSportNamesSchemas } from '../../../../../contract/operator/sportsbook/list-sport-names.ts'
import type { ValueOf } from '../../../../../contract/shared/call.ts'

/** A league or a team with its names. */
export type Named = ValueOf<typeof listSportNamesSchemas>['list'][number]
