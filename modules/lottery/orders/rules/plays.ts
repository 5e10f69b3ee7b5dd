/** Which lotteries take bets here, and the rules of each (play-rules.ts). */
import { classicGameOf, classicGames, type ClassicGame } from '../../../../kernel/lottery/classic/families.ts'
import { numberGameOf, numberGames, type NumberGame } from '../../../../kernel/lottery/numbers/games.ts'
import { classicRules } from './classic-plays.ts'
import { numberRules } from './number-plays.ts'
import type { LineProblem, PlayRules, ReadLine } from './play-rules.ts'

export type LotteryGame = ClassicGame | NumberGame

/** In the order in which they are listed. */
export const allGames: readonly LotteryGame[] = [...classicGames, ...numberGames]

/** Undefined for a game that is not played here. */
export const gameOf = (gameCode: string): LotteryGame | undefined =>
  classicGameOf(gameCode) ?? numberGameOf(gameCode)

/** Whether the bets of a game stand on whole numbers. */
export const isNumberGame = (game: LotteryGame): game is NumberGame => 'formOf' in game

const known = new Map<string, PlayRules>()

export function rulesOf(game: LotteryGame): PlayRules {
  let rules = known.get(game.gameCode)
  if (!rules) {
    rules = isNumberGame(game) ? numberRules(game) : classicRules(game)
    known.set(game.gameCode, rules)
  }
  return rules
}

export const isProblem = (read: ReadLine | LineProblem): read is LineProblem => 'reason' in read
