/** The floor as data: every lobby, and every game that has a screen of its own, still and in motion. */
import { categoryWords } from '../../contract/shared/catalogue-words.ts'
import { gamesOf } from '../../games/all.ts'
import { paths } from '../../web/player/paths.ts'
import type { GameKind } from '../../games/kit/manifest.ts'
import type { Screen } from './screens.ts'

const game = (gameCode: string, more: Partial<Screen> = {}): Screen => ({
  name: `game-${gameCode.toLowerCase()}`,
  path: paths.seamless({ vendor: 'STUDIO', gameCode, mode: 'REAL' }),
  as: 'member',
  isWindow: true,
  isGame: true,
  settleMs: 3_000,
  ...more,
})

const codesOf = (...kinds: readonly GameKind[]): string[] =>
  kinds
    .flatMap((kind) => gamesOf(kind))
    .sort((a, b) => a.game.nodeId - b.game.nodeId)
    .map(({ game: { code } }) => code)

const tables = codesOf('TABLE', 'HAND')
/** One slot of each kind: three reels, lines, ways, and a cascade. */
const slots = ['TUKTUK3', 'SIAMGOLD20', 'NAGA243', 'NINEGEMS']
const rooms = codesOf('ROOM')

export const floor: readonly Screen[] = [
  ...categoryWords.map(
    (category): Screen => ({
      name: `lobby-${category.toLowerCase()}`,
      path: paths.lobby(category),
      as: 'member',
    }),
  ),
  ...slots.map((gameCode) => game(gameCode)),
  ...tables.map((gameCode) => game(gameCode)),
  ...rooms.flatMap((gameCode) => [
    game(gameCode, { name: `game-${gameCode.toLowerCase()}-lobby` }),
    game(gameCode, { pressInGame: ['[data-room]'] }),
  ]),
  ...codesOf('FISH').map((gameCode) => game(gameCode)),
  // A spin from its press to its end, a round of cards from the open bets to the next one, a gun that fires
  // by itself.
  game('SIAMGOLD20', {
    name: 'motion-slot',
    pressInGame: ['[class*="spin"]'],
    frames: { count: 6, everyMs: 450 },
  }),
  game('BACCARAT', { name: 'motion-table', frames: { count: 8, everyMs: 4_000 } }),
  game('ROULETTE', { name: 'motion-wheel', frames: { count: 8, everyMs: 4_000 } }),
  game('FISHHUNT', {
    name: 'motion-fish',
    pressInGame: ['footer button[aria-pressed]'],
    frames: { count: 5, everyMs: 700 },
  }),
]
