import type { FairRound } from '../../kernel/games/fair-round.ts'
import { findFishRound } from '../fish/find-round.ts'
import { findHandRound } from '../hands/find-round.ts'
import { findRoomRound } from '../rooms/find-round.ts'
import { findSoloRound } from '../solo/find-round.ts'
import { findTableRound } from '../tables/find-round.ts'
import { tableGameByCode } from './games.ts'
import type { Studio } from './studio.ts'

/** One for each kind of round; the first that knows the round answers. */
const finders: readonly ((
  studio: Studio,
  memberId: string,
  roundId: string,
) => Promise<FairRound | undefined>)[] = [
  findSoloRound,
  findHandRound,
  ({ database, currencyOf }, memberId, roundId) =>
    findTableRound({ database, currencyOf, gameOf: tableGameByCode }, memberId, roundId),
  ({ rooms }, memberId, roundId) => findRoomRound(rooms.core, memberId, roundId),
  findFishRound,
]

/** A member's round of any kind, by its name in the betting record, or undefined. */
export async function findFairRound(
  studio: Studio,
  memberId: string,
  roundId: string,
): Promise<FairRound | undefined> {
  for (const find of finders) {
    const round = await find(studio, memberId, roundId)
    if (round) return round
  }
  return undefined
}
