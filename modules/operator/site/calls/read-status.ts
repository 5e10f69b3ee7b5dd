import { readStatus, readStatusSchemas } from '../../../../contract/operator/system/read-status.ts'
import { handle } from '../../../../platform/calls.ts'
import { siteOf } from '../site.ts'

export const handleReadStatus = handle(readStatus, readStatusSchemas, async (context) => siteOf(context))
