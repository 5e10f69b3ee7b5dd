import { listLanes, listLanesSchemas } from '../../../../contract/player/catalogue/list-lanes.ts'
import { handleReady } from '../../../../platform/calls.ts'
import { readyValue } from '../../../../platform/ready-value.ts'
import { textsFor } from '../../core/catalogue.ts'

export const handleListLanes = handleReady(listLanes, listLanesSchemas, async (context, { query }) =>
  readyValue('{"data":{"lanes":', textsFor(context, query.language).lanesJson, '}}'),
)
