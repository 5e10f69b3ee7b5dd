/** Boards of members by their valid bets. */
import type { ModuleParts } from '../../../platform/calls.ts'
import { handleMissionLeaderboard } from './calls/mission-leaderboard.ts'
import { closeEndedBoards } from './jobs/close-boards.ts'

export const leaderboardParts = {
  calls: [handleMissionLeaderboard],
  jobs: [closeEndedBoards],
} satisfies ModuleParts
