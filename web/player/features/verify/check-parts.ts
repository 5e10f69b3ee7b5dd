import type { FairStream } from '../../../../kernel/fair/stream.ts'
import type { GameKind } from '../../../../games/kit/manifest.ts'
import { gameKinds, gameRules } from '../../../ui/games/manifests.ts'

export const DECK_SIZE = 52

/** The rules of a game of the kind that is checked; undefined: no such game. */
export const rulesOf = <Rules>(gameCode: string, kind: GameKind): Rules | undefined =>
  gameKinds.get(gameCode) === kind ? (gameRules.get(gameCode) as Rules) : undefined

export const shuffledDeck = (stream: FairStream): number[] =>
  stream.shuffle(Array.from({ length: DECK_SIZE }, (_, card) => card))

/** Rules refuse what no round could have been with a RangeError. */
export function refusable<Result>(work: () => Result): Result | null {
  try {
    return work()
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}
