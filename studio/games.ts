/** The studio's solo games by their code. */
import { game as siamgold20 } from '../games/siamgold20/rules/index.ts'
import { game as tuktuk3 } from '../games/tuktuk3/rules/index.ts'
import type { SoloGame } from '../kernel/games/solo-game.ts'

const games: ReadonlyMap<string, SoloGame> = new Map([siamgold20, tuktuk3].map((game): [string, SoloGame] => [game.gameCode, game]))

export function gameByCode(gameCode: string): SoloGame | undefined {
  return games.get(gameCode)
}
