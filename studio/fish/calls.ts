/** The calls of the sea hunt. */
import { enterFishRoom, enterFishRoomSchemas } from '../../contract/vendor/studio/enter-fish-room.ts'
import { leaveFishRoom, leaveFishRoomSchemas } from '../../contract/vendor/studio/leave-fish-room.ts'
import { listFishRounds, listFishRoundsSchemas } from '../../contract/vendor/studio/list-fish-rounds.ts'
import { readFishRoom, readFishRoomSchemas } from '../../contract/vendor/studio/read-fish-room.ts'
import { shootFish, shootFishSchemas } from '../../contract/vendor/studio/shoot-fish.ts'
import { toPage } from '../../kernel/paging.ts'
import { handleBatched, type Handler } from '../../platform/calls.ts'
import { studioKey } from '../studio.ts'
import { shotOf, windowShown } from './view.ts'

const handleEnterFishRoom = handleBatched(enterFishRoom, enterFishRoomSchemas, async (context, { body }) => {
  const { fish, seats } = context.use(studioKey)
  return fish.enter(seats.of(context.actor), body.price)
})

const handleReadFishRoom = handleBatched(readFishRoom, readFishRoomSchemas, async (context) => {
  const { fish, seats } = context.use(studioKey)
  return fish.read(seats.of(context.actor))
})

const handleShootFish = handleBatched(shootFish, shootFishSchemas, async (context, { body }) => {
  const { fish, seats } = context.use(studioKey)
  return fish.shoot(seats.of(context.actor), body.shots)
})

const handleLeaveFishRoom = handleBatched(leaveFishRoom, leaveFishRoomSchemas, async (context) => {
  const { fish, seats } = context.use(studioKey)
  return fish.leave(seats.of(context.actor))
})

const handleListFishRounds = handleBatched(listFishRounds, listFishRoundsSchemas, async (context, { query }) => {
  const { fish, seats } = context.use(studioKey)
  const page = { pageNo: query.pageNo ?? 1, pageSize: query.pageSize ?? 20 }
  const { rows, total } = await fish.list(seats.of(context.actor), page)
  return toPage(rows.map(({ window, shots }) => ({ ...windowShown(window), shots: shots.map(shotOf) })), page, total)
})

export const fishCalls: readonly Handler[] = [handleEnterFishRoom, handleReadFishRoom, handleShootFish, handleLeaveFishRoom, handleListFishRounds]
