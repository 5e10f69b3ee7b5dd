/** Games opened for members, and the rooms that vendors have to sit down in. */
import type { ModuleParts } from '../../../../platform/calls.ts'
import { handleLaunchGame } from './calls/launch-game.ts'
import { handleListRooms } from './calls/list-rooms.ts'
import { handleStartGame } from './calls/start-game.ts'
import { dropLaunchTokensJob } from './jobs/drop-launch-tokens.ts'

export const sessionParts = {
  calls: [handleLaunchGame, handleStartGame, handleListRooms],
  jobs: [dropLaunchTokensJob],
} satisfies ModuleParts
