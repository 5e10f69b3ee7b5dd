/** Classic numbers: the plays of a family at a prize group (kernel/lottery/classic). */
import { lotteryUnits, MOST_LINES } from '../../../../contract/shared/lottery-orders.ts'
import {
  familyOf,
  playOfGame,
  playsOfGame,
  type ClassicGame,
} from '../../../../kernel/lottery/classic/families.ts'
import type { Play, PrizeWins, SelectionProblem } from '../../../../kernel/lottery/classic/play.ts'
import { oddsE4 } from '../../../../kernel/lottery/odds.ts'
import { validBetOf } from '../../../../kernel/lottery/opposite.ts'
import {
  selectionRows,
  selectionText,
  type DrawnRules,
  type LineProblem,
  type PlayRules,
  type PlayTerms,
  type PricedLine,
} from './play-rules.ts'

const E4 = 10_000n

export function classicRules(game: ClassicGame): PlayRules {
  const playOf = (playCode: string, { refundsTies }: PlayTerms): Play | undefined =>
    playOfGame(game, playCode, { tieRefund: refundsTies })
  return {
    kind: 'CLASSIC',
    mostLines: MOST_LINES,
    units: lotteryUnits,
    leastUnit: lotteryUnits[0],
    readLine(line, terms) {
      const play = playOf(line.playCode, terms)
      if (!play) return { reason: 'PLAY' }
      if (!lotteryUnits.some((unit) => unit === line.unitAmount)) return { reason: 'UNIT' }
      const counted = play.count(line.selections)
      if ('problem' in counted) return problemOf(counted.problem)
      if (line.combinations !== undefined && line.combinations !== counted.combinations)
        return { reason: 'COMBINATIONS' }
      return {
        selection: selectionText(line.selections),
        combinations: BigInt(counted.combinations),
        refundsTies: terms.refundsTies && play !== playOfGame(game, line.playCode),
      }
    },
    plays: ({ g, refundsTies }) =>
      playsOfGame(game, { tieRefund: refundsTies }).map((play) => ({
        playCode: play.code,
        prizes: play.prizes.map(({ key }) => key),
        oddsE4: oddsOfPlay(play, g),
      })),
    oddsOf: (playCode, at) => oddsOfPlay(playOf(playCode, at)!, at.g),
    returnsE4Of: (lines) => lines.map((line) => returnE4Of(playOf(line.playCode, line)!, line)),
    drawn: (_, result) => drawnBy(game, result),
  }
}

const problemOf = ({ code, row, most }: SelectionProblem): LineProblem => ({
  reason: code,
  row,
  ...(most === undefined ? {} : { most }),
})

const oddsOfPlay = (play: Play, g: number): bigint[] =>
  play.prizes.map(({ ways }) => oddsE4(g, play.outcomes, play.refunded, ways))

function returnE4Of(
  play: Play,
  { selection, perCombination, combinations, oddsE4: odds }: PricedLine,
): bigint {
  const most = countsOf(play, play.mostWins(selectionRows(selection))).reduce(
    (sum, count, prize) => sum + BigInt(count) * odds[prize]!,
    0n,
  )
  const back = play.refunded > 0 ? combinations * E4 : 0n
  return perCombination * (most > back ? most : back)
}

function countsOf(play: Play, wins: readonly PrizeWins[]): number[] {
  const counts = play.prizes.map(() => 0)
  for (const { prize, count } of wins) counts[play.prizes.findIndex(({ key }) => key === prize)]! += count
  return counts
}

function drawnBy(game: ClassicGame, text: string): DrawnRules {
  const result = familyOf(game.family).readResult(text)
  const playOf = (playCode: string, refundsTies: boolean): Play =>
    playOfGame(game, playCode, { tieRefund: refundsTies })!
  return {
    winsOf({ playCode, selection, refundsTies }) {
      const play = playOf(playCode, refundsTies)
      const { wins, refunded } = play.wins(selectionRows(selection), result)
      return { counts: countsOf(play, wins), refunds: refunded }
    },
    validAmountOf: (picks) =>
      validBetOf(
        picks.map(({ playCode, selection, refundsTies, perCombination }) => ({
          play: playOf(playCode, refundsTies),
          selections: selectionRows(selection),
          stakePerCombination: perCombination,
        })),
        result,
      ),
  }
}
