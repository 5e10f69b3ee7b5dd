/** Whole numbers: Thai, stock, yeekee, 4D and Vietnamese lotteries (kernel/lottery/numbers). */
import { LEAST_UNIT, MOST_NUMBER_LINES } from '../../../../contract/shared/lottery-orders.ts'
import { mostOfLinesE4, prizesFor, topOddsE4 } from '../../../../kernel/lottery/numbers/claims.ts'
import { exposurePlayOf } from '../../../../kernel/lottery/numbers/exposure.ts'
import { numberPlayOf, type NumberGame, type NumberPlay } from '../../../../kernel/lottery/numbers/games.ts'
import { validBetOnNumbers } from '../../../../kernel/lottery/numbers/valid-bet.ts'
import { oddsE4Of } from './odds-text.ts'
import type { DrawnRules, LineProblem, PlayRules, ReadLine, SlipLine } from './play-rules.ts'

const E4 = 10_000n

/** A stored selection is its numbers, separated by a comma. */
export const numbersOfSelection = (selection: string): string[] => selection.split(',')

export function numberRules(game: NumberGame): PlayRules {
  const playOf = (playCode: string): NumberPlay => numberPlayOf(game.gameCode, playCode)!
  return {
    kind: 'NUMBERS',
    mostLines: MOST_NUMBER_LINES,
    units: null,
    leastUnit: LEAST_UNIT,
    readLine: (line) => readLine(game, line),
    plays: () => game.plays.map(({ code, prizes, oddsE4 }) => ({ playCode: code, prizes, oddsE4 })),
    oddsOf: (playCode) => playOf(playCode).oddsE4,
    returnsE4Of: (lines) => [
      mostOfLinesE4(
        game,
        lines.map(({ playCode, selection, perCombination, oddsE4 }) => ({
          play: playOf(playCode),
          selection: numbersOfSelection(selection),
          unitAmount: perCombination,
          oddsE4,
        })),
      ),
    ],
    drawn: (numero, result) => drawnBy(game, numero, result),
  }
}

function readLine(game: NumberGame, line: SlipLine): ReadLine | LineProblem {
  const play = numberPlayOf(game.gameCode, line.playCode)
  if (!play) return { reason: 'PLAY' }
  const [selection] = line.selections
  if (!selection || line.selections.length !== 1) return { reason: 'ROW_COUNT' }
  if (line.unitAmount < LEAST_UNIT) return { reason: 'UNIT' }
  if (line.multiple !== 1) return { reason: 'MULTIPLE' }
  const problem = play.check(selection)
  if (problem) {
    const { code, number } = problem
    return { reason: code, row: 0, ...(number === undefined ? {} : { number }) }
  }
  const cover = play.cover(selection)
  if (line.combinations !== undefined && line.combinations !== cover) return { reason: 'COMBINATIONS' }
  if (
    line.odds &&
    (line.odds.length !== play.prizes.length || line.odds.some((text) => oddsE4Of(text) === undefined))
  )
    return { reason: 'ODDS' }
  return { selection: selection.join(','), combinations: BigInt(cover), refundsTies: false }
}

function drawnBy(game: NumberGame, numero: string, text: string): DrawnRules {
  const draw = game.read(text, numero)
  const playOf = (playCode: string): NumberPlay => numberPlayOf(game.gameCode, playCode)!
  return {
    winsOf({ playCode, selection }) {
      const { prizes } = playOf(playCode)
      const counts = prizes.map(() => 0)
      for (const { prize, hits } of draw.hits(playCode, numbersOfSelection(selection)))
        counts[prizes.indexOf(prize)]! += hits
      return { counts, refunds: 0 }
    },
    validAmountOf: (picks) =>
      validBetOnNumbers(
        picks.map(({ playCode, selection, perCombination }) => {
          const [play, numbers] = [playOf(playCode), numbersOfSelection(selection)]
          return {
            play,
            selection: numbers,
            stakeAmount: perCombination * BigInt(play.cover(numbers)),
          }
        }),
      ),
  }
}

/** What a line counts for under one key: its stake, and what one hit would pay. */
export interface Standing {
  /** `keyName` of the two that follow. */
  readonly key: string
  readonly playCode: string
  readonly numberKey: string
  readonly stakeAmount: bigint
  readonly exposureAmount: bigint
}

/** What a line with these odds stands on. */
export function standingsOf(
  gameCode: string,
  line: {
    readonly playCode: string
    readonly selection: string
    readonly perCombination: bigint
    readonly oddsE4: readonly bigint[]
  },
): Standing[] {
  return standingsAt(gameCode, line, topOddsOf(gameCode, line))
}

/** One hit of a line pays so much for a stake of 10,000 on a number. */
export const topOddsOf = (
  gameCode: string,
  line: { readonly playCode: string; readonly selection: string; readonly oddsE4: readonly bigint[] },
): bigint =>
  topOddsE4({
    play: numberPlayOf(gameCode, line.playCode)!,
    selection: numbersOfSelection(line.selection),
    oddsE4: line.oddsE4,
  })

export function standingsAt(
  gameCode: string,
  line: { readonly playCode: string; readonly selection: string; readonly perCombination: bigint },
  topOdds: bigint,
): Standing[] {
  const play = numberPlayOf(gameCode, line.playCode)!
  const playCode = exposurePlayOf(play.code)
  const stakeAmount = line.perCombination
  const exposureAmount = (stakeAmount * topOdds) / E4
  return play.exposureKeys(numbersOfSelection(line.selection)).map((numberKey) => ({
    key: keyName({ playCode, numberKey }),
    playCode,
    numberKey,
    stakeAmount,
    exposureAmount,
  }))
}

/** Names a number of a bet type. */
export const keyName = ({ playCode, numberKey }: { playCode: string; numberKey: string }): string =>
  `${playCode}/${numberKey}`

/** The prizes that matter to a stored selection: odds of others may differ from what the member saw. */
export const prizesOfSelection = (gameCode: string, playCode: string, selection: string): readonly number[] =>
  prizesFor(numberPlayOf(gameCode, playCode)!, numbersOfSelection(selection))
