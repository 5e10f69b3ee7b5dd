import { readOwnSeeds, readOwnSeedsSchemas } from '../../../contract/vendor/studio/read-own-seeds.ts'
import { handleBatched } from '../../../platform/calls.ts'
import { coreKey } from '../service.ts'

export const handleReadOwnSeeds = handleBatched(readOwnSeeds, readOwnSeedsSchemas, async (context) => {
  const { seeds } = context.use(coreKey)
  const shown = await seeds.show(context.actor.accountId)
  const retired = await seeds.lastRetired(context.actor.accountId)
  return {
    ...shown,
    lastRevealed: retired
      ? {
          serverSeed: retired.server_seed,
          commit: retired.commit_hash,
          clientSeed: retired.client_seed,
          roundCount: retired.nonce,
          revealedAt: retired.retired_at,
        }
      : null,
  }
})
