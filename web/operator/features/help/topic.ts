import type { listHelpTopicsSchemas } from '../../../../contract/operator/system/list-help-topics.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'

/** A topic of the help centre as the console reads it. */
export type Topic = ValueOf<typeof listHelpTopicsSchemas>['list'][number]
