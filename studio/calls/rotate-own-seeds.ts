import { rotateOwnSeeds, rotateOwnSeedsSchemas } from '../../contract/vendor/studio/rotate-own-seeds.ts'
import { handleBatched } from '../../platform/calls.ts'
import { studioKey } from '../studio.ts'

export const handleRotateOwnSeeds = handleBatched(rotateOwnSeeds, rotateOwnSeedsSchemas, async (context, { body }) => {
  const { seeds } = context.use(studioKey)
  const revealedServerSeed = await seeds.rotate(context.actor.accountId, body.clientSeed)
  return { ...await seeds.show(context.actor.accountId), revealedServerSeed }
})
