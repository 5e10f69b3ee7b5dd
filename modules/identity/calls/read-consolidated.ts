import { readConsolidated, readConsolidatedSchemas } from '../../../contract/player/identity/read-consolidated.ts'
import { handle } from '../../../platform/calls.ts'

/** Nobody can offer or ask for a contract in this house yet, so nothing waits for anybody. */
export const handleReadConsolidated = handle(readConsolidated, readConsolidatedSchemas, async () => ({
  dailysalreqtype: 0, divtypereq: 0, contracthoursalreq: 0, realtimesalreqtype: 0,
}))
