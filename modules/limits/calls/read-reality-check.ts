import {
  readRealityCheck,
  readRealityCheckSchemas,
} from '../../../contract/player/limits/read-reality-check.ts'
import { handle } from '../../../platform/calls.ts'
import { realityOf } from '../overview.ts'
import { memberOf } from '../own.ts'

export const handleReadRealityCheck = handle(readRealityCheck, readRealityCheckSchemas, (context) =>
  realityOf(context, memberOf(context)),
)
