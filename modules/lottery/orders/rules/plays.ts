/** The rules of the plays (kernel/lottery) in the words of this room: stored selections, lists of prizes. */
import { oddsE4 } from '../../../../kernel/lottery/odds.ts'
import {
  classicGameOf,
  familyOf,
  playOfGame,
  playsOfGame,
  type ClassicGame,
} from '../../../../kernel/lottery/classic/families.ts'
import type { LineWins, Play, PrizeWins, SelectionProblem } from '../../../../kernel/lottery/classic/play.ts'
import type { LotteryLineFault } from '../../../../contract/shared/lottery-orders.ts'

export type LotteryGame = ClassicGame

/** Undefined for a game that is not played here. */
export const gameOf = (gameCode: string): LotteryGame | undefined => classicGameOf(gameCode)

/** What the terms of the house change of the plays. */
export interface PlayTerms {
  readonly refundsTies: boolean
}

/** What a stored line was put on; it keeps the terms it was sold under. */
export interface StoredPick extends PlayTerms {
  readonly playCode: string
  readonly selection: string
}

export interface ReadLine {
  readonly selection: string
  readonly combinations: bigint
  /** Whether the terms of ties matter to the line. */
  readonly refundsTies: boolean
}

export interface LineProblem {
  readonly reason: LotteryLineFault
  readonly row?: number
  readonly most?: number
}

/** Rows of the board separated by |, picks within a row by a comma; no symbol has either. */
export const selectionText = (selections: readonly (readonly string[])[]): string =>
  selections.map((row) => row.join(',')).join('|')

export const selectionRows = (text: string): string[][] =>
  text.split('|').map((row) => (row === '' ? [] : row.split(',')))

/** Reads what a member chose; `combinations` are those that the caller counted. */
export function readLine(
  game: LotteryGame,
  line: {
    readonly playCode: string
    readonly selections: readonly (readonly string[])[]
    readonly combinations?: number
  },
  { refundsTies }: PlayTerms,
): ReadLine | LineProblem {
  const play = playOfGame(game, line.playCode, { tieRefund: refundsTies })
  if (!play) return { reason: 'PLAY' }
  const counted = play.count(line.selections)
  if ('problem' in counted) return problemOf(counted.problem)
  if (line.combinations !== undefined && line.combinations !== counted.combinations)
    return { reason: 'COMBINATIONS' }
  return {
    selection: selectionText(line.selections),
    combinations: BigInt(counted.combinations),
    refundsTies: refundsTies && play !== playOfGame(game, line.playCode),
  }
}

const problemOf = ({ code, row, most }: SelectionProblem): LineProblem => ({
  reason: code,
  row,
  ...(most === undefined ? {} : { most }),
})

export const isProblem = (read: ReadLine | LineProblem): read is LineProblem => 'reason' in read

/** For each prize of the play, in its order: total return × 10,000. */
export const oddsOf = (play: Play, g: number): bigint[] =>
  play.prizes.map(({ ways }) => oddsE4(g, play.outcomes, play.refunded, ways))

export function oddsAt(
  game: LotteryGame,
  playCode: string,
  { g, refundsTies }: PlayTerms & { readonly g: number },
): bigint[] {
  return oddsOf(playOfGame(game, playCode, { tieRefund: refundsTies })!, g)
}

/** Every play of the game with its odds. */
export const playsAt = (
  game: LotteryGame,
  { g, refundsTies }: PlayTerms & { readonly g: number },
): { playCode: string; oddsE4: bigint[] }[] =>
  playsOfGame(game, { tieRefund: refundsTies }).map((play) => ({
    playCode: play.code,
    oddsE4: oddsOf(play, g),
  }))

const E4 = 10_000n

/** The most that a valid line pays for 10,000 on each combination; at least what it can give back. */
export function largestReturn(
  game: LotteryGame,
  line: { readonly playCode: string; readonly selections: readonly (readonly string[])[] },
  odds: readonly bigint[],
  combinations: bigint,
  { refundsTies }: PlayTerms,
): bigint {
  const play = playOfGame(game, line.playCode, { tieRefund: refundsTies })!
  const most = countsOf(play, play.mostWins(line.selections)).reduce(
    (sum, count, prize) => sum + BigInt(count) * odds[prize]!,
    0n,
  )
  const back = play.refunded > 0 ? combinations * E4 : 0n
  return most > back ? most : back
}

function countsOf(play: Play, wins: readonly PrizeWins[]): number[] {
  const counts = play.prizes.map(() => 0)
  for (const { prize, count } of wins) counts[play.prizes.findIndex(({ key }) => key === prize)]! += count
  return counts
}

/** Winning combinations for each prize, and those that give their stake back. */
export interface PickWins {
  readonly counts: readonly number[]
  readonly refunds: number
}

/** What a stored selection wins by a result's text. */
export function winsOf(
  game: LotteryGame,
  { playCode, selection, refundsTies }: StoredPick,
  result: string,
): PickWins {
  const play = playOfGame(game, playCode, { tieRefund: refundsTies })!
  const { wins, refunded }: LineWins = play.wins(
    selectionRows(selection),
    familyOf(game.family).readResult(result),
  )
  return { counts: countsOf(play, wins), refunds: refunded }
}

/** Plays whose selections can cover each other. */
export const playsWithSides = (_game: LotteryGame): string[] => []

export interface MemberPick extends StoredPick {
  /** Of a combination, over all lines of the member with this selection. */
  readonly perCombination: bigint
}

/** What a member's bets in an issue risk nothing of, since opposite sides cover it (domain/lottery.md §2.6). */
export const coveredAmount = (_game: LotteryGame, _picks: readonly MemberPick[], _result: string): bigint =>
  0n
