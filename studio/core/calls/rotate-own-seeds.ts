import { rotateOwnSeeds, rotateOwnSeedsSchemas } from '../../../contract/vendor/studio/rotate-own-seeds.ts'
import { handleBatched } from '../../../platform/calls.ts'
import { coreKey } from '../service.ts'

export const handleRotateOwnSeeds = handleBatched(
  rotateOwnSeeds,
  rotateOwnSeedsSchemas,
  async (context, { body }) => {
    const { seeds } = context.use(coreKey)
    const revealedServerSeed = await seeds.rotate(context.actor.accountId, body.clientSeed)
    return { ...(await seeds.show(context.actor.accountId)), revealedServerSeed }
  },
)
