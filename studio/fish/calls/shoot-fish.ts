import { shootFish, shootFishSchemas } from '../../../contract/vendor/studio/shoot-fish.ts'
import { handleBatched } from '../../../platform/calls.ts'
import { fishKey } from '../service.ts'

export const handleShootFish = handleBatched(shootFish, shootFishSchemas, async (context, { body }) => {
  const { fish, seats } = context.use(fishKey)
  return fish.shoot(seats.of(context.actor), body.shots)
})
