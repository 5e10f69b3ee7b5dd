/** The lotteries that are drawn by the house (domain/lottery.md §2), in the order of the lobby. */
import type { GameCycle } from './rules/schedule.ts'

export type Family = 'SSC' | '11X5' | 'K3' | 'PK10' | 'PC28' | '3D' | 'P3' | 'P5'

export interface Game extends GameCycle {
  readonly gameCode: string
  readonly vendor: 'ELOTT' | 'LOTT'
  readonly family: Family
}

/** Bets end this long before the draw (domain/lottery.md §1.7). */
const fast = (family: Family, cycleS: number): Game => ({
  gameCode: family === 'SSC' ? `SSC${cycleS}` : `${family}_${cycleS}`,
  vendor: 'ELOTT',
  family,
  cycleS,
  closeBeforeS: cycleS < 180 ? 5 : 10,
})
const daily = (family: Family): Game => ({
  gameCode: family,
  vendor: 'LOTT',
  family,
  cycleS: null,
  closeBeforeS: 300,
})

export const games: readonly Game[] = [
  ...[60, 90, 180, 300].map((cycleS) => fast('SSC', cycleS)),
  ...[60, 180].map((cycleS) => fast('11X5', cycleS)),
  ...[60, 180].map((cycleS) => fast('K3', cycleS)),
  ...[60, 90, 300].map((cycleS) => fast('PK10', cycleS)),
  ...[60, 180].map((cycleS) => fast('PC28', cycleS)),
  daily('3D'),
  daily('P3'),
  daily('P5'),
]

const byCode = new Map(games.map((game) => [game.gameCode, game]))
export const gameOf = (gameCode: string): Game | undefined => byCode.get(gameCode)
