/**
 * The studio's games in the order of their codes, by kind: their rules, loaded from the manifests of games/.
 */
import { gamesOf } from '../../games/all.ts'
import type { EntryFacts as FactsOfRules, GameKind, HouseFacts } from '../../games/kit/manifest.ts'
import type { SoloGame } from '../../kernel/games/solo-game.ts'
import type { TableGame } from '../../kernel/tables/table-game.ts'

/** What the rules of every game of a kind declare. */
const declared = <Game>(
  manifests: readonly { readonly rules: () => Promise<{ readonly game: Game }> }[],
): Promise<readonly Game[]> => Promise.all(manifests.map(async ({ rules }) => (await rules()).game))

/** What the page of a game with hands, a room or the sea gets. */
export interface EntryFacts {
  readonly gameCode: string
  readonly kind: Exclude<GameKind, 'SOLO' | 'TABLE'>
  readonly mathVersion: string
  readonly rtp: string
  /** The jackpot pools that it may take part in; absent: none. */
  readonly jackpotPools?: readonly string[]
}
const ofHouse =
  (kind: 'HAND' | 'FISH') =>
  (facts: HouseFacts): EntryFacts => ({ ...facts, kind })
/** In a room members win from each other: the house only has the rake. */
const ofRoom = ({ gameCode, mathVersion }: FactsOfRules): EntryFacts => ({
  gameCode,
  kind: 'ROOM',
  mathVersion,
  rtp: '',
})

const [solo, tables, hands, seas, rooms] = await Promise.all([
  declared(gamesOf('SOLO')),
  /** Games of shared tables; their outcomes are plain JSON that only the game itself reads. */
  declared(gamesOf('TABLE')),
  declared(gamesOf('HAND')),
  declared(gamesOf('FISH')),
  declared(gamesOf('ROOM')),
])
export const soloGames: readonly SoloGame[] = solo
export const tableGames: readonly TableGame[] = tables
export const otherGames: readonly EntryFacts[] = [
  ...hands.map(ofHouse('HAND')),
  ...seas.map(ofHouse('FISH')),
  ...rooms.map(ofRoom),
]

const soloByCode: ReadonlyMap<string, SoloGame> = new Map(
  soloGames.map((game): [string, SoloGame] => [game.gameCode, game]),
)

export function gameByCode(gameCode: string): SoloGame | undefined {
  return soloByCode.get(gameCode)
}

export function tableGameByCode(gameCode: string): TableGame | undefined {
  return tableGames.find((game) => game.gameCode === gameCode)
}
