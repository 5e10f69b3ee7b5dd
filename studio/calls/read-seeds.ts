import { readSeeds, readSeedsSchemas } from '../../contract/vendor/studio/read-seeds.ts'
import { handleBatched } from '../../platform/calls.ts'
import { studioKey } from '../studio.ts'

export const handleReadSeeds = handleBatched(readSeeds, readSeedsSchemas, (context) => context.use(studioKey).seeds.show(context.actor.accountId))
