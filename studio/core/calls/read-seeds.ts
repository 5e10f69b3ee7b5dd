import { readSeeds, readSeedsSchemas } from '../../../contract/vendor/studio/read-seeds.ts'
import { handleBatched } from '../../../platform/calls.ts'
import { coreKey } from '../service.ts'

export const handleReadSeeds = handleBatched(readSeeds, readSeedsSchemas, (context) =>
  context.use(coreKey).seeds.show(context.actor.accountId),
)
