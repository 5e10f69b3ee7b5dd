/** The studio's games by their code: those played alone, at shared tables, by hands, and in rooms. */
import { game as baccarat } from '../games/baccarat/rules/index.ts'
import { game as benjarong } from '../games/benjarong/rules/index.ts'
import { game as betta20 } from '../games/betta20/rules/index.ts'
import { game as blackjack } from '../games/blackjack/rules/index.ts'
import { game as bosang } from '../games/bosang/rules/index.ts'
import { game as buffalo243 } from '../games/buffalo243/rules/index.ts'
import { game as catfortune } from '../games/catfortune/rules/index.ts'
import { game as chalawan } from '../games/chalawan/rules/index.ts'
import { game as dragontiger } from '../games/dragontiger/rules/index.ts'
import { game as durian20 } from '../games/durian20/rules/index.ts'
import { game as fantan } from '../games/fantan/rules/index.ts'
import { game as fishhunt } from '../games/fishhunt/rules/index.ts'
import { game as garland } from '../games/garland/rules/index.ts'
import { game as goldcrab } from '../games/goldcrab/rules/index.ts'
import { game as hilo } from '../games/hilo/rules/index.ts'
import { game as holdem } from '../games/holdem/rules/index.ts'
import { game as jewellotus } from '../games/jewellotus/rules/index.ts'
import { game as kitewind } from '../games/kitewind/rules/index.ts'
import { game as krathong } from '../games/krathong/rules/index.ts'
import { game as longdrum } from '../games/longdrum/rules/index.ts'
import { game as moonrabbit } from '../games/moonrabbit/rules/index.ts'
import { game as muaygold } from '../games/muaygold/rules/index.ts'
import { game as naga243 } from '../games/naga243/rules/index.ts'
import { game as ninegems } from '../games/ninegems/rules/index.ts'
import { game as orchard } from '../games/orchard/rules/index.ts'
import { game as pokdeng } from '../games/pokdeng/rules/index.ts'
import { game as pokdengroom } from '../games/pokdengroom/rules/index.ts'
import { game as prawncrab } from '../games/prawncrab/rules/index.ts'
import { game as roulette } from '../games/roulette/rules/index.ts'
import { game as siamgold20 } from '../games/siamgold20/rules/index.ts'
import { game as sicbo } from '../games/sicbo/rules/index.ts'
import { game as somtam20 } from '../games/somtam20/rules/index.ts'
import { game as tigerspirit } from '../games/tigerspirit/rules/index.ts'
import { game as tuktuk3 } from '../games/tuktuk3/rules/index.ts'
import { game as yaksha25 } from '../games/yaksha25/rules/index.ts'
import { game as yipeng243 } from '../games/yipeng243/rules/index.ts'
import type { SoloGame } from '../kernel/games/solo-game.ts'
import type { TableGame } from '../kernel/tables/table-game.ts'

export const soloGames: readonly SoloGame[] = [
  benjarong, betta20, bosang, buffalo243, catfortune, chalawan, durian20, garland,
  goldcrab, jewellotus, kitewind, krathong, longdrum, moonrabbit, muaygold, naga243,
  ninegems, orchard, siamgold20, somtam20, tigerspirit, tuktuk3, yaksha25, yipeng243,
]

/** Games of shared tables; their outcomes are plain JSON that only the game itself reads. */
export const tableGames: readonly TableGame[] = [baccarat, dragontiger, fantan, hilo, pokdeng, prawncrab, roulette, sicbo]

/** What the page of a game is told that is played by hands, in a room or in the sea. */
export interface EntryFacts {
  readonly gameCode: string; readonly kind: 'HAND' | 'ROOM' | 'FISH'; readonly mathVersion: string; readonly rtp: string
  /** The jackpot pools that it may take part in; absent: none. */
  readonly jackpotPools?: readonly string[]
}
/** In a room members win from each other: no figure of the house's is behind it but the rake. */
const roomFacts = ({ gameCode, mathVersion }: { gameCode: string; mathVersion: string }): EntryFacts => ({ gameCode, kind: 'ROOM', mathVersion, rtp: '' })
export const otherGames: readonly EntryFacts[] = [blackjack, fishhunt, roomFacts(holdem), roomFacts(pokdengroom)]

const games: ReadonlyMap<string, SoloGame> = new Map(soloGames.map((game): [string, SoloGame] => [game.gameCode, game]))

export function gameByCode(gameCode: string): SoloGame | undefined {
  return games.get(gameCode)
}

export function tableGameByCode(gameCode: string): TableGame | undefined {
  return tableGames.find((game) => game.gameCode === gameCode) as TableGame | undefined
}
