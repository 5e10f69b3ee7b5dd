/** The sea hunt: its calls and jobs. */
import type { ModuleParts } from '../../platform/calls.ts'
import { handleEnterFishRoom } from './calls/enter-fish-room.ts'
import { handleReadFishRoom } from './calls/read-fish-room.ts'
import { handleShootFish } from './calls/shoot-fish.ts'
import { handleLeaveFishRoom } from './calls/leave-fish-room.ts'
import { handleListFishRounds } from './calls/list-fish-rounds.ts'
import { sweepFishJob } from './jobs/sweep-fish.ts'

export const fishParts: ModuleParts = {
  calls: [
    handleEnterFishRoom,
    handleReadFishRoom,
    handleShootFish,
    handleLeaveFishRoom,
    handleListFishRounds,
  ],
  jobs: [sweepFishJob],
}
