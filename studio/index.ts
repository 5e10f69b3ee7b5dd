/** The in-house vendor: provably fair games of every kind, their rounds and seeds. */
import type { ModuleParts } from '../platform/calls.ts'
import { coreParts } from './core/index.ts'
import { fishParts } from './fish/index.ts'
import { handsParts } from './hands/index.ts'
import { houseParts } from './house/index.ts'
import { countReturnsJob } from './returns/jobs/count-returns.ts'
import { roomsParts } from './rooms/index.ts'
import { soloParts } from './solo/index.ts'
import { tablesParts } from './tables/index.ts'

const rooms: readonly ModuleParts[] = [
  houseParts,
  soloParts,
  coreParts,
  handsParts,
  tablesParts,
  roomsParts,
  fishParts,
]
export const parts: ModuleParts = {
  calls: rooms.flatMap(({ calls }) => calls),
  jobs: [...rooms.flatMap(({ jobs }) => jobs ?? []), countReturnsJob],
}

export { studioCode } from './house/code.ts'
export { findFairRound } from './house/fair-round.ts'
export {
  HousePlayers,
  type HousePlayerAccount,
  type HousePlayersParts,
} from './house-players/house-players.ts'
export { ToteBettors, type ToteBettorsParts } from './house-players/tote-bettors.ts'
export { PairBook } from './integrity/pair-counts.ts'
export { playedStakes, tableRoundsAmong } from './tables/store/played-stakes.ts'
export { seatPlaces } from './house/store/seat-places.ts'
export { httpHousePort } from './port/http-house-port.ts'
export { httpPort } from './port/http-port.ts'
export { openStudio, provideStudio, studioKey, type Studio } from './house/studio.ts'
export { rulesOf } from './returns/game-rules.ts'
export { returnDaysOf, returnsOf } from './returns/returns.ts'
