/** The in-house vendor: provably fair solo games, their rounds and seeds. */
import type { ModuleParts } from '../platform/calls.ts'
import { handleEnterGame } from './calls/enter-game.ts'
import { handleListFairRounds } from './calls/list-fair-rounds.ts'
import { handleListRounds } from './calls/list-rounds.ts'
import { handleMarkRoundShown } from './calls/mark-round-shown.ts'
import { handlePlayRound } from './calls/play-round.ts'
import { handleReadFairRound } from './calls/read-fair-round.ts'
import { handleReadOwnSeeds } from './calls/read-own-seeds.ts'
import { handleReadSeeds } from './calls/read-seeds.ts'
import { handleRotateOwnSeeds } from './calls/rotate-own-seeds.ts'
import { handleRotateSeeds } from './calls/rotate-seeds.ts'
import { fishCalls } from './fish/calls.ts'
import { handCalls } from './hands/calls.ts'
import { sweepFishJob } from './jobs/sweep-fish.ts'
import { sweepHandsJob } from './jobs/sweep-hands.ts'
import { countReturnsJob } from './jobs/count-returns.ts'
import { sweepRoundsJob } from './jobs/sweep-rounds.ts'
import { roomHandCalls } from './room-hands/calls.ts'
import { sweepRoomsJob } from './jobs/sweep-rooms.ts'
import { roomCalls } from './rooms/calls.ts'
import { tableCalls } from './tables/calls.ts'

export const parts: ModuleParts = {
  calls: [
    handleEnterGame, handlePlayRound, handleListRounds, handleMarkRoundShown, handleReadSeeds, handleRotateSeeds,
    handleReadOwnSeeds, handleRotateOwnSeeds, handleReadFairRound, handleListFairRounds,
    ...handCalls,
    ...tableCalls, ...roomHandCalls, ...roomCalls, ...fishCalls,
  ],
  jobs: [sweepRoundsJob, countReturnsJob, sweepHandsJob, sweepRoomsJob, sweepFishJob],
}

export { findFairRound } from './fair-round.ts'
export { HousePlayers, type HousePlayerAccount, type HousePlayersParts } from './house-players/house-players.ts'
export { PairBook } from './integrity/pair-book.ts'
export { playedStakes } from './tables/store/played-stakes.ts'
export { seatPlaces } from './store/seat-places.ts'
export { httpPort } from './port/http-port.ts'
export { openStudio, studioKey, type Studio } from './studio.ts'
export { rulesOf } from './returns/game-rules.ts'
export { returnDaysOf, returnsOf } from './returns/returns.ts'
